import type { LocatedFinding } from './findings.ts';
import type { CustomComponentDefinition, Page, Redirect, Site } from './generated/types.ts';

/** A picture or other file of the tenant's `assets/` folder. */
export interface Asset {
  /** Path in pages: `/assets/hero.svg`. */
  readonly path: string;
  /** Absolute path of the file on disk. */
  readonly file: string;
  /** Absolute path of a copy to read while the file is missing or replaced by another one. */
  readonly copy?: string;
  /** The file on disk that was read; another one under the same path has another identity. */
  readonly identity?: string;
  /** First 16 hex digits of the content's SHA-256; part of every URL that serves it. */
  readonly hash: string;
  readonly bytes: number;
  /** Media type, of pictures by their content, such as `image/svg+xml`. */
  readonly mediaType: string;
  /**
   * The picture is over the limits for pictures: it is neither decoded nor shown.
   * Reading the tenant reports why.
   */
  readonly refused?: true;
  /** Intrinsic size in pixels; absent for files that are not pictures. */
  readonly width?: number;
  readonly height?: number;
  /** True for images with transparency: the page's background shows through. */
  readonly cutOut?: true;
  /** Position of the subject, from the site's settings. */
  readonly focalPoint?: FocalPoint;
}

/** Position in a picture, each from 0 (left or upper edge) to 1. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** A page that passed validation, with the file it came from. */
export interface PageEntry {
  readonly page: Page;
  /** Path of the file below the tenant's folder, `pages/home.json`. */
  readonly file: string;
  /** Changes whenever the file's content changes. */
  readonly version: string;
  /** Findings of this page that don't prevent it from being served. */
  readonly findings: readonly LocatedFinding[];
  /** Pointers of blocks that failed validation; they are left out, and the rest of the page is served. */
  readonly brokenBlocks: ReadonlyMap<string, readonly LocatedFinding[]>;
  /** Findings of a newer, invalid version of the file, while the last valid version is served. */
  readonly rejectedEdit?: readonly LocatedFinding[];
}

/** A file of the tenant's `data/` folder: parsed, within the limits, not yet checked as entities. */
export interface DataFile {
  /** Path of the file below the tenant's folder, `data/models.json`. */
  readonly file: string;
  /** Changes whenever the file's content changes. */
  readonly version: string;
  /** Undefined if a thread holds it. */
  readonly value: unknown;
  /** Handle of the value if a thread holds it. */
  readonly held?: object;
}

/** A redirect with its position in `redirects.json`. */
export interface PlacedRedirect extends Redirect {
  readonly index?: number;
}

/** Immutable snapshot of a tenant's content. */
export interface TenantSnapshot {
  readonly slug: string;
  /** Absolute path of the tenant's folder. */
  readonly directory: string;
  readonly site: Site;
  /** True if the `id` of the site is not the tenant's own: no shared credential is used for it. */
  readonly isIdContested?: boolean;
  /** By path, `/finance`. */
  readonly pages: ReadonlyMap<string, PageEntry>;
  /** By path, `/assets/hero.svg`. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** The tenant's own registry: custom components by name. */
  readonly components: ReadonlyMap<string, CustomComponentDefinition>;
  /** Files of the components by the components' names, `components/call-us.json`. */
  readonly componentFiles?: ReadonlyMap<string, string>;
  /** The dealer's data by file name without extension, `models`. */
  readonly data: ReadonlyMap<string, DataFile>;
  /** Addresses that have moved, by the old path in small letters without a final slash. */
  readonly redirects?: ReadonlyMap<string, PlacedRedirect>;
  /** Findings of all files. */
  readonly findings: readonly LocatedFinding[];
  /** Changes whenever anything in the snapshot changes. */
  readonly version: string;
}
