import type { Finding } from '../findings.ts';
import { blockAnnotations, pageAnnotations, type Annotation } from '../generated/annotations.ts';
import { blockTypes, type BlockType } from '../generated/block-types.ts';
import type { AnyBlock, Entities } from '../generated/types.ts';
import { validators as firstError, type Validator, type ValidatorName } from '#validators';
import { validators as allErrors } from '#validators-all-errors';
import { eachValueAt, pointerToken, resolvePointer } from '@forecourt/json';
import { collectFindings } from './collect.ts';
import { dataOfOther, misplacedData } from './misplaced-data.ts';
import { didYouMean } from './suggest.ts';

export interface ValidateOptions {
  /** Reports every error of a value, not only the first. For people; servers leave it off. */
  readonly allErrors?: boolean;
  /** Names of the tenant's own components, which are block types too. */
  readonly components?: ReadonlySet<string>;
}

/** Result of validating a page. */
export interface PageValidation {
  readonly findings: readonly Finding[];
  /** Pointers of the invalid blocks; the page can be shown without them. */
  readonly brokenBlocks: readonly string[];
  /** Pointers of the invalid parts of its envelope. */
  readonly invalid: readonly string[];
  /** True if the page can't be shown at all: its envelope is invalid. */
  readonly broken: boolean;
}

/** A compiled schema in both kinds, and the address of its source. */
interface Check {
  readonly fast: Validator;
  readonly thorough: Validator;
  readonly root: string;
}

interface BlockCheck extends Check {
  /** Paths of nested block lists within the data. */
  readonly nested: readonly (readonly string[])[];
}

const checkOf = (name: ValidatorName, file: string): Check => ({
  fast: firstError[name],
  thorough: allErrors[name],
  root: `https://forecourt.example/schema/${file}`,
});

const nestedIn = (annotations: readonly Annotation[]) =>
  annotations.filter(({ kind }) => kind === 'blocks').map(({ path }) => path);

const pageCheck = checkOf('page', 'page.json');
const siteCheck = checkOf('site', 'site.json');
const componentCheck = checkOf('customComponent', 'custom-component.json');
const mappingCheck = checkOf('importMapping', 'import-mapping.json');
const lintConfigCheck = checkOf('lintConfig', 'lint-config.json');
const domainsCheck = checkOf('domains', 'domains.json');
const envelopeCheck = checkOf('block', 'common.json#/$defs/block');
const pageBlockPaths = nestedIn(pageAnnotations);
const blockChecks: ReadonlyMap<string, BlockCheck> = new Map(
  blockTypes.map((type) => [
    type,
    {
      ...checkOf(`block:${type}`, `blocks/${type}/schema.json`),
      nested: nestedIn(blockAnnotations[type]),
    },
  ]),
);

/** True for the name of a built-in block type. */
export const isBlockType = (type: string): type is BlockType => blockChecks.has(type);

/** Findings about a value that the fast validator rejected; all of them if the caller asks for them. */
function findingsOf(
  check: Check,
  value: unknown,
  pointer: string,
  options: ValidateOptions,
): Finding[] {
  const validator = options.allErrors ? check.thorough : check.fast;
  validator(value);
  return collectFindings(validator.errors ?? [], value, check.root, pointer);
}

const run = (check: Check, value: unknown, options: ValidateOptions): Finding[] =>
  check.fast(value) ? [] : findingsOf(check, value, '', options);

const pointerTo = (parent: string, index: number | undefined) =>
  index === undefined ? parent : `${parent}/${index}`;

class BlockWalk {
  readonly findings: Finding[] = [];
  readonly brokenBlocks: string[] = [];
  readonly #options: ValidateOptions;

  constructor(options: ValidateOptions) {
    this.#options = options;
  }

  visitList(blocks: unknown, pointer: string): void {
    if (!Array.isArray(blocks)) return;
    for (let index = 0; index < blocks.length; index++) this.visit(blocks[index], pointer, index);
  }

  /** @param parent pointer to the array; the block's own pointer is made only when needed. */
  visit(value: unknown, parent: string, index: number | undefined): void {
    const isBlock = envelopeCheck.fast(value);
    const { type, data } = (value ?? {}) as AnyBlock;
    const check = blockChecks.get(type);
    const isValid = isBlock && check?.fast(data) !== false;
    if (!isValid && check && this.#reportMisplaced(check, value, pointerTo(parent, index))) return;
    if (!isBlock) return this.#report(envelopeCheck, value, pointerTo(parent, index), '');
    if (!check) {
      if (!this.#options.components?.has(type))
        this.findings.push(unknownType(type, pointerTo(parent, index), this.#options));
      return;
    }
    if (!isValid && !this.#reportOther(value as AnyBlock, pointerTo(parent, index)))
      this.#report(check, data, pointerTo(parent, index), '/data');
    for (const path of check.nested)
      eachValueAt(data, path, `${pointerTo(parent, index)}/data`, (list, at) =>
        this.visitList(list, at),
      );
  }

  /** Reports a block whose data are a level too high or too low. @returns false for any other. */
  #reportMisplaced({ root }: Check, value: unknown, pointer: string): boolean {
    const finding = misplacedData(value, root, pointer);
    if (finding === undefined) return false;
    this.findings.push(finding);
    this.brokenBlocks.push(pointer);
    return true;
  }

  /** Reports a block whose data are those of another type. @returns false for any other. */
  #reportOther(block: AnyBlock, pointer: string): boolean {
    if (this.#options.allErrors !== true) return false;
    const rootOf = (type: BlockType) => blockChecks.get(type)!.root;
    const finding = dataOfOther(block, rootOf, blockTypes, pointer);
    if (finding === undefined) return false;
    this.findings.push(finding);
    this.brokenBlocks.push(pointer);
    return true;
  }

  #report(check: Check, value: unknown, pointer: string, below: string): void {
    this.findings.push(...findingsOf(check, value, pointer + below, this.#options));
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
    suggestion,
    about: { component: type },
  };
}

/** Returns the pointer of the invalid part of a value: the member that was meant, if one is misspelt. */
function invalidPart(value: unknown, { pointer, rule, suggestion }: Finding): string {
  if (rule !== 'unknown-property' || suggestion === undefined) return pointer;
  const meant = `${pointer}/${pointerToken(suggestion)}`;
  return resolvePointer(value, meant) === undefined ? meant : pointer;
}

/** Validates a page: its envelope, then each block by its type, nested ones too. */
export function validatePage(value: unknown, options: ValidateOptions = {}): PageValidation {
  const own = run(pageCheck, value, options);
  const walk = new BlockWalk(options);
  for (const path of pageBlockPaths)
    eachValueAt(value, path, '', (list, at) => walk.visitList(list, at));
  return {
    findings: [...own, ...walk.findings],
    brokenBlocks: walk.brokenBlocks,
    invalid: own.map((finding) => invalidPart(value, finding)),
    broken: own.length > 0,
  };
}

/** Validates one block, nested ones included. Pointers start at the block. */
export function validateBlock(value: unknown, options: ValidateOptions = {}): readonly Finding[] {
  const walk = new BlockWalk(options);
  walk.visit(value, '', undefined);
  return walk.findings;
}

/** Validates a tenant's site.json. */
export const validateSite = (value: unknown, options: ValidateOptions = {}): readonly Finding[] =>
  run(siteCheck, value, options);

/** Validates a custom component. Its blocks are templates: they are validated once filled in. */
export const validateCustomComponent = (
  value: unknown,
  options: ValidateOptions = {},
): readonly Finding[] => run(componentCheck, value, options);

/** Validates a mapping of a stock feed to cars. */
export const validateImportMapping = (
  value: unknown,
  options: ValidateOptions = {},
): readonly Finding[] => run(mappingCheck, value, options);

/** Validates forecourt.config.json. */
export const validateLintConfig = (
  value: unknown,
  options: ValidateOptions = {},
): readonly Finding[] => run(lintConfigCheck, value, options);

/** Validates the operator's file of domains. */
export const validateDomains = (
  value: unknown,
  options: ValidateOptions = {},
): readonly Finding[] => run(domainsCheck, value, options);

/** Validates one entity of the dealer's data, such as a car. */
export const validateEntity = (
  name: keyof Entities,
  value: unknown,
  options: ValidateOptions = {},
): readonly Finding[] => run(checkOf(`entity:${name}`, `entities/${name}.json`), value, options);
