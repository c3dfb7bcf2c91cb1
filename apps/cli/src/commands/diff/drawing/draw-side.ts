import { layoutsFor } from '@forecourt/block-schemas';
import type { Page, PageEntry, TenantSnapshot } from '@forecourt/block-schemas';
import type { FileSystem } from '@forecourt/content';
import type { PageDrawing } from '@forecourt/renderer';
import { answerFromFiles } from './answer-from-files.ts';
import type { Renderer } from './load-renderer.ts';

/** A tenant as it is on one side of a comparison. */
export interface TenantSide {
  readonly snapshot: TenantSnapshot;
  /** Where its files are read from. */
  readonly fs: FileSystem;
  /** Publication date of every page; its own if left out. */
  readonly at?: string;
  /** The moment on which the site is looked at: ISO 8601, a date alone being the tenant's day. */
  readonly clock: string;
}

/** Draws pages of a tenant as they are on one side. */
export interface SideDrawing extends TenantSide {
  readonly draw: (entry: PageEntry) => Promise<PageDrawing>;
  /** The layout of each block type on a page. */
  readonly layoutsOf: (page: Page) => Readonly<Record<string, string>>;
  /** The date that picks a page's layouts; none picks the newest. */
  readonly dateOf: (page: Page) => string | undefined;
}

/** Where the islands' script would be: nothing is run. */
const islandEntry = '/_build/islands.js';

/** Prepares to draw a side's pages as a visitor would get them, each as often as it is asked for. */
export function drawSide(side: TenantSide, { drawInPlaces, planPage }: Renderer): SideDrawing {
  const { snapshot, at, clock } = side;
  const { site } = snapshot;
  const answer = answerFromFiles(snapshot);
  // Without an offset it is the tenant's own time, at which any moment of the day will do.
  const now = clock.includes('T') ? clock : `${clock}T12:00:00`;
  const dateOf = ({ publicationDate }: Page) => at ?? publicationDate;
  const layouts = new Map<string, Readonly<Record<string, string>>>();
  return {
    ...side,
    dateOf,
    layoutsOf: (page) => {
      const date = dateOf(page);
      const known = layouts.get(date ?? '') ?? layoutsFor(date, site.timeZone);
      layouts.set(date ?? '', known);
      return known;
    },
    draw: async (entry) => {
      const url = { pathname: entry.page.path, search: '' };
      const answers = await answer(planPage(entry.page, snapshot, { url, now }).queries);
      return drawInPlaces(entry, snapshot, {
        url,
        origin: `https://${site.domains[0]}`,
        now,
        mode: 'production',
        ...(at !== undefined && { at }),
        fonts: { css: '', preload: [] },
        answers,
        islandEntry,
      });
    },
  };
}
