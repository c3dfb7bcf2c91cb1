import { describe, expect, it } from 'vitest';
import { lintSample, page } from '../../testing/lint-sample.ts';

const rule = 'model-contradictory';
const found = (...models: unknown[]) =>
  lintSample({ files: { 'data/models.json': models } }, { rule }).map(
    ({ finding: { pointer, message } }) => `${pointer}: ${message}`,
  );
const model_variants = [{ full_name: 'Drover Trail 2.8' }, { full_name: 'Drover Stockman' }, null];

it.each([
  [
    { model_variants, colours: [{ name: 'Sage', model_variant_name: 'Drovr Stockman' }] },
    '/0/colours/0/model_variant_name: no version of the model is named "Drovr Stockman", so the colour has a tab of its own under that name; did you mean "Drover Stockman"?',
  ],
  [
    { model_variants, colours: [{ name: 'Sage', model_variant_name: 'Hawker' }] },
    '/0/colours/0/model_variant_name: no version of the model is named "Hawker", so the colour has a tab of its own under that name; write its full_name',
  ],
  [{ colours: [{ name: 'Sage' }, { name: 'sage ' }] }, '/0/colours/1/name: another colour'],
  [{ brochure_url: '/assets/drover.webp' }, '/0/brochure_url: the brochure is a picture'],
])('CLI-7: reports %j', (model, expected) => {
  expect(found(model)).toEqual([expect.stringContaining(expected)]);
});

it.each([
  { model_variants, colours: [{ name: 'Sage', model_variant_name: 'drover stockman' }] },
  { model_variants, colours: [{ name: 'Sage', model_variant_name: 'Trail 2.8' }] },
  { colours: [{ name: 'Sage', model_variant_name: 'Hawker' }] },
  {
    model_variants,
    colours: [{ name: 'Sage' }, { name: 'Sage', model_variant_name: 'Drover Stockman' }, null],
  },
  { colours: [{ name: 'Sage', oem_id: 'metallic' }, { name: 'Sage', oem_id: 'matt' }, {}, {}] },
  { brochure_url: '/assets/drover.pdf' },
  { brochure_url: 'https://maker.example/drover?format=webp', colours: 5, model_variants: 5 },
])('CLI-7: accepts %j', (model) => {
  expect(found(model, null)).toEqual([]);
});

it('CLI-7: a version with the name of another model is reported', () => {
  const models = (full_name: string) =>
    found(
      { slug: 'drover', name: 'Drover', model_variants: [{ full_name }] },
      { slug: 'wren', name: 'Wren' },
      { slug: 'drover-x', name: 'Drover X' },
    );
  expect(models('Wren Trail 2.8')).toEqual([
    '/0/model_variants/0/full_name: "Wren Trail 2.8" is named like a version of the Wren, but listed as one of the Drover; correct the name, or move it',
  ]);
  for (const name of ['Drover Trail', 'Trail 2.8', 'Drover X Trail', 'Drover for Wren owners'])
    expect(models(name)).toEqual([]);
});

describe('the page of a model', () => {
  const models = ['Heron', 'Finch', 'Heron Tourer'].map((name) => {
    const slug = name.toLowerCase().replace(' ', '-');
    return { id: slug, slug, name, manufacturer_name: 'Lumen' };
  });
  const found = (changes: object, path = '/models/heron') => {
    const files = {
      'data/models.json': JSON.stringify(models),
      'pages/models/heron.json': page({ path, title: 'Heron', ...changes }),
    };
    return lintSample({ files }, { rule }).map(({ finding: { pointer, message } }) => {
      return `${pointer}: ${message.split(';')[0]!}`;
    });
  };
  const header = (text: string, level = 1) => ({ type: 'header', data: { text, level } });
  const colours = (model: string) => ({ type: 'modelColors', data: { model } });

  it('CLI-7: that names or shows another one was copied', () => {
    const named = 'the page of the Heron names the Finch here, and not its own model';
    expect(found({ title: 'Finch' })).toEqual([`/title: ${named}`]);
    expect(found({ seo: { title: 'Lumen Finch' } })).toEqual([`/seo/title: ${named}`]);
    expect(found({ seo: { description: 'The Lumen Finch: colours.' } })).toEqual([
      `/seo/description: ${named}`,
    ]);
    expect(found({ blocks: [header('The <b>Finch</b>')] })).toEqual([
      `/blocks/0/data/text: ${named}`,
    ]);
    expect(found({ blocks: [colours('finch')] })).toEqual([
      '/blocks/0/data/model: the page of the Heron shows the Finch here',
    ]);
  });

  it('CLI-7: that names both, a version of its own, or another one in passing is accepted', () => {
    const seo = { description: 'Seven seats and a boot for the dog. Bigger than the Finch.' };
    const blocks = [header('Heron or Finch?'), header('Finch', 2), colours('heron-tourer')];
    expect(found({ title: 'Heron and Finch', seo, blocks })).toEqual([]);
    expect(found({ title: 'Seven seats' })).toEqual([]);
    expect(found({ title: 'Finch' }, '/finch')).toEqual([]);
    expect(found({ title: 'Finch' }, '/models/other')).toEqual([]);
  });
});

describe('CLI-7: a brochure', () => {
  const models = ['Drover', 'Hawker', 'Hawker Lang'].map((name) => ({
    ...{ name, slug: name.toLowerCase().replace(' ', '-'), manufacturer_name: 'Teviot' },
  }));
  const inData = (brochure_url: string) =>
    found(...models.slice(1), { ...models[0], brochure_url });
  const onPage = (href: string, text = 'Brochure', path = '/models/drover') => {
    const blocks = [
      { type: 'buttons', data: { buttons: [{ text, href }] } },
      { type: 'paragraph', data: { text: `<a href="${href}">${text}</a>` } },
    ];
    const files = { 'data/models.json': models, 'pages/drover.json': page({ path, blocks }) };
    return lintSample({ files }, { rule }).map(({ finding }) => finding.pointer);
  };

  it('CLI-7: of another model is reported, in the data and on the page of the model', () => {
    expect(inData('/assets/brochures/teviot-hawker-2026.pdf')).toEqual([
      expect.stringContaining(
        '/2/brochure_url: the brochure is named after the Hawker, but the model is the Drover',
      ),
    ]);
    expect(onPage('/assets/hawker-lang.pdf')).toEqual([
      '/blocks/0/data/buttons/0/href',
      '/blocks/1/data/text',
    ]);
  });

  it('CLI-7: of the model, of several, or of another that the link names is accepted', () => {
    expect(inData('/assets/drover.pdf')).toEqual([]);
    expect(inData('/assets/drover-and-hawker.pdf')).toEqual([]);
    expect(inData('/assets/hawkers-bay/range.pdf')).toEqual([]);
    expect(onPage('/assets/hawker.pdf', 'Compare the Hawker')).toEqual([]);
    expect(onPage('/assets/hawker.pdf', 'Brochure', '/brochures')).toEqual([]);
  });
});
