import { schemaBase, schemaById, schemasAt } from '@forecourt/block-schemas';
import type { Car } from '@forecourt/block-schemas';

/** A property of a car. */
export type CarField = Exclude<keyof Car, number>;

/** Kind of value that a field of a car holds. */
export type FieldKind = 'text' | 'html' | 'number' | 'whole' | 'flag' | 'list';

const schemaId = `${schemaBase}entities/car.json`;

function kindOf(field: string): FieldKind {
  const shapes = schemasAt(schemaId, `/${field}`);
  if (shapes.some((shape) => shape['x-html'] !== undefined)) return 'html';
  const type = shapes.find((shape) => shape.type !== undefined)?.type;
  switch (type) {
    case 'integer':
      return 'whole';
    case 'number':
      return 'number';
    case 'boolean':
      return 'flag';
    case 'array':
      return 'list';
    default:
      return 'text';
  }
}

const schema = schemaById(schemaId);

const properties = Object.keys(schema?.properties ?? {}) as CarField[];

/** Fields that every car must have. */
export const requiredFields = (schema?.required ?? []) as readonly CarField[];

/** Kinds of values by field, from the entity's schema. */
export const carFields: ReadonlyMap<CarField, FieldKind> = new Map(
  properties.map((field) => [field, kindOf(field)]),
);

export const isCarField = (name: string): name is CarField => carFields.has(name as CarField);
