import { validateBlock } from '@forecourt/block-schemas';
import type { Finding, Page, PageEntry } from '@forecourt/block-schemas';
import {
  isWithinPointer,
  parentPointer,
  pointerToken,
  pointerTokens,
  resolvePointer,
} from '@forecourt/json';
import { followsFromStructure } from './draft-form.ts';
import { isHarmless, pointerOf } from './block-errors.ts';
import { correctBlock } from './correct-block.ts';
import { cutBlock } from './cut-block.ts';

/** Invalid value, or invalid member of an object, with the right one if that is known. */
type InvalidPart = Pick<Finding, 'pointer' | 'property' | 'suggestion'>;

/** Number of invalid blocks of a page above which none is repaired, to save time. */
const maxRepaired = 100;

/**
 * Returns the pointers of what may be found because of an invalid part: the object that it belongs to,
 * such as a form's field, or the part alone if that object is the block's data.
 */
function uncertainParts(
  block: unknown,
  { pointer, property, suggestion }: InvalidPart,
): readonly string[] {
  let holder = property === undefined ? parentPointer(pointer) : pointer;
  while (Array.isArray(resolvePointer(block, holder))) holder = parentPointer(holder);
  if (pointerTokens(holder).length > 1) return [holder];
  if (property === undefined) return [pointer];
  return [property, suggestion ?? property].map((name) => `${pointer}/${pointerToken(name)}`);
}

/** Returns the pointer of the innermost invalid block that a finding is in. */
function blockOf(pointer: string, broken: PageEntry['brokenBlocks']): string | undefined {
  for (let at = pointer; at !== ''; at = parentPointer(at)) if (broken.has(at)) return at;
  return undefined;
}

/** Returns a test for findings about a valid block that may follow from its invalid parts before. */
function followsFrom(block: unknown, invalid: readonly InvalidPart[]): DraftBlocks['isUncertain'] {
  const uncertain = invalid.flatMap((part) => uncertainParts(block, part));
  const unknown = invalid.filter(({ suggestion }) => suggestion === undefined).map(pointerOf);
  const follows = followsFromStructure(block, unknown);
  return (finding) =>
    uncertain.some((part) => isWithinPointer(finding.pointer, part)) || follows(finding);
}

/** Part of a page with invalid blocks that can be checked; never to be served. */
export interface DraftBlocks {
  /** The page with invalid values corrected where that is possible: its references can be checked. */
  readonly corrected: Page;
  /** The page without the other invalid values: rules can check it. */
  readonly page: Page;
  /** Returns true for the pointer of a block that can't be checked. */
  readonly isSkipped: (pointer: string) => boolean;
  /** Returns true for a finding that may follow from an error of validation. */
  readonly isUncertain: (finding: Finding) => boolean;
}

/**
 * Returns a page whose invalid blocks have their invalid values corrected or removed, so that rules
 * find everything else in them. Values keep their pointers. The arguments are not changed.
 * @param components names of the tenant's own components.
 */
export function draftBlocks(
  page: Page,
  broken: PageEntry['brokenBlocks'],
  components: ReadonlySet<string>,
): DraftBlocks {
  const never = () => false;
  const unchanged = { corrected: page, page, isUncertain: never };
  if (broken.size === 0) return { ...unchanged, isSkipped: never };
  if (broken.size > maxRepaired)
    return { ...unchanged, isSkipped: (pointer) => broken.has(pointer) };

  // Nested blocks come after those that they are in.
  const blocks = [...broken].reverse().map(([pointer, findings]) => ({
    pointer,
    errors: findings
      .filter(({ severity }) => severity === 'error')
      .map((finding) => ({ ...finding, pointer: finding.pointer.slice(pointer.length) })),
  }));
  const corrected = structuredClone(page);
  const uncorrected = blocks.map(({ pointer, errors }) => ({
    pointer,
    errors,
    others: correctBlock(resolvePointer(corrected, pointer), errors),
  }));
  const draft = structuredClone(corrected);
  const skipped = new Set<string>();
  const tests: [pointer: string, isUncertain: DraftBlocks['isUncertain']][] = [];
  for (const { pointer, errors, others } of uncorrected) {
    const block = resolvePointer(draft, pointer);
    const parts = cutBlock(block, others);
    const isWrong = (error: Finding) =>
      !isHarmless(error) && blockOf(pointer + error.pointer, broken) === pointer;
    const isValid =
      parts !== undefined && !validateBlock(block, { allErrors: true, components }).some(isWrong);
    const invalid = [
      ...errors.filter((error) => !others.includes(error)),
      ...(parts ?? []).map((part) => ({ pointer: part })),
    ];
    if (isValid) tests.push([pointer, followsFrom(block, invalid)]);
    else skipped.add(pointer);
  }
  return {
    corrected,
    page: draft,
    isSkipped: (pointer) => skipped.has(pointer),
    isUncertain: (finding) =>
      tests.some(
        ([pointer, isUncertain]) =>
          isWithinPointer(finding.pointer, pointer) &&
          isUncertain({ ...finding, pointer: finding.pointer.slice(pointer.length) }),
      ),
  };
}
