import { errorFinding } from '@forecourt/block-schemas';
import type { CustomComponentDefinition, Finding } from '@forecourt/block-schemas';
import {
  CustomComponentError,
  expandTemplate,
  findingsInBlocks,
  placeholdersIn,
} from '@forecourt/domain';
import { isObject, pointerToken, resolvePointer } from '@forecourt/json';

type Props = NonNullable<CustomComponentDefinition['props']>;

const hasDefault = ({ default: byDefault }: Props[number]): boolean => byDefault !== undefined;

/** Reason why a component shows nothing with some properties. */
interface Failure {
  readonly message: string;
  /** Property from which the invalid value is made, or which has no value. */
  readonly property: string;
}

/**
 * Returns the properties that the place of a finding in a component's blocks is filled from; of an
 * object, which may lack a member, those without a value.
 */
function propertiesAt(
  definition: CustomComponentDefinition,
  pointer: string,
  given: Readonly<Record<string, unknown>>,
): readonly string[] {
  const template = resolvePointer(definition, pointer);
  if (typeof template === 'string') return placeholdersIn(template);
  const valued = new Set([
    ...Object.keys(given),
    ...(definition.props ?? []).filter(hasDefault).map(({ name }) => name),
  ]);
  return Object.values(isObject(template) ? template : {})
    .flatMap((member) => (typeof member === 'string' ? placeholdersIn(member) : []))
    .filter((name) => !valued.has(name));
}

/**
 * Returns the first reason why the blocks of a component are invalid with some properties that is due to
 * some of them. What is wrong with the template itself, or with the type of a property, is reported
 * elsewhere.
 */
function failureOf(
  definition: CustomComponentDefinition,
  given: Readonly<Record<string, unknown>>,
  components: ReadonlySet<string>,
  isMeant: (property: string) => boolean,
): Failure | undefined {
  try {
    const blocks = expandTemplate(definition, given);
    for (const { pointer, message } of findingsInBlocks(blocks, components)) {
      const property = propertiesAt(definition, pointer, given).find(isMeant);
      if (property !== undefined) return { message: `${pointer.slice(1)}: ${message}`, property };
    }
    return undefined;
  } catch (error) {
    if (error instanceof CustomComponentError) return undefined;
    throw error;
  }
}

const outputFinding = (
  { name }: CustomComponentDefinition,
  { message }: Failure,
  pointer: string,
  what: string,
): Finding =>
  errorFinding(
    'component-output',
    pointer,
    `with ${what} the component "${name}" shows nothing: ${message}`,
    undefined,
    { component: name },
  );

/**
 * Returns the finding about a use of a component whose blocks are invalid with its properties.
 * @param pointer pointer to the properties
 */
export function checkOutput(
  definition: CustomComponentDefinition,
  given: Readonly<Record<string, unknown>>,
  pointer: string,
  components: ReadonlySet<string>,
): readonly Finding[] {
  // Within the template of another component the values are not known yet.
  if (JSON.stringify(given).includes('{{')) return [];
  const defaults = new Set((definition.props ?? []).filter(hasDefault).map(({ name }) => name));
  // A default is checked in the component.
  const isMeant = (name: string) => Object.hasOwn(given, name) || !defaults.has(name);
  const failure = failureOf(definition, given, components, isMeant);
  if (failure === undefined) return [];
  return Object.hasOwn(given, failure.property)
    ? [
        outputFinding(
          definition,
          failure,
          `${pointer}/${pointerToken(failure.property)}`,
          'this value',
        ),
      ]
    : [outputFinding(definition, failure, pointer, 'these properties')];
}

/** Values in place of those that a component requires, while its defaults are checked. */
const standIns = {
  string: 'Name',
  html: 'Name',
  number: 1,
  boolean: true,
  href: '/',
  asset: '/assets/picture.svg',
};

/** Returns the finding about a default with which a component's blocks are invalid. */
export function checkDefaults(
  definition: CustomComponentDefinition,
  components: ReadonlySet<string>,
): readonly Finding[] {
  const { props = [] } = definition;
  const without = props.filter((prop) => !hasDefault(prop));
  const given = Object.fromEntries(without.map(({ name, type }) => [name, standIns[type]]));
  const failure = failureOf(definition, given, components, (name) => !Object.hasOwn(given, name));
  const at = props.findIndex(({ name }) => name === failure?.property);
  return failure === undefined
    ? []
    : [outputFinding(definition, failure, `/props/${at}/default`, 'this default')];
}
