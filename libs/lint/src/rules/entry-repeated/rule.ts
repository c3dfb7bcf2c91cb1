import {
  blockAnnotations,
  formBlockTypes,
  type AnyBlock,
  type LocatedBlock,
  type FindingId,
} from '@forecourt/block-schemas';
import { isWithinPointer } from '@forecourt/json';
import { isSame } from '../../rule-api/is-same.ts';
import { dataEntries } from '../../rule-api/data-entries.ts';
import { defineRule, type DataVisit, type PageVisit, type Visit } from '../../rule-api/rule.ts';
import { repeatedEntries } from './data-names.ts';
import { repeatedParagraphs } from './repeated-paragraphs.ts';
import { repeatedQuestions } from './repeated-questions.ts';
import { isBlank, mayHaveRepeated, repeatedIn, type Repeated } from './repeated-entries.ts';

/** A repeated entry of a value that validation may refuse. */
type Noted = Repeated & {
  /** Pointer of the value. */
  readonly of: string;
};

type WithText = { readonly text?: unknown };

/** Types of blocks with blocks of their own, which come before the next one in reading order. */
const containers: ReadonlySet<string> = new Set(
  Object.entries(blockAnnotations).flatMap(([type, places]) =>
    places.some(({ kind }) => kind === 'blocks') ? [type] : [],
  ),
);

/** Returns the block before another one in its list. @param blocks in reading order */
function blockBefore(blocks: readonly LocatedBlock[], index: number): LocatedBlock | undefined {
  const { pointer } = blocks[index]!;
  const at = pointer.lastIndexOf('/') + 1;
  const sought = `${pointer.slice(0, at)}${Number(pointer.slice(at)) - 1}`;
  let before = index - 1;
  while (blocks[before]?.pointer.startsWith(`${sought}/`)) before--;
  return blocks[before]?.pointer === sought ? blocks[before] : undefined;
}

/** True for a block that the one before it in reading order rules out as a copy: it is most often a paragraph. */
const isNoCopy = ({ type, data }: AnyBlock, last: AnyBlock | undefined): boolean =>
  !containers.has(type) &&
  (last?.type !== type || (data as WithText).text !== (last.data as WithText).text);

function reportCopies({ blocks, report }: Pick<PageVisit, 'blocks' | 'report'>): void {
  for (let index = 1; index < blocks.length; index++) {
    const { block, pointer } = blocks[index]!;
    if (isNoCopy(block, blocks[index - 1]!.block)) continue;
    const before = blockBefore(blocks, index);
    if (before?.block.type !== block.type || !isSame(before.block.data, block.data)) continue;
    if (isBlank((block.data as WithText).text)) continue;
    report({
      pointer,
      property: 'type',
      message: 'the block is a copy of the one before it; remove one of the two',
    });
  }
}

/** Form blocks; fields, options and steps have rules of their own. */
const forms: ReadonlySet<string> = new Set(formBlockTypes);

function noteRepeated(value: unknown, of: string, note: Visit['note']): void {
  for (const found of repeatedIn(value, of)) note({ ...found, of } satisfies Noted);
}

/** Ids of errors for which a value is replaced by a copy of another. */
const ofValues: ReadonlySet<string> = new Set<FindingId>([
  ...(['missing-property', 'not-allowed', 'out-of-range', 'pattern'] as const),
  ...(['too-long', 'too-short', 'unknown-property', 'wrong-type'] as const),
]);

/** Lists of data whose days and hours have a rule of their own. */
const hours: ReadonlySet<string> = new Set(['openingHours', 'holidays']);

function reportData(visit: DataVisit): void {
  for (const { entry, pointer } of dataEntries(visit, visit.name))
    for (const [name, value] of Object.entries(entry))
      if (typeof value === 'object' && !hours.has(name))
        for (const found of repeatedIn(value, `${pointer}/${name}`)) visit.report(found);
  for (const found of repeatedEntries(visit)) visit.report(found);
}

/** Reports entries and blocks that were copied and not changed. */
export const entryRepeated = defineRule({
  meta: {
    id: 'entry-repeated',
    description:
      'No list has an entry twice, no block is followed by its copy, and no page has a paragraph twice.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    blockTest: ({ type, data }) =>
      type !== 'paragraph' && type !== 'header' && !forms.has(type) && mayHaveRepeated(data),
    block: ({ block, pointer, note, report }) => {
      noteRepeated(block.data, `${pointer}/data`, note);
      for (const found of repeatedQuestions(block, pointer)) report(found);
    },
    page: (visit) => {
      reportCopies(visit);
      for (const found of repeatedParagraphs(visit.blocks)) visit.report(found);
    },
    site: ({ site: { domains, manufacturerIds, settings }, note }) => {
      noteRepeated(domains, '/domains', note);
      noteRepeated(manufacturerIds, '/manufacturerIds', note);
      for (const [name, part] of Object.entries(settings ?? {}))
        // Focal points and hours have rules of their own.
        if (name !== 'focalPoints' && name !== 'forms')
          noteRepeated(part, `/settings/${name}`, note);
      for (const [name, part] of Object.entries(settings?.forms ?? {}))
        if (name !== 'bookingHours' && name !== 'closedDays')
          noteRepeated(part, `/settings/forms/${name}`, note);
    },
    data: reportData,
    end: ({ notes, known, report }) => {
      const errors = Map.groupBy(
        known.filter(({ finding }) => ofValues.has(finding.rule)),
        ({ file }) => file,
      );
      for (const { file, fact } of notes) {
        const { of, ...found } = fact as Noted;
        // In the place of an entry that validation refuses is a copy of another.
        const isRefused = errors
          .get(file)
          ?.some(({ finding }) => isWithinPointer(finding.pointer, of));
        if (isRefused !== true) report(file, found);
      }
    },
  }),
});
