import { blockTypes, didYouMean, isBlockType, errorFinding } from '@forecourt/block-schemas';
import type { AnyBlock, CustomComponentDefinition, Finding } from '@forecourt/block-schemas';
import { pointerToken } from '@forecourt/json';
import type { LocatedBlock } from '@forecourt/block-schemas';
import { checkDefaults, checkOutput } from './component-output.ts';

type Registry = ReadonlyMap<string, CustomComponentDefinition>;

/** A use of a custom component: by the block `customComponent`, or by its name as the block's type. */
interface Use {
  readonly name: string;
  readonly props: unknown;
  readonly namePointer: string;
  readonly propsPointer: string;
}

function componentUse({ block, pointer }: LocatedBlock): Use | undefined {
  const { type, data } = block;
  if (type === 'customComponent') {
    const { name, props } = data as { name?: unknown; props?: unknown };
    // A name that is missing or not a string is reported by validation.
    if (typeof name !== 'string') return undefined;
    const at = `${pointer}/data`;
    return { name, props, namePointer: `${at}/name`, propsPointer: `${at}/props` };
  }
  if (isBlockType(type)) return undefined;
  return {
    name: type,
    props: data,
    namePointer: `${pointer}/type`,
    propsPointer: `${pointer}/data`,
  };
}

const none: readonly never[] = [];

type Prop = NonNullable<CustomComponentDefinition['props']>[number];

/** Types of values by that of the property; all others are strings. */
const valueTypes: Readonly<Record<string, string>> = { number: 'number', boolean: 'boolean' };

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
};

/** An address that runs as a script: the one kind that no rule about links reports. */
const isScript = ({ type }: Prop, value: unknown): boolean =>
  (type === 'href' || type === 'asset') &&
  typeof value === 'string' &&
  /^\s*(?:javascript|vbscript|data):/i.test(value);

/** Returns the finding about a value of another type than its property. */
function wrongType(prop: Prop, value: unknown, pointer: string): Finding | undefined {
  const { name, type } = prop;
  if (isScript(prop, value))
    return errorFinding(
      'wrong-type',
      pointer,
      `the property "${name}" must be an address such as "/finance"`,
    );
  const expected = valueTypes[type] ?? 'string';
  // A placeholder of an enclosing component may have any type.
  if (typeof value === expected || (typeof value === 'string' && value.includes('{{')))
    return undefined;
  const message = `the property "${name}" must be ${typeNames[expected]}`;
  const isText = expected === 'string' && ['number', 'boolean'].includes(typeof value);
  return errorFinding(
    'wrong-type',
    pointer,
    isText ? `${message}: write "${String(value)}"` : message,
  );
}

/**
 * Checks a use of a custom component: that it exists, and that its properties match its declaration.
 * @param broken names of components whose files can't be used, which is reported there.
 */
export function checkComponentUse(
  located: LocatedBlock,
  registry: Registry,
  broken: readonly string[] = none,
): readonly Finding[] {
  const used = componentUse(located);
  if (used === undefined) return none;
  const { name, props, namePointer, propsPointer } = used;
  const definition = registry.get(name);
  if (definition === undefined) {
    // Validation reports unknown block types; only explicit component names are checked here.
    if (located.block.type !== 'customComponent' || broken.includes(name)) return none;
    const message = `there is no custom component "${name}"`;
    const suggestion = didYouMean(name, [...registry.keys()]);
    const about = { component: name };
    return [errorFinding('missing-component', namePointer, message, suggestion, about)];
  }
  const pointer = props === undefined ? located.pointer : propsPointer;
  const given = (props ?? {}) as Readonly<Record<string, unknown>>;
  const findings = checkProps(definition, given, pointer);
  return findings.length > 0
    ? findings
    : checkOutput(definition, given, pointer, new Set(registry.keys()));
}

/** Returns the finding about a text that a component needs, and that is passed without words. */
function blankProp(
  { name, type, required }: NonNullable<CustomComponentDefinition['props']>[number],
  given: ReadonlyMap<string, unknown>,
  pointer: string,
): Finding | undefined {
  const value = given.get(name);
  if (required !== true || (type !== 'string' && type !== 'html')) return undefined;
  if (typeof value !== 'string' || value.trim() !== '') return undefined;
  const message = `the component needs the property "${name}", which is empty; write its value`;
  return errorFinding('missing-prop', pointer, message);
}

/** Checks the properties passed to a component against its declaration. */
function checkProps(
  { name: component, props: declared = [] }: CustomComponentDefinition,
  props: object,
  pointer: string,
): readonly Finding[] {
  const findings: Finding[] = [];
  const about = { component };
  const given: ReadonlyMap<string, unknown> = new Map(Object.entries(props));
  const names = declared.map(({ name }): string => name);
  const unknown = [...given.keys()].filter((key) => !names.includes(key));
  const missing = declared.flatMap(({ name, required, default: byDefault }) =>
    required && byDefault === undefined && !given.has(name) ? [name] : [],
  );
  // The only property that is not declared and the only one that is missing are one mistake.
  const replaced = unknown.length === 1 && missing.length === 1 ? missing[0] : undefined;
  for (const property of unknown) {
    const suggestion = didYouMean(property, names);
    // That it was meant is a guess unless its name is close, so it is no suggestion.
    const lack =
      replaced === undefined || suggestion === replaced ? '' : `, and needs "${replaced}"`;
    const message = `the component "${component}" has no property "${property}"${lack}`;
    const finding = errorFinding('unknown-prop', pointer, message, suggestion, about);
    findings.push({ ...finding, property });
  }
  for (const prop of declared) {
    if (!given.has(prop.name)) continue;
    const at = `${pointer}/${pointerToken(prop.name)}`;
    const finding = wrongType(prop, given.get(prop.name), at) ?? blankProp(prop, given, at);
    if (finding !== undefined) findings.push({ ...finding, about });
  }
  for (const name of missing) {
    // A misspelt or replaced property is reported as unknown.
    if (name === replaced || unknown.some((key) => didYouMean(key, [name]) === name)) continue;
    const message = `the component "${component}" needs the property "${name}"`;
    findings.push(errorFinding('missing-prop', pointer, message, undefined, about));
  }
  return findings;
}

/** Returns the names of components that a template uses. */
const usedIn = (blocks: readonly LocatedBlock[]): string[] =>
  blocks.flatMap((located) => componentUse(located)?.name ?? []);

/** Returns true if a component contains itself, directly or through others. */
function holdsItself(name: string, componentsIn: (name: string) => readonly string[]): boolean {
  const seen = new Set<string>();
  const pending = [...componentsIn(name)];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next === name) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    pending.push(...componentsIn(next));
  }
  return false;
}

const placeholder = /\{\{\s*([A-Za-z0-9_-]+)\s*\}\}/g;
/** A name in braces, of which some may be missing. */
const nearPlaceholder = /\{{1,3}\s*([A-Za-z0-9_-]+)\s*\}{0,3}|([A-Za-z0-9_-]+)\s*\}{1,3}/g;

/** Returns the finding about a declared property whose placeholder lacks a brace, so that pages show it as it is written. */
function incompletePlaceholder(
  text: string,
  names: readonly string[],
  pointer: string,
): Finding | undefined {
  for (const [written, name = '', closed = ''] of text
    .replace(placeholder, '')
    .matchAll(nearPlaceholder)) {
    const meant = names.find((each) => each === (name || closed));
    if (meant === undefined) continue;
    const message = `"${written}" is shown as it is written; write "{{${meant}}}"`;
    return errorFinding('unknown-placeholder', pointer, message);
  }
  return undefined;
}

/** Checks a template for unknown block types, undeclared placeholders and recursion. */
export function checkTemplate(
  definition: CustomComponentDefinition,
  blocks: readonly LocatedBlock[],
  registry: Registry,
  templateBlocks: (definition: CustomComponentDefinition) => readonly LocatedBlock[],
  broken: readonly string[] = [],
): Finding[] {
  const findings: Finding[] = [];
  const known = [...blockTypes, ...registry.keys(), ...broken];
  for (const { block, pointer } of blocks)
    if (!known.includes(block.type))
      findings.push(
        errorFinding(
          'unknown-block-type',
          `${pointer}/type`,
          `unknown block type "${block.type}"`,
          didYouMean(block.type, known),
          { component: block.type },
        ),
      );
  const props = definition.props ?? [];
  for (const [index, prop] of props.entries()) {
    const finding =
      prop.default === undefined
        ? undefined
        : wrongType(prop, prop.default, `/props/${index}/default`);
    if (finding !== undefined) findings.push(finding);
  }
  const names: string[] = props.map((prop) => prop.name);
  const undeclared = new Set<string>();
  let first = '';
  eachText(definition.blocks, '/blocks', (text, pointer) => {
    for (const [, name = ''] of text.matchAll(placeholder))
      if (names.length === 0) {
        first ||= pointer;
        undeclared.add(name);
      } else if (!names.includes(name))
        findings.push(
          errorFinding(
            'unknown-placeholder',
            pointer,
            `the component declares no property "${name}"`,
            didYouMean(name, names),
            { props: [name] },
          ),
        );
    const incomplete = incompletePlaceholder(text, names, pointer);
    if (incomplete !== undefined) findings.push(incomplete);
  });
  if (undeclared.size > 0) findings.push(withoutProps([...undeclared], first));
  if (findings.length === 0) findings.push(...checkDefaults(definition, new Set(registry.keys())));
  const componentsIn = (name: string) => {
    const used = registry.get(name);
    return used === undefined ? [] : usedIn(templateBlocks(used));
  };
  if (holdsItself(definition.name, componentsIn))
    findings.push(
      errorFinding('component-loop', '/name', `the component "${definition.name}" holds itself`),
    );
  return findings;
}

/** Returns the finding about a component without declared properties. @param names those that its template has. */
function withoutProps(names: readonly string[], pointer: string): Finding {
  const message =
    names.length === 1
      ? `the component declares no property "${names[0]}"`
      : `the component declares no properties, but its template has ${names.map((name) => `"${name}"`).join(', ')}; declare them in "props"`;
  return errorFinding('unknown-placeholder', pointer, message, undefined, { props: names });
}

/** Visits every string of a template with its pointer; depth is bounded by the reader. */
function eachText(
  value: AnyBlock[] | unknown,
  pointer: string,
  visit: (text: string, pointer: string) => void,
): void {
  if (typeof value === 'string') return visit(value, pointer);
  if (value === null || typeof value !== 'object') return;
  for (const [key, member] of Object.entries(value))
    eachText(member, `${pointer}/${pointerToken(key)}`, visit);
}
