import { schemasAt } from '@forecourt/block-schemas';

type Shapes = readonly Readonly<Record<string, unknown>>[];

const first = (shapes: Shapes, keyword: string): unknown =>
  shapes.find((shape) => shape[keyword] !== undefined)?.[keyword];

const choice = (values: readonly unknown[]): string =>
  values.map((value) => String(value).replaceAll(/[\\,|]/g, '\\$&')).join(',');

/** How deep a snippet goes; schemas nest no deeper where they require something. */
const deepest = 6;

/**
 * Returns the body of a snippet for a value: its required properties, each with a tab stop.
 * Texts that begin with ^ are written without quotes (as in schemas of VS Code).
 * @param id `$id` of the schema. @param pointer to the value, `/0` for any index.
 * @param stop gives the number of the next place to type in.
 */
export function snippetOf(id: string, pointer: string, stop: () => number, depth = 0): unknown {
  const shapes: Shapes = schemasAt(id, pointer);
  const constant = first(shapes, 'const');
  if (constant !== undefined) return constant;
  const values = first(shapes, 'enum');
  if (Array.isArray(values)) {
    const quote = values.every((value) => typeof value === 'string') ? '' : '^';
    return `${quote}\${${stop()}|${choice(values)}|}`;
  }
  if (first(shapes, 'x-blocks') === true) return `^[$${stop()}]`;
  const [type] = [first(shapes, 'type')].flat();
  const standard = first(shapes, 'default');
  switch (type) {
    case 'object': {
      const required = first(shapes, 'required');
      if (!Array.isArray(required) || depth > deepest) return `^{$${stop()}}`;
      const body = (name: unknown) => snippetOf(id, `${pointer}/${String(name)}`, stop, depth + 1);
      return Object.fromEntries(required.map((name) => [String(name), body(name)]));
    }
    case 'array':
      return depth > deepest ? `^[$${stop()}]` : [snippetOf(id, `${pointer}/0`, stop, depth + 1)];
    case 'boolean':
      return `^\${${stop()}|${standard === false ? 'false,true' : 'true,false'}|}`;
    case 'number':
    case 'integer':
      return `^\${${stop()}:${String(standard ?? first(shapes, 'minimum') ?? 0)}}`;
    default:
      return typeof standard === 'string' ? `\${${stop()}:${standard}}` : `$${stop()}`;
  }
}

/** Numbers 1, 2, 3 … */
export function stops(): () => number {
  let last = 0;
  return () => (last += 1);
}
