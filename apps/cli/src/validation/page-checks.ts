import { hash } from 'node:crypto';
import type { LocatedFinding, PageEntry, TenantSnapshot } from '@forecourt/block-schemas';
import { pageReferences, placesIn, shareReferences, strippedPage } from '@forecourt/content';
import type {
  PageReader,
  PageReferences,
  PageSurroundings,
  ShareReference,
} from '@forecourt/content';
import type { FileLint, LintRun } from '@forecourt/lint';
import type { LintSettings } from '../lint/lint-check.ts';

/** What was found on a page while it was read. */
export interface PageCheck {
  readonly references: PageReferences;
  /** The faults of its references to itself, with places. */
  readonly faults: readonly LocatedFinding[];
  /** What rules have to say of it, if they were asked. */
  readonly lint?: FileLint;
  /** The places of `lint.findings`, in their order. */
  readonly lintPlaces: readonly LocatedFinding[];
  /** The places of references to other files that lead nowhere, for as long as these are the same. */
  placed?: { readonly key: string; readonly findings: readonly LocatedFinding[] };
}

/** What was found on the pages of a tenant; the pages themselves are not kept. */
export interface PageChecks {
  /** Changes with everything that pages are held against: settings, components, assets, rules, the day. */
  readonly key: string;
  readonly share: ShareReference;
  readonly lint?: LintRun;
  /** By what is kept of a page. */
  readonly found: WeakMap<PageEntry, PageCheck>;
}

/** Starts the rules' run over a tenant; it is loaded only by those who lint. */
export type StartLint = (
  tenant: Pick<TenantSnapshot, 'slug' | 'site' | 'assets'>,
  settings: LintSettings,
) => LintRun;

/** How rules are asked about pages while these are read. */
export interface PageLinting {
  readonly start: StartLint;
  readonly settings: LintSettings;
}

/** Looks at pages as they are read. */
export interface PageChecker {
  readonly pageReader: (surroundings: PageSurroundings) => PageReader;
  /** What was found, once the tenant is read; undefined if it could not be. */
  readonly checks: () => PageChecks | undefined;
}

function keyOf(
  { site, components, assets }: PageSurroundings,
  settings: LintSettings | undefined,
  today: string | undefined,
): string {
  const { config, at, horizonDays, onlyRules } = settings ?? {};
  // Only rules look at anything but components.
  const looked = settings && [site, [...assets.values()].map(({ file: _file, ...rest }) => rest)];
  const parts = [[...components], looked, config, at, horizonDays, onlyRules, today];
  return hash('sha256', JSON.stringify(parts), 'hex');
}

/**
 * Checks the pages of a tenant one by one: what each refers to and, if asked, what rules say.
 * @param before what was found earlier, used again for pages that did not change.
 */
export function checkPages(
  linting: PageLinting | undefined,
  before: PageChecks | undefined,
): PageChecker {
  let checks: PageChecks | undefined;
  const pageReader = (surroundings: PageSurroundings): PageReader => {
    const { site, assets, components } = surroundings;
    const lint = site && linting?.start({ slug: site.slug, site, assets }, linting.settings);
    const key = keyOf(surroundings, linting?.settings, lint?.today);
    const known = before?.key === key ? before : undefined;
    const found = known?.found ?? new WeakMap<PageEntry, PageCheck>();
    const share = known?.share ?? shareReferences();
    checks = { key, share, lint, found };
    const keep: PageReader['keep'] = (entry, place) => {
      const places = placesIn(entry.page);
      const references = pageReferences(entry.page, components, share, places);
      const { faults } = references;
      const said = lint?.page(entry, entry.brokenBlocks.size === 0 ? places : undefined);
      const placed = place([...faults, ...(said?.findings ?? []).map(({ finding }) => finding)]);
      const kept = Object.freeze(strippedPage(entry));
      found.set(kept, {
        references,
        faults: placed.slice(0, faults.length),
        lint: said,
        lintPlaces: placed.slice(faults.length),
      });
      return kept;
    };
    return { keep, again: before !== undefined && known === undefined };
  };
  return { pageReader, checks: () => checks };
}
