import type { Model } from '@forecourt/block-schemas';
import type { Migration } from './migration.ts';

/** Returns the current slugs of models, by their former ones. */
function renamed(models: unknown): ReadonlyMap<string, string> {
  const list = (Array.isArray(models) ? models : []).filter(
    (model: unknown): model is Partial<Model> => typeof model === 'object' && model !== null,
  );
  const current = new Set(list.map(({ slug, new_slug: next }) => next ?? slug));
  return new Map(
    list.flatMap((model) => {
      const { slug, new_slug: next } = model;
      const isFree = typeof slug === 'string' && typeof next === 'string' && !current.has(slug);
      return isFree ? [[slug, next] as const] : [];
    }),
  );
}

/** Migration of references to models by former slugs. */
export const modelSlugs: Migration = {
  id: 'model-slugs',
  description: 'Blocks name models by their new_slug, where data/models.json gives them one.',
  since:
    'A model’s address has its new slug; the old one is looked up last, and may be given to another model.',
  migrate: ({ texts, snapshot }) => {
    const slugs = renamed(snapshot?.data.get('models')?.value);
    return texts.flatMap(({ kind, value, pointer }) => {
      const next = kind === 'model' ? slugs.get(value) : undefined;
      return next === undefined ? [] : [{ pointer, value: next }];
    });
  },
};
