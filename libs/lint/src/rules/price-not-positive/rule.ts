import { advertisedPrice } from '@forecourt/domain';
import { defineRule } from '../../engine/rule.ts';

/** Fields that hold a price, by data file. */
const priceFields: Readonly<Record<string, readonly string[]>> = {
  cars: ['price'],
  models: ['from_price'],
};

/** Fields of a model's variants that hold a price. */
const variantFields = ['dap_min_price', 'dap_max_price'];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Prices in data files that are 0 or less. */
export const priceNotPositive = defineRule({
  meta: {
    id: 'price-not-positive',
    description: 'A price is above 0; a car or model without one has no price at all.',
    severity: 'warning',
    recommended: true,
    fixable: true,
  },
  create: () => ({
    data: ({ name, data, report }) => {
      const fields = Object.hasOwn(priceFields, name) ? priceFields[name]! : [];
      if (fields.length === 0) return;
      const checkEntry = (entry: unknown, names: readonly string[], at: string) => {
        if (!isObject(entry)) return;
        for (const field of names) {
          const value = Object.hasOwn(entry, field) ? entry[field] : undefined;
          if (typeof value !== 'number' || advertisedPrice(value) !== undefined) continue;
          const pointer = `${at}/${field}`;
          report({
            pointer,
            message: `${value} is no price, so none is shown; write a price above 0, or remove "${field}"`,
            fix: { pointer },
          });
        }
      };
      for (const [index, entry] of listOf(data.value).entries()) {
        checkEntry(entry, fields, `/${index}`);
        if (name !== 'models' || !isObject(entry)) continue;
        for (const [at, variant] of listOf(entry.model_variants).entries())
          checkEntry(variant, variantFields, `/${index}/model_variants/${at}`);
      }
    },
  }),
});
