import {
  cutoffs as builtIn,
  layoutsFor,
  publicationDay,
  sitePlaces,
} from '@forecourt/block-schemas';
import type {
  Cutoff,
  LintConfig,
  LintSuppression,
  PageEntry,
  TenantSnapshot,
} from '@forecourt/block-schemas';
import { rules as allRules } from '../rules/index.ts';
import { byText, inOrder } from './in-order.ts';
import type {
  BlockVisit,
  Fact,
  FindingInFile,
  LintFinding,
  Note,
  PageVisit,
  Rule,
  RuleReport,
  Visit,
  Visitor,
} from './rule.ts';
import { onceForEach } from './once-for-each.ts';
import { mayReport, ruleSetting } from './settings.ts';
import { suppress, suppressionsOf } from './suppressions.ts';
import { componentPlaces, isUnsure, partsOf } from './walk.ts';
import type { DocumentParts } from './walk.ts';

/** What a run looks at besides pages. */
export interface LintRunInput {
  readonly tenant: Pick<TenantSnapshot, 'slug' | 'site' | 'assets'>;
  /** The moment, ISO 8601 with an offset or Z. */
  readonly now: string;
  readonly config?: LintConfig;
  /** A date, YYYY-MM-DD or a moment, on which every page is imagined to be published again. */
  readonly at?: string;
  /** Days ahead to look for what ends. */
  readonly horizonDays?: number;
  /** The layout changes; the built-in ones if left out. */
  readonly cutoffs?: readonly Cutoff[];
  /** The rules; the built-in ones if left out. */
  readonly rules?: readonly Rule[];
}

/**
 * What the rules have to say about one file by itself; JSON can hold it. It is the same whatever the
 * other pages are and whatever the time of day.
 */
export interface FileLint {
  readonly file: string;
  readonly findings: readonly LintFinding[];
  /** Facts for the end, with the ids of the rules that noted them. */
  readonly notes: readonly (readonly [rule: string, fact: Fact])[];
  readonly suppressions: readonly LintSuppression[];
}

/** A run over a tenant whose pages come one by one. */
export interface LintRun {
  /** The day at the tenant's place on which it looks, YYYY-MM-DD. */
  readonly today: string;
  /**
   * Looks at one page, which need not be kept.
   * @param parts what `partsOf` gives for the page, if the caller took it apart already.
   */
  readonly page: (
    entry: Pick<PageEntry, 'file' | 'page' | 'brokenBlocks'>,
    parts?: DocumentParts,
  ) => FileLint;
  /**
   * Looks at everything else and at all pages together.
   * @param tenant its other files. @param known what reading the tenant and following its references found; some rules pass it on.
   * @returns findings in order of file, pointer, rule and message; suppressed ones are left out.
   */
  readonly finish: (
    pages: Iterable<FileLint>,
    tenant: Pick<TenantSnapshot, 'components' | 'componentFiles' | 'data'>,
    known?: readonly FindingInFile[],
  ) => readonly LintFinding[];
}

interface Running {
  readonly rule: Rule;
  readonly visitor: Visitor;
  readonly report: Visit['report'];
  readonly note: Visit['note'];
}

interface Handler {
  readonly handler: (visit: unknown) => void;
  readonly running: Running;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The file that is being visited, and what was said of it so far. */
interface Visited {
  readonly file: string;
  readonly findings: LintFinding[];
  readonly notes: [string, Fact][];
}

/** Starts a run. The result depends on the arguments alone, not on clock, locale, time zone or the order of pages. */
export function startLint(input: LintRunInput): LintRun {
  const { tenant, now, config = {}, cutoffs = builtIn, rules = allRules } = input;
  const { site, slug } = tenant;
  const today = publicationDay(now, site.timeZone) ?? now.slice(0, 10);
  let visited: Visited | undefined;
  const current = (): Visited => {
    if (visited === undefined) throw new Error('a rule reports on a file after its visit');
    return visited;
  };
  const findingOf = (rule: Rule, file: string, { fix, ...report }: RuleReport): LintFinding[] => {
    const { level } = ruleSetting(rule, config, slug, file);
    if (level === 'off') return [];
    const finding = { rule: rule.meta.id, severity: level, ...report };
    return [{ file, finding, ...(fix && { fix }) }];
  };
  const running: Running[] = rules
    .filter((rule) => mayReport(rule, config, slug))
    .map((rule) => ({
      rule,
      visitor: rule.create({
        options: ruleSetting(rule, config, slug).options,
        site,
        assets: tenant.assets,
        today,
        cutoffs,
        at: input.at,
        horizonDays: input.horizonDays,
        ruleIds: rules.map(({ meta }) => meta.id),
      }),
      report: (report) => {
        const { file, findings } = current();
        findings.push(...findingOf(rule, file, report));
      },
      note: (fact) => void current().notes.push([rule.meta.id, fact]),
    }));
  const handlersOf = new Map<string, Handler[]>();
  for (const each of running)
    for (const [name, handler] of Object.entries(each.visitor)) {
      const handlers = handlersOf.get(name) ?? [];
      handlersOf.set(name, handlers);
      handlers.push({ handler: handler as Handler['handler'], running: each });
    }

  /** Calls the rules that want a visit, each with functions of its own. */
  const call = <K extends keyof Omit<Visitor, 'end'>>(
    name: K,
    visit: Omit<Parameters<NonNullable<Visitor[K]>>[0], 'report' | 'note'>,
  ) => {
    const handlers = handlersOf.get(name);
    if (handlers === undefined) return;
    // One object for all rules: there are hundreds of thousands of visits.
    const shared = visit as unknown as { report: Visit['report']; note: Visit['note'] };
    for (const { handler, running: each } of handlers) {
      shared.report = each.report;
      shared.note = each.note;
      handler(shared);
    }
  };
  const callParts = (file: string, { blocks, texts }: DocumentParts, page?: PageVisit) => {
    for (const place of blocks) {
      const visit = { file, page, block: place.block, pointer: place.pointer };
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
    for (const { kind, value, pointer, block } of texts)
      call('text', { file, page, kind, value, pointer, block });
  };
  const visiting = (
    file: string,
    suppressions: readonly LintSuppression[],
    visit: () => void,
  ): FileLint => {
    const said: Visited = { file, findings: [], notes: [] };
    visited = said;
    visit();
    visited = undefined;
    return { ...said, suppressions };
  };

  const newest = layoutsFor(undefined, site.timeZone, cutoffs);
  const layoutsOn = onceForEach((date) => layoutsFor(date, site.timeZone, cutoffs));

  return {
    today,

    page: (entry, known) => {
      const { file, page, brokenBlocks } = entry;
      return visiting(file, page.lintIgnore ?? [], () => {
        const parts = known ?? partsOf(page, undefined, (pointer) => brokenBlocks.has(pointer));
        const { publicationDate: date } = page;
        const layouts = date === undefined ? newest : layoutsOn(date);
        const visit = { file, page, layouts, blocks: parts.blocks };
        call('page', visit);
        callParts(file, parts, visit as unknown as PageVisit);
      });
    },

    finish: (pages, { components, componentFiles, data }, known = []) => {
      const files: FileLint[] = [
        visiting('site.json', site.lintIgnore ?? [], () => {
          call('site', { file: 'site.json', site });
          callParts('site.json', partsOf(site, sitePlaces));
        }),
        ...[...pages].sort((a, b) => byText(a.file, b.file)),
      ];
      for (const component of [...components.values()].sort((a, b) => byText(a.name, b.name))) {
        const file = componentFiles?.get(component.name) ?? 'components';
        files.push(
          visiting(file, [], () => {
            call('component', { file, component });
            callParts(file, partsOf(component, componentPlaces, isUnsure(component)));
          }),
        );
      }
      for (const [name, each] of [...data].sort(([a], [b]) => byText(a, b)))
        files.push(
          visiting(each.file, [], () => call('data', { file: each.file, name, data: each })),
        );

      const found: LintFinding[] = [];
      const notesOf = new Map<string, Note[]>(running.map(({ rule }) => [rule.meta.id, []]));
      for (const { file, findings, notes } of files) {
        for (const finding of findings) found.push(finding);
        for (const [rule, fact] of notes) notesOf.get(rule)?.push({ file, fact });
      }
      for (const { rule, visitor } of running)
        visitor.end?.({
          now,
          known,
          notes: notesOf.get(rule.meta.id)!,
          report: (file, report) => {
            for (const finding of findingOf(rule, file, report)) found.push(finding);
          },
        });

      const suppressions = suppressionsOf(files, today);
      const { left, matched } = suppress(found, suppressions);
      for (const [index, { file, suppression, pointer, expired }] of suppressions.entries()) {
        const { findings } = visiting(file, [], () =>
          call('suppression', {
            file,
            suppression,
            pointer,
            matched: matched[index]!,
            expired,
            ran: running.some(
              ({ rule, visitor }) =>
                rule.meta.id === suppression.rule && Object.keys(visitor).length > 0,
            ),
          }),
        );
        left.push(...findings);
      }
      return left.sort(inOrder);
    },
  };
}
