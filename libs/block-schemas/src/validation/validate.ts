import type { Finding } from '../findings.ts';
import { blockPlaces, pagePlaces } from '../generated/annotations.ts';
import { blockTypes, type BlockType } from '../generated/block-types.ts';
import type {
  AnyBlock,
  CustomComponentDefinition,
  Entities,
  Page,
  Site,
} from '../generated/types.ts';
import { validators as firstError, type ValidatorName } from '../generated/validators.js';
import { validators as allErrors } from '../generated/validators-all-errors.js';
import { eachValueAt } from '../json/pointer.ts';
import { collectFindings } from './collect.ts';
import { didYouMean } from './suggest.ts';

export interface ValidateOptions {
  /** Report every fault of a value, not the first one only. For people; servers leave it off. */
  readonly allErrors?: boolean;
  /** Names of the tenant's own registry, which are block types too. */
  readonly components?: ReadonlySet<string>;
}

/** What is wrong with a page. */
export interface PageValidation {
  readonly findings: readonly Finding[];
  /** Pointers of the blocks at fault; the page can be shown without them. */
  readonly brokenBlocks: readonly string[];
  /** True if the page can't be shown at all: what surrounds the blocks is at fault. */
  readonly broken: boolean;
}

const schemaRoot = 'https://forecourt.example/schema/';
const known: ReadonlySet<string> = new Set(blockTypes);
const nestedIn = (places: readonly { path: readonly string[]; kind: string }[]) =>
  places.filter((place) => place.kind === 'blocks').map((place) => place.path);
const nestedPlaces = new Map(
  blockTypes.map((type) => [type as string, nestedIn(blockPlaces[type])]),
);
const pageBlockPlaces = nestedIn(pagePlaces);

/** Whether a name is a built-in block type. */
export const isBlockType = (type: string): type is BlockType => known.has(type);

/** Checks with the fast validator; only what failed is looked at again for every fault. */
function check(
  name: ValidatorName,
  root: string,
  value: unknown,
  pointer: string,
  options: ValidateOptions,
): Finding[] {
  const fast = firstError[name];
  if (fast(value)) return [];
  const thorough = options.allErrors ? allErrors[name] : fast;
  if (options.allErrors) thorough(value);
  return collectFindings(thorough.errors ?? [], value, schemaRoot + root, pointer);
}

class BlockWalk {
  readonly findings: Finding[] = [];
  readonly brokenBlocks: string[] = [];
  readonly #options: ValidateOptions;

  constructor(options: ValidateOptions) {
    this.#options = options;
  }

  visitList(blocks: unknown, pointer: string): void {
    if (!Array.isArray(blocks)) return;
    for (let index = 0; index < blocks.length; index++)
      this.visit(blocks[index], `${pointer}/${index}`);
  }

  visit(value: unknown, pointer: string): void {
    const faults = check('block', 'common.json', value, pointer, this.#options);
    if (faults.length > 0) return this.#report(faults, pointer);
    const { type, data } = value as AnyBlock;
    if (!isBlockType(type)) {
      if (!this.#options.components?.has(type))
        this.findings.push(unknownType(type, pointer, this.#options));
      return;
    }
    const dataPointer = `${pointer}/data`;
    const wrong = check(
      `block:${type}`,
      `blocks/${type}/schema.json`,
      data,
      dataPointer,
      this.#options,
    );
    if (wrong.length > 0) this.#report(wrong, pointer);
    for (const path of nestedPlaces.get(type)!) {
      eachValueAt(data, path, dataPointer, (list, at) => this.visitList(list, at));
    }
  }

  #report(faults: readonly Finding[], pointer: string): void {
    this.findings.push(...faults);
    this.brokenBlocks.push(pointer);
  }
}

function unknownType(type: string, pointer: string, options: ValidateOptions): Finding {
  const suggestion = didYouMean(type, [...blockTypes, ...(options.components ?? [])]);
  const hint = suggestion
    ? `, did you mean "${suggestion}"?`
    : "; it is neither built in nor in this tenant's components folder";
  return {
    rule: 'unknown-block-type',
    severity: 'error',
    pointer: `${pointer}/type`,
    message: `unknown block type "${type}"${hint}`,
    ...(suggestion && { suggestion }),
  };
}

/** Checks a page: what surrounds the blocks, then each block by its own type, nested ones too. */
export function validatePage(value: unknown, options: ValidateOptions = {}): PageValidation {
  const own = check('page', 'page.json', value, '', options);
  const walk = new BlockWalk(options);
  for (const path of pageBlockPlaces)
    eachValueAt(value, path, '', (list, at) => walk.visitList(list, at));
  return {
    findings: [...own, ...walk.findings],
    brokenBlocks: walk.brokenBlocks,
    broken: own.length > 0,
  };
}

/** Checks one block, nested ones included. Pointers start at the block. */
export function validateBlock(value: unknown, options: ValidateOptions = {}): readonly Finding[] {
  const walk = new BlockWalk(options);
  walk.visit(value, '');
  return walk.findings;
}

/** Checks a tenant's site.json. */
export const validateSite = (value: unknown, options: ValidateOptions = {}): readonly Finding[] =>
  check('site', 'site.json', value, '', options);

/** Checks an entry of a tenant's registry. Its blocks are templates: they are checked when filled in. */
export const validateCustomComponent = (
  value: unknown,
  options: ValidateOptions = {},
): readonly Finding[] => check('customComponent', 'custom-component.json', value, '', options);

/** Checks one entity of the dealer's data, such as a car. */
export const validateEntity = (
  name: keyof Entities,
  value: unknown,
  options: ValidateOptions = {},
): readonly Finding[] => check(`entity:${name}`, `entities/${name}.json`, value, '', options);

/** A page that has been checked. @throws TypeError if it has faults: check first. */
export function asPage(value: unknown): Page {
  if (!firstError.page(value)) throw new TypeError('not a valid page');
  return value as Page;
}

/** A site that has been checked. @throws TypeError if it has faults: check first. */
export function asSite(value: unknown): Site {
  if (!firstError.site(value)) throw new TypeError('not a valid site');
  return value as Site;
}

/** A registry entry that has been checked. @throws TypeError if it has faults: check first. */
export function asCustomComponent(value: unknown): CustomComponentDefinition {
  if (!firstError.customComponent(value)) throw new TypeError('not a valid custom component');
  return value as CustomComponentDefinition;
}
