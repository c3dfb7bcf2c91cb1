import {
  cutoffs as builtIn,
  layoutsFor,
  publicationDay,
  sitePlaces,
} from '@forecourt/block-schemas';
import type { Cutoff, Layouts, LintConfig, TenantSnapshot } from '@forecourt/block-schemas';
import { rules as allRules } from '../rules/index.ts';
import { byText, inOrder } from './in-order.ts';
import type {
  BlockVisit,
  FindingInFile,
  LintFinding,
  PageVisit,
  Rule,
  RuleReport,
  Visit,
  Visitor,
} from './rule.ts';
import { mayReport, ruleSetting } from './settings.ts';
import { suppress, suppressionsOf } from './suppressions.ts';
import { componentPlaces, partsOf } from './walk.ts';
import type { DocumentParts } from './walk.ts';

/** What a run looks at. */
export interface LintInput {
  readonly snapshot: TenantSnapshot;
  /** The moment, ISO 8601 with an offset or Z. */
  readonly now: string;
  readonly config?: LintConfig;
  /** What reading the tenant and following its references found; some rules pass it on under their own level. */
  readonly known?: readonly FindingInFile[];
  /** A date, YYYY-MM-DD or a moment, on which every page is imagined to be published again. */
  readonly at?: string;
  /** Days ahead to look for what ends. */
  readonly horizonDays?: number;
  /** The layout changes; the built-in ones if left out. */
  readonly cutoffs?: readonly Cutoff[];
  /** The rules; the built-in ones if left out. */
  readonly rules?: readonly Rule[];
}

interface Running {
  readonly rule: Rule;
  readonly visitor: Visitor;
}

/** What a rule wants to be called with, and how it reports on a file. */
interface Handler {
  readonly name: string;
  readonly handler: (visit: unknown) => void;
  readonly reportOn: (file: string) => Visit['report'];
}

/** Makes a value for a key once, as long as the same key is asked for. */
function lastOnly<T>(make: (key: string) => T): (key: string) => T {
  let last: { readonly key: string; readonly value: T } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) };
    return last.value;
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Runs the rules over one tenant. The result depends on the arguments alone: not on the clock, the
 * locale, the machine's time zone or the order in which files were read.
 * @returns findings in order of file, pointer, rule and message; suppressed ones are left out.
 */
export function lintTenant(input: LintInput): readonly LintFinding[] {
  const { snapshot, now, config = {}, known = [], cutoffs = builtIn, rules = allRules } = input;
  const { site, slug } = snapshot;
  const found: LintFinding[] = [];
  const tell = (rule: Rule, file: string, { fix, ...report }: RuleReport) => {
    const { level } = ruleSetting(rule, config, slug, file);
    if (level === 'off') return;
    const finding = { rule: rule.meta.id, severity: level, ...report };
    found.push({ file, finding, ...(fix && { fix }) });
  };
  const today = publicationDay(now, site.timeZone) ?? now.slice(0, 10);
  const running: Running[] = rules
    .filter((rule) => mayReport(rule, config, slug))
    .map((rule) => ({
      rule,
      visitor: rule.create({
        options: ruleSetting(rule, config, slug).options,
        site,
        snapshot,
        assets: snapshot.assets,
        today,
        now,
        cutoffs,
        at: input.at,
        horizonDays: input.horizonDays,
        known,
        ruleIds: rules.map(({ meta }) => meta.id),
        report: (file, report) => tell(rule, file, report),
      }),
    }));
  const handlersOf = Map.groupBy(
    running.flatMap(({ rule, visitor }) =>
      Object.entries(visitor).map(([name, handler]): Handler => ({
        name,
        handler: handler as Handler['handler'],
        reportOn: lastOnly((file) => (report) => tell(rule, file, report)),
      })),
    ),
    ({ name }) => name,
  );
  /** Calls the rules that want a visit, each with a report of its own. */
  const call = <K extends keyof Omit<Visitor, 'end'>>(
    name: K,
    visit: Omit<Parameters<NonNullable<Visitor[K]>>[0], 'report'> & { readonly file: string },
  ) => {
    const handlers = handlersOf.get(name);
    if (handlers === undefined) return;
    // One object for all rules: there are hundreds of thousands of visits.
    const shared: { file: string; report?: Visit['report'] } = { ...visit };
    for (const { handler, reportOn } of handlers) {
      shared.report = reportOn(visit.file);
      handler(shared);
    }
  };
  const callParts = (file: string, { blocks, texts }: DocumentParts, page?: PageVisit) => {
    for (const place of blocks) {
      const visit = { file, page, ...place };
      call('block', visit);
      const { fields } = place.block.data as { fields?: unknown };
      if (!Array.isArray(fields)) continue;
      for (const [index, field] of fields.entries())
        if (isObject(field))
          call('field', {
            file,
            field,
            pointer: `${place.pointer}/data/fields/${index}`,
            block: visit as BlockVisit,
          });
    }
    for (const text of texts) call('text', { file, page, ...text });
  };

  call('site', { file: 'site.json', site });
  callParts('site.json', partsOf(site, sitePlaces));
  const layoutsByDate = new Map<string | undefined, Layouts>();
  const layoutsOn = (date: string | undefined): Layouts => {
    const layouts = layoutsByDate.get(date) ?? layoutsFor(date, site.timeZone, cutoffs);
    layoutsByDate.set(date, layouts);
    return layouts;
  };
  // A page that stands in for a broken edit is not what is in its file.
  const entries = [...snapshot.pages.values()]
    .filter(({ rejectedEdit }) => rejectedEdit === undefined)
    .sort((a, b) => byText(a.file, b.file));
  for (const entry of entries) {
    const { file, page } = entry;
    const parts = partsOf(page, undefined, (pointer) => entry.brokenBlocks.has(pointer));
    const layouts = layoutsOn(page.publicationDate);
    const visit = { file, entry, page, layouts, blocks: parts.blocks };
    call('page', visit);
    callParts(file, parts, visit as unknown as PageVisit);
  }
  const components = [...snapshot.components.values()].sort((a, b) => byText(a.name, b.name));
  for (const component of components) {
    const file = snapshot.componentFiles?.get(component.name) ?? 'components';
    call('component', { file, component });
    callParts(file, partsOf(component, componentPlaces));
  }
  for (const [name, data] of [...snapshot.data].sort(([a], [b]) => byText(a, b)))
    call('data', { file: data.file, name, data });
  for (const { visitor } of running) visitor.end?.();

  const suppressions = suppressionsOf(snapshot, today);
  const { left, matched } = suppress(found.splice(0), suppressions);
  for (const [index, each] of suppressions.entries())
    call('suppression', {
      file: each.file,
      suppression: each.suppression,
      pointer: each.pointer,
      matched: matched[index]!,
      expired: each.expired,
      ran: running.some(
        ({ rule, visitor }) =>
          rule.meta.id === each.suppression.rule && Object.keys(visitor).length > 0,
      ),
    });
  return [...left, ...found].sort(inOrder);
}
