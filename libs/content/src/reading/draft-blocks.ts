import { isFormBlock, validateBlock } from '@forecourt/block-schemas';
import type { AnyBlock, Finding, FindingId, Page, PageEntry } from '@forecourt/block-schemas';
import { pointerToken, pointerTokens, resolvePointer } from '@forecourt/json';

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Errors of values that have their type, so that rules can check the rest of their block. */
const harmless: ReadonlySet<string> = new Set<FindingId>([
  ...(['pattern', 'unknown-property'] as const),
  ...(['too-short', 'too-long', 'too-few'] as const),
]);

/** Address that every page has. */
const anyAddress = '#top';

/** Number of invalid blocks of a page above which none is repaired, to save time. */
const maxRepaired = 100;

/** Sets the value at a pointer, or removes the member if it is undefined. Returns false if it can't. */
function setAt(block: unknown, pointer: string, value: unknown): boolean {
  const holder = resolvePointer(block, pointer.slice(0, pointer.lastIndexOf('/')));
  const name = pointerTokens(pointer).at(-1)!;
  if (Array.isArray(holder) && value !== undefined) holder[Number(name)] = value;
  else if (!isObject(holder)) return false;
  else if (value === undefined) delete holder[name];
  else holder[name] = value;
  return true;
}

/** Gives a misspelt member the name that was meant. Returns false for one with findings of its own within. */
function correctName(block: unknown, { pointer, property = '', suggestion }: Finding): boolean {
  const holder = resolvePointer(block, pointer);
  if (!isObject(holder)) return false;
  const value = holder[property];
  if (suggestion === undefined) return true;
  if (typeof value === 'object' && value !== null) return false;
  delete holder[property];
  holder[suggestion] ??= value;
  return true;
}

/**
 * Writes a scalar as a string if it must be one, and removes other values of the wrong type. Returns
 * false for one that must be an array or an object, on which more depends.
 */
function correctType(block: unknown, { pointer }: Finding): boolean {
  const value = resolvePointer(block, pointer);
  const isRight = (candidate: unknown) =>
    setAt(block, pointer, candidate) &&
    !validateBlock(block, { allErrors: true }).some(
      (finding) => finding.rule === 'wrong-type' && finding.pointer === pointer,
    );
  if (typeof value !== 'object' && isRight(String(value))) return true;
  return ['', 0, false].some(isRight) && setAt(block, pointer, undefined);
}

/** Changes a block so that one error is gone or harmless. Returns false if the block can't be checked with it. */
function repair(block: unknown, error: Finding): boolean {
  const { rule, pointer, suggestion } = error;
  switch (rule) {
    case 'unknown-property':
      return correctName(block, error);
    case 'not-allowed':
      return suggestion !== undefined && setAt(block, pointer, suggestion);
    case 'link-malformed':
      return setAt(block, pointer, anyAddress);
    case 'out-of-range':
      return setAt(block, pointer, undefined);
    case 'wrong-type':
      return correctType(block, error);
    default:
      return harmless.has(rule);
  }
}

/**
 * Returns the pointers of what may be found because of an error: the object that the value belongs to,
 * such as a form's field, or the value alone if that object is the block's data.
 */
function uncertainParts(block: unknown, { pointer, property, suggestion }: Finding): string[] {
  const parentOf = (at: string) => at.slice(0, at.lastIndexOf('/'));
  let holder = property === undefined ? parentOf(pointer) : pointer;
  while (Array.isArray(resolvePointer(block, holder))) holder = parentOf(holder);
  if (pointerTokens(holder).length > 1) return [holder];
  if (property === undefined) return [pointer];
  return [property, suggestion ?? property].map((name) => `${pointer}/${pointerToken(name)}`);
}

/** Properties of a form's fields that other parts of the form do not depend on. */
const ownOfField = /^\/data\/fields\/\d+\/(?!name\b|stepKey\b)/;

/** True for an error that leaves the rest of its block as it is meant. */
const isLocal = (block: unknown, { pointer, property }: Finding): boolean =>
  !isFormBlock(block as AnyBlock) ||
  ownOfField.test(property === undefined ? pointer : `${pointer}/${property}`);

/** Returns the pointer of the innermost invalid block that a finding is in. */
function blockOf(pointer: string, broken: PageEntry['brokenBlocks']): string | undefined {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/')))
    if (broken.has(at)) return at;
  return undefined;
}

/** Part of a page with invalid blocks that can be checked; never to be served. */
export interface DraftBlocks {
  readonly page: Page;
  /** Returns true for the pointer of a block that can't be checked. */
  readonly isSkipped: (pointer: string) => boolean;
  /** Returns true for the pointer of a value whose findings may follow from an error of validation. */
  readonly isUncertain: (pointer: string) => boolean;
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
  if (broken.size === 0) return { page, isSkipped: never, isUncertain: never };
  if (broken.size > maxRepaired)
    return { page, isSkipped: (pointer) => broken.has(pointer), isUncertain: never };
  const draft = structuredClone(page);
  const skipped = new Set<string>();
  const uncertain: string[] = [];
  // Nested blocks come after those that they are in.
  for (const [pointer, findings] of [...broken].reverse()) {
    const block = structuredClone(resolvePointer(draft, pointer));
    const errors = findings
      .filter(({ severity }) => severity === 'error')
      .map((finding) => ({ ...finding, pointer: finding.pointer.slice(pointer.length) }));
    const isRepaired =
      errors.every((error) => isLocal(block, error) && repair(block, error)) &&
      validateBlock(block, { allErrors: true, components }).every(
        (finding) =>
          harmless.has(finding.rule) || blockOf(pointer + finding.pointer, broken) !== pointer,
      );
    if (isRepaired) {
      for (const part of errors.flatMap((error) => uncertainParts(block, error)))
        uncertain.push(pointer + part);
      setAt(draft, pointer, block);
    } else skipped.add(pointer);
  }
  return {
    page: draft,
    isSkipped: (pointer) => skipped.has(pointer),
    isUncertain: (pointer) => uncertain.some((part) => `${pointer}/`.startsWith(`${part}/`)),
  };
}
