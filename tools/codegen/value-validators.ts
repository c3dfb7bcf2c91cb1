import type { JsonSchema } from './schema-files.ts';

/** Keywords that the validators of values check. */
interface TextLimits {
  readonly minLength: number;
  readonly maxLength: number;
  readonly pattern: string;
}

const checked = ['minLength', 'maxLength', 'pattern'] as const satisfies (keyof TextLimits)[];

/** Reads the schema of one kind of value. @throws if the schema says more than the validators check. */
function limitsOf(kind: string, { type, description: _, ...rest }: JsonSchema): TextLimits {
  const isChecked = (keyword: string) => (checked as readonly string[]).includes(keyword);
  const unchecked = Object.keys(rest).find((keyword) => !isChecked(keyword));
  const missing = checked.find((keyword) => rest[keyword] === undefined);
  if (type !== 'string') throw new Error(`${kind}: "type" must be "string"`);
  if (unchecked) throw new Error(`${kind}: validators of values don't check "${unchecked}"`);
  if (missing) throw new Error(`${kind}: "${missing}" is missing`);
  return rest as unknown as TextLimits;
}

/** Helper of the generated module, which all validators share. Lengths are in code points. */
const helper = `
const isLonger = (text, limit) => text.length > limit && [...text].length > limit;
const validator = (minLength, maxLength, pattern) => (value) => {
  if (typeof value !== 'string') return 'type';
  if (isLonger(value, maxLength)) return 'maxLength';
  if (!isLonger(value, minLength - 1)) return 'minLength';
  return pattern.test(value) ? undefined : 'pattern';
};
`.trimStart();

/**
 * Compiles the schema of every kind of value that a form field can hold to one module. Browsers load
 * the module, so that it shares one helper; ajv's code for each kind is twelve times its size.
 */
export function generateValueValidators(values: JsonSchema): string {
  const table = Object.entries(values.$defs ?? {}).map(([kind, schema]) => {
    const { minLength, maxLength, pattern } = limitsOf(kind, schema);
    return `  ${kind}: validator(${minLength}, ${maxLength}, ${new RegExp(pattern, 'u')}),\n`;
  });
  return `${helper}\nexport const validators = {\n${table.join('')}};\n`;
}
