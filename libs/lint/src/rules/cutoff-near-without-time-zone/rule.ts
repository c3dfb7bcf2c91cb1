import { componentAnnotations, isBlockType, annotatedContent } from '@forecourt/block-schemas';
import type { LocatedBlock, Cutoff } from '@forecourt/block-schemas';
import { daysBetween, offsetAt } from '@forecourt/domain';
import { scalarText } from '@forecourt/json';
import { dayOfPage, hasOffset } from '../../cutoffs/days.ts';
import { defineRule } from '../../rule-api/rule.ts';
import type { RuleReport } from '../../rule-api/rule.ts';
import { onceForEach } from '../../rule-api/once-for-each.ts';

/** Block types and component names that a page or a component uses. */
const namesIn = (blocks: readonly LocatedBlock[]): string[] => [
  ...new Set(
    blocks.map(({ block: { type, data } }) =>
      type === 'customComponent' ? scalarText((data as { name?: unknown }).name) : type,
    ),
  ),
];

/** A page whose date is near a cutoff, and the components that may have blocks of its type. */
interface PageNearCutoff {
  readonly date: string;
  readonly components: readonly string[];
}

/** A component and the names in its template. */
interface Template {
  readonly component: string;
  readonly uses: readonly string[];
}

/** Returns the block types that components render, those of components within them included. */
function typesWithin(
  components: readonly string[],
  templates: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const types = new Set<string>();
  const pending = [...components];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (types.has(name)) continue;
    types.add(name);
    pending.push(...(templates.get(name) ?? []));
  }
  return types;
}

const when = (days: number) =>
  days === 0 ? 'on the day of' : days > 0 ? 'on the day before' : 'on the day after';

/** Reports dates so near a cutoff of the page's blocks that the time zone decides on their layout. */
export const cutoffNearWithoutTimeZone = defineRule({
  meta: {
    id: 'cutoff-near-without-time-zone',
    description: 'A publication date within a day of a cutoff of its blocks has a time zone.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site: { timeZone }, cutoffs }) => {
    const nearDay = onceForEach((day: string) =>
      cutoffs.filter((cutoff) => Math.abs(daysBetween(day, cutoff.date)) <= 1),
    );
    const nearTo = (date: string): readonly Cutoff[] => {
      const day = hasOffset(date) ? undefined : dayOfPage(date, timeZone);
      return day === undefined ? [] : nearDay(day);
    };
    const reportOf = (date: string, cutoff: Cutoff): RuleReport => {
      const day = dayOfPage(date, timeZone)!;
      const moment = date.length === 10 ? `${day}T00:00:00` : date;
      const suggestion = `${moment}${offsetAt(moment, timeZone)}`;
      return {
        pointer: '/publicationDate',
        message: `${date} is ${when(daysBetween(day, cutoff.date))} the cutoff "${cutoff.id}" (${cutoff.date}) and has no time zone, so it is read as ${timeZone}; write "${suggestion}", or the offset you mean`,
        suggestion,
      };
    };
    return {
      page: ({ page: { publicationDate: date }, blocks, report, note }) => {
        const near = date === undefined ? [] : nearTo(date);
        if (date === undefined || near.length === 0) return;
        const names = namesIn(blocks);
        const cutoff = near.find(({ blockType }) => names.includes(blockType));
        const components = names.filter((name) => !isBlockType(name));
        if (cutoff !== undefined) report(reportOf(date, cutoff));
        else if (components.length > 0) note({ date, components });
      },
      component: ({ component, note }) => {
        const { blocks } = annotatedContent(component, { annotations: componentAnnotations });
        note({ component: component.name, uses: namesIn(blocks) });
      },
      end: ({ notes, report }) => {
        const facts = notes.map(({ fact }) => fact as Partial<Template>);
        const templates = new Map(
          facts.map(({ component, uses }) => [component ?? '', uses ?? []]),
        );
        for (const { file, fact } of notes) {
          const { date, components } = fact as Partial<PageNearCutoff>;
          if (date === undefined || components === undefined) continue;
          const types = typesWithin(components, templates);
          const cutoff = nearTo(date).find(({ blockType }) => types.has(blockType));
          if (cutoff !== undefined) report(file, reportOf(date, cutoff));
        }
      },
    };
  },
});
