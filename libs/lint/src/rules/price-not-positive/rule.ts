import { entityAnnotations } from '@forecourt/block-schemas';
import type { Entities } from '@forecourt/block-schemas';
import { advertisedPrice } from '@forecourt/domain';
import { eachValueAt } from '@forecourt/json';
import { defineRule } from '../../rule-api/rule.ts';

/** Data files with prices, and the entity that each is a list of. */
const entities: Readonly<Partial<Record<string, keyof Entities>>> = {
  cars: 'car',
  models: 'model',
};

/** Prices in data files that are 0 or less. */
export const priceNotPositive = defineRule({
  meta: {
    id: 'price-not-positive',
    description: 'A price is above 0; a car or model without a price has no price field.',
    severity: 'warning',
    recommended: true,
    fixable: true,
  },
  create: () => ({
    data: ({ name, data, report }) => {
      const entity = Object.hasOwn(entities, name) ? entities[name] : undefined;
      if (entity === undefined || !Array.isArray(data.value)) return;
      const prices = entityAnnotations[entity].filter(({ kind }) => kind === 'price');
      for (const { path } of prices)
        eachValueAt(data.value, ['*', ...path], '', (value, pointer) => {
          if (typeof value !== 'number' || advertisedPrice(value) !== undefined) return;
          report({
            pointer,
            message: `${value} is not a price, so none is shown; write a price above 0, or remove "${path.at(-1)}"`,
            fix: { pointer },
          });
        });
    },
  }),
});
