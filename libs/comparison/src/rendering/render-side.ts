import { layoutsFor } from '@forecourt/block-schemas';
import type { Page, PageEntry, TenantSnapshot } from '@forecourt/block-schemas';
import type { FileSystem } from '@forecourt/content';
import type * as renderer from '@forecourt/renderer';
import type { PageRendering } from '@forecourt/renderer';
import { answerFromFiles } from './answer-from-files.ts';

/** The renderer, which callers load: it takes a while. */
export type Renderer = typeof renderer;

/** A tenant on one side of a comparison. */
export interface TenantSide {
  readonly snapshot: TenantSnapshot;
  /** File system with its files. */
  readonly fs: FileSystem;
  /** Publication date of every page; its own if left out. */
  readonly at?: string;
  /** The moment of viewing, ISO 8601; a date alone is a day in the tenant's time zone. */
  readonly clock: string;
}

/** Renders pages of a tenant on one side. */
export interface SideRenderer extends TenantSide {
  readonly render: (entry: PageEntry) => Promise<PageRendering>;
  /** The layout of each block type on a page. */
  readonly layoutsOf: (page: Page) => Readonly<Record<string, string>>;
  /** The date that selects a page's layouts; undefined selects the newest. */
  readonly dateOf: (page: Page) => string | undefined;
}

/** Placeholder for the islands' script, which is never run. */
const islandEntry = '/_build/islands.js';

/** Prepares to render a side's pages as visitors get them. */
export function createSideRenderer(
  side: TenantSide,
  { renderForComparison, planPage }: Renderer,
): SideRenderer {
  const { snapshot, at, clock } = side;
  const { site } = snapshot;
  const answer = answerFromFiles(snapshot);
  // Without an offset it is the tenant's local time; any moment of the day will do.
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
    render: async (entry) => {
      const url = { pathname: entry.page.path, search: '' };
      const answers = await answer(planPage(entry.page, snapshot, { url, now }).queries);
      return renderForComparison(entry, snapshot, {
        url,
        origin: `https://${site.domains[0]}`,
        now,
        mode: 'production',
        at,
        fonts: { css: '', preload: [] },
        answers,
        islandEntry,
      });
    },
  };
}
