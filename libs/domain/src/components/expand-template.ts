import { dialled, type AnyBlock, type CustomComponentDefinition } from '@forecourt/block-schemas';
import { escapeUTF8 } from 'entities/escape';
import { CustomComponentError } from './custom-component-error.ts';
import { propValues, type TypedValue } from './prop-values.ts';

/** Maximum nesting of a template's JSON; the same as for pages. */
const maxDepth = 64;

/** Maximum characters of one expanded template, so that a short one can't exhaust memory. */
const maxLength = 500_000;

const placeholder = /\{\{\s*([A-Za-z0-9_-]+)\s*\}\}/g;
const onlyPlaceholder = /^\{\{\s*([A-Za-z0-9_-]+)\s*\}\}$/;

/** Text before a placeholder that stands for the number of a link. */
const phoneLink = /^(?:tel|sms):[^?]*$/i;

/** Returns a phone number without its spaces, and any other text as it is. */
const asDialled = (text: string): string => {
  const number = dialled(text);
  return /^\+?[0-9().-]+$/.test(number) ? number : text;
};

/** Returns the names of the properties that a text of a template is filled from. */
export const placeholdersIn = (template: string): readonly string[] =>
  [...template.matchAll(placeholder)].map(([, name = '']) => name);

/**
 * Expands a custom component's template with the page's values. `"{{count}}"` alone becomes the
 * value itself, so that a number stays a number. Within a longer string it becomes the value's
 * text, escaped if the string is mark-up and the property is not; behind `tel:` a phone number loses
 * its spaces. A member or array item whose property has no value is omitted. A block's `type` and the
 * name of a nested component are never replaced.
 *
 * The blocks are as untrusted as the page: validate each by its schema before rendering it.
 * @throws CustomComponentError if the values do not match the declaration, or the template contains
 * itself, an undeclared property, or too many blocks.
 */
export function expandTemplate(
  definition: CustomComponentDefinition,
  props: Readonly<Record<string, unknown>> = {},
): readonly AnyBlock[] {
  const filling = new Filling(definition, propValues(definition, props));
  return filling.list(definition.blocks, 0) as AnyBlock[];
}

class Filling {
  readonly #definition: CustomComponentDefinition;
  readonly #values: ReadonlyMap<string, TypedValue>;
  readonly #declared: ReadonlySet<string>;
  #characters = 0;

  constructor(definition: CustomComponentDefinition, values: ReadonlyMap<string, TypedValue>) {
    this.#definition = definition;
    this.#values = values;
    this.#declared = new Set((definition.props ?? []).map((prop) => prop.name));
  }

  list(items: readonly unknown[], depth: number): unknown[] {
    return items.map((item) => this.#value(item, depth + 1)).filter((item) => item !== undefined);
  }

  #value(template: unknown, depth: number): unknown {
    if (depth > maxDepth) throw this.#error(`is nested deeper than ${maxDepth} levels`);
    if (typeof template === 'string') return this.#text(template);
    if (Array.isArray(template)) return this.list(template, depth);
    if (template === null || typeof template !== 'object') return template;
    return this.#object(template as Readonly<Record<string, unknown>>, depth);
  }

  #object(template: Readonly<Record<string, unknown>>, depth: number): Record<string, unknown> {
    if (standsFor(template, this.#definition.name)) throw this.#error('contains itself');
    if (componentNamed(template)?.includes('{{'))
      throw this.#error('takes the name of a component from a property');
    const isBlock = typeof template.type === 'string' && typeof template.data === 'object';
    const entries: [string, unknown][] = [];
    for (const [key, value] of Object.entries(template)) {
      const filled = isBlock && key === 'type' ? value : this.#value(value, depth + 1);
      if (filled !== undefined) entries.push([key, filled]);
    }
    // fromEntries defines own members, so that `__proto__` is a member like any other.
    return Object.fromEntries(entries);
  }

  #text(template: string): unknown {
    const name = onlyPlaceholder.exec(template)?.[1];
    if (name !== undefined) {
      const typed = this.#lookup(name);
      this.#count(String(typed?.value ?? '').length);
      return typed?.value;
    }
    const isMarkup = template.includes('<');
    const filled = template.replace(placeholder, (_, inner: string, offset: number) => {
      const typed = this.#lookup(inner);
      const written = String(typed?.value ?? '');
      // A phone number is dialled without the spaces with which people read it.
      const text = phoneLink.test(template.slice(0, offset)) ? asDialled(written) : written;
      const safe = isMarkup && !typed?.isMarkup ? escapeUTF8(text) : text;
      this.#count(safe.length);
      return safe;
    });
    this.#count(template.length);
    return filled;
  }

  #lookup(name: string): TypedValue | undefined {
    if (!this.#declared.has(name))
      throw this.#error(`uses "{{${name}}}", which it does not declare`);
    return this.#values.get(name);
  }

  #count(characters: number): void {
    this.#characters += characters;
    if (this.#characters > maxLength)
      throw this.#error(`expands to more than ${maxLength} characters`);
  }

  #error(what: string): CustomComponentError {
    return new CustomComponentError(`custom component "${this.#definition.name}" ${what}`);
  }
}

/** Returns the name of the custom component that a template's block refers to, if any. */
export function componentNamed(block: Readonly<Record<string, unknown>>): string | undefined {
  if (block.type !== 'customComponent') return undefined;
  const { name } = (block.data ?? {}) as { readonly name?: unknown };
  return typeof name === 'string' ? name : undefined;
}

const standsFor = (block: Readonly<Record<string, unknown>>, name: string): boolean =>
  componentNamed(block) === name || (block.type === name && typeof block.data === 'object');
