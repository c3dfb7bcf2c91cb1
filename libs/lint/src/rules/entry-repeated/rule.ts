import { formBlockTypes, type BlockPlace, type FindingId } from '@forecourt/block-schemas';
import { isWithinPointer } from '@forecourt/json';
import { isSame } from '../../rule-api/is-same.ts';
import { dataEntries } from '../../rule-api/data-entries.ts';
import { defineRule, type DataVisit, type PageVisit, type Visit } from '../../rule-api/rule.ts';
import { repeatedEntries } from './data-names.ts';
import { isBlank, repeatedIn, type Repeated } from './repeated-entries.ts';

/** A repeated entry of a value that validation may refuse. */
type Noted = Repeated & {
  /** Pointer of the value. */
  readonly of: string;
};

/** Returns the list that a block is in, and its place there. */
const placeOf = (pointer: string): readonly [list: string, index: number] => {
  const at = pointer.lastIndexOf('/');
  return [pointer.slice(0, at), Number(pointer.slice(at + 1))];
};

function reportCopies({ blocks, report }: Pick<PageVisit, 'blocks' | 'report'>): void {
  const before = new Map<string, { readonly place: BlockPlace; readonly index: number }>();
  for (const place of blocks) {
    const [list, index] = placeOf(place.pointer);
    const last = before.get(list);
    before.set(list, { place, index });
    if (last?.index !== index - 1 || last.place.block.type !== place.block.type) continue;
    const { data } = place.block;
    if (isBlank((data as { text?: unknown }).text) || !isSame(last.place.block.data, data))
      continue;
    report({
      pointer: place.pointer,
      property: 'type',
      message: 'the block is a copy of the one before it; remove one of the two',
    });
  }
}

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
    description: 'No list has an entry twice, and no block is followed by its copy.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    blockTest: ({ type }) => type !== 'paragraph' && type !== 'header' && type !== 'raw',
    block: ({ block, pointer, note }) => {
      // Fields, options and steps of forms have rules of their own.
      if ((formBlockTypes as readonly string[]).includes(block.type)) return;
      noteRepeated(block.data, `${pointer}/data`, note);
    },
    page: reportCopies,
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
