import type { CustomComponentDefinition } from '@forecourt/block-schemas';
import { safeHref, safeSrc } from '../site/safe-url.ts';
import { CustomComponentError } from './custom-component-error.ts';

/** Value of a custom component's property on a page. */
type PropValue = string | number | boolean;

/** A value, and how the template escapes it. */
export interface TypedValue {
  readonly value: PropValue;
  /** True for editors' mark-up, which is inserted into mark-up unescaped. */
  readonly isMarkup: boolean;
}

type Declared = NonNullable<CustomComponentDefinition['props']>[number];

const isText = (value: unknown): value is string => typeof value === 'string';

/** Check and description of the values of each type of property. */
const propTypes: Record<Declared['type'], { fits: (value: unknown) => boolean; words: string }> = {
  string: { fits: isText, words: 'a text' },
  html: { fits: isText, words: 'a text' },
  number: { fits: Number.isFinite, words: 'a number' },
  boolean: { fits: (value) => typeof value === 'boolean', words: 'true or false' },
  href: { fits: (value) => safeHref(value) !== undefined, words: 'an address such as "/finance"' },
  asset: {
    fits: (value) => safeSrc(value) !== undefined,
    words: 'a file such as "/assets/name.svg"',
  },
};

/**
 * Returns the values of a component's declared properties: the page's value or else the default. A
 * map, so that no name can reach a prototype. A property with neither value nor default is absent.
 * @throws CustomComponentError for a property that is undeclared, missing or of the wrong kind.
 */
export function propValues(
  definition: CustomComponentDefinition,
  given: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, TypedValue> {
  const declared = definition.props ?? [];
  const names = new Set(declared.map((prop) => prop.name));
  for (const name of Object.keys(given)) {
    if (!names.has(name))
      throw new CustomComponentError(`"${definition.name}" declares no property "${name}"`);
  }
  const values = new Map<string, TypedValue>();
  for (const { name, type, required, default: fallback } of declared) {
    const value = Object.hasOwn(given, name) ? given[name] : fallback;
    if (value === undefined) {
      if (required)
        throw new CustomComponentError(`"${definition.name}" needs the property "${name}"`);
      continue;
    }
    if (!propTypes[type].fits(value))
      throw new CustomComponentError(
        `property "${name}" of "${definition.name}" must be ${propTypes[type].words}`,
      );
    values.set(name, { value: value as PropValue, isMarkup: type === 'html' });
  }
  return values;
}
