import { scalarText } from '@forecourt/json';
import type { Model } from '@forecourt/block-schemas';
import { categoriesOf, shownModels } from '@forecourt/domain';
import { defineRule } from '../../rule-api/rule.ts';

/** An entry of the models file, with fields of any type. */
type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that decide a model's categories, as far as they have the right types. */
function readModel(entry: Entry): Model {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const body = Array.isArray(entry.body)
    ? entry.body.filter((each) => typeof each === 'string')
    : undefined;
  return {
    name: scalarText(entry.name),
    slug: text(entry.slug) ?? '',
    new_slug: text(entry.new_slug),
    manufacturer_body: text(entry.manufacturer_body),
    manufacturer_body2: text(entry.manufacturer_body2),
    manufacturer_body3: text(entry.manufacturer_body3),
    body,
  } as Model;
}

/** Reports models without a category of the range. */
export const modelWithoutBody = defineRule({
  meta: {
    id: 'model-without-body',
    description: 'Every model has a body, so that visitors find it in a category of the range.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site }) => ({
    data: (visit) => {
      const { name, data } = visit;
      if (name !== 'models' || !Array.isArray(data.value)) return;
      const models = (data.value as readonly unknown[]).map((entry, index) => ({
        index,
        model: isEntry(entry) ? readModel(entry) : undefined,
      }));
      const { excludedModels: excluded = [], hybridSlug: hiddenHybrid } = site.settings ?? {};
      const shown = models.filter(
        ({ model }) => model && shownModels([model], { excluded, hiddenHybrid })[0],
      );
      // Without any category the range has no tabs.
      if (shown.every(({ model }) => categoriesOf(model!).length === 0)) return;
      for (const { index, model } of shown)
        if (categoriesOf(model!).length === 0)
          visit.report({
            pointer: `/${index}/slug`,
            message: `the model "${model!.name}" has no body, so the model range shows it under "Other"; add "body" or "manufacturer_body"`,
          });
    },
  }),
});
