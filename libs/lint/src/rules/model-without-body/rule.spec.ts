import { expect, it } from 'vitest';
import { settings, reportLines } from '../../testing/lint-sample.ts';

const run = (models: object, changes = {}, file = 'data/models.json') =>
  reportLines(
    { files: { 'site.json': settings(changes), [file]: models } },
    { rule: 'model-without-body', now: '2026-11-21T00:00:00Z' },
  );

const tern = { slug: 'tern', name: 'Tern', body: ['SUV'] };

it('RNG-1 CLI-2: reports each model that is in no category', () => {
  const found = run([
    { slug: 'wren', name: 'Wren' },
    tern,
    { slug: 'heron', name: 'Heron', body: [' '], manufacturer_body: '' },
    { slug: 'gull', name: 'Gull', manufacturer_body3: 'Ute' },
  ]);
  expect(found).toHaveLength(2);
  expect(found[0]).toContain('the model "Wren" has no body');
  expect(found[1]).toContain('the model "Heron" has no body');
});

it('RNG-2 CLI-2: says nothing of models that the site hides', () => {
  const models = [tern, { slug: 'wren', name: 'Wren' }, { slug: 'hybrid', name: 'Hybrid' }];
  expect(run(models, { settings: { excludedModels: ['wren'], hybridSlug: 'hybrid' } })).toEqual([]);
});

it('RNG-1 CLI-2: says nothing of a range without any category, nor of other files', () => {
  expect(run([{ slug: 'wren', name: 'Wren' }])).toEqual([]);
  expect(run([tern, { slug: 'wren', name: 'Wren' }], {}, 'data/others.json')).toEqual([]);
});

it.each([[[null, 5, [], 'x']], [{}], [{ models: [] }]])('CLI-2: %j holds no models', (models) => {
  expect(run(models)).toEqual([]);
});
