import { schemaBase, schemaById, schemasAt } from '@forecourt/block-schemas';
import type { Car } from '@forecourt/block-schemas';

/** Properties of a car that an import derives from the previous stock, and never reads from a feed. */
const recordedFields = ['price_before', 'price_reduced_on'] as const satisfies (keyof Car)[];

/** A property of a car that a feed can fill. */
export type CarField = Exclude<keyof Car, number | (typeof recordedFields)[number]>;

/**
 * Kind of value that a field of a car holds. `list` is an array of strings, `groups` an array of
 * named groups of them.
 */
export type FieldKind =
  'text' | 'html' | 'number' | 'whole' | 'flag' | 'list' | 'groups' | 'day' | 'month';

const schemaId = `${schemaBase}entities/car.json`;

function kindOf(field: string): FieldKind {
  const shapes = schemasAt(schemaId, `/${field}`);
  if (shapes.some((shape) => shape['x-html'] !== undefined)) return 'html';
  if (shapes.some(({ title }) => title === 'Day')) return 'day';
  if (shapes.some(({ title }) => title === 'Month')) return 'month';
  const type = shapes.find((shape) => shape.type !== undefined)?.type;
  switch (type) {
    case 'integer':
      return 'whole';
    case 'number':
      return 'number';
    case 'boolean':
      return 'flag';
    case 'array':
      return schemasAt(schemaId, `/${field}/0`).some(({ type }) => type === 'object')
        ? 'groups'
        : 'list';
    default:
      return 'text';
  }
}

const schema = schemaById(schemaId);

const recorded: readonly string[] = recordedFields;
const properties = Object.keys(schema?.properties ?? {}).filter(
  (name) => !recorded.includes(name),
) as CarField[];

/** Fields that every car must have. */
export const requiredFields = (schema?.required ?? []) as readonly CarField[];

/** Kinds of values of the fields that a feed can fill, from the entity's schema. */
export const carFields: ReadonlyMap<CarField, FieldKind> = new Map(
  properties.map((field) => [field, kindOf(field)]),
);

export const isCarField = (name: string): name is CarField => carFields.has(name as CarField);
