import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyBlock, DealerLocation, Model, Offer } from '@forecourt/block-schemas';
import { modelSlug } from '@forecourt/domain';
import { describe, expect, it } from 'vitest';
import { blocksIn, demoPages, readDemo, textsIn } from './demo-files.ts';
import { demoTenants } from './outputs.ts';

const tenants = join(import.meta.dirname, '../../tenants');

/** The routes of the specification's section 2 that a page's file stands for. */
const routes = [
  '/',
  '/cars',
  '/new-cars',
  '/special-offers',
  '/service',
  '/finance',
  '/contact',
  '/parts/search',
  '/vehicle-parts-and-accessories',
  '/models/order-now',
  '/book-test-drive/',
  '/sell-your-car',
  '/terms-and-conditions',
  '/privacy-policy',
  '/thank-you',
];

/** Routes of dealers who sell new cars, and of those who sell parts. */
const newCarRoutes = ['/new-cars', '/models/order-now'];
const partsRoutes = ['/parts/search', '/vehicle-parts-and-accessories'];

/** Forms by the page that they are on. */
const forms: Readonly<Record<string, string>> = {
  '/service': 'service-booking',
  '/finance': 'finance',
  '/contact': 'lead',
  '/sell-your-car': 'sell-my-car',
  '/book-test-drive/': 'test-drive',
  '/parts/search': 'parts',
  '/vehicle-parts-and-accessories': 'parts',
  '/models/order-now': 'lead',
  '/careers': 'careers',
};

/** Submission names of what the copy beside a form asks for; a page that a tenant lacks has no form. */
const askedFor: Readonly<Record<string, readonly string[]>> = {
  '/contact': ['Comments'],
  '/models/order-now': ['model_name', 'Colour', 'Comments'],
  '/special-offers': ['Comments'],
  '/fleet': ['Number Of Vehicles', 'Needed By', 'Comments'],
};

describe.each(demoTenants.map(({ slug }) => slug))('pages of %s', (slug) => {
  const pages = demoPages(slug);
  const at = (path: string) => pages.find((page) => page.path === path);
  const { settings } = readDemo<{ settings: { hybridSlug?: string } }>(slug, 'site.json');
  const models = readDemo<Model[]>(slug, 'data', 'models.json').filter(
    (model) => modelSlug(model) !== settings.hybridSlug,
  );
  const offers = readDemo<Offer[]>(slug, 'data', 'offers.json');
  const hasParts = readDemo<DealerLocation[]>(slug, 'data', 'locations.json').some((place) =>
    place.location_type?.includes('parts'),
  );

  it('TEN-9: every route of the specification leads to a page', () => {
    const notHere = [...(models.length > 0 ? [] : newCarRoutes), ...(hasParts ? [] : partsRoutes)];
    expect(routes.filter((path) => at(path) === undefined)).toEqual(
      routes.filter((path) => notHere.includes(path)),
    );
  });

  it('TEN-9: the forms are on the pages where people look for them', () => {
    const paths = Object.keys(forms).filter((path) => at(path));
    const presets = paths.map((path) => [
      path,
      blocksIn(at(path)?.blocks).find(({ type }) => type === 'formBuilder')?.data.preset,
    ]);
    expect(Object.fromEntries(presets)).toEqual(
      Object.fromEntries(paths.map((path) => [path, forms[path]])),
    );
  });

  it.each(Object.entries(askedFor))(
    'FRM-14: the form on %s has a field for all that its copy asks for',
    (path, names) => {
      for (const { type, data } of blocksIn(at(path)?.blocks)) {
        if (type !== 'form' && type !== 'formBuilder') continue;
        const fields = (data.fields ?? []) as readonly { readonly name: string }[];
        expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
      }
    },
  );

  it('FIN-1: what calculators say of themselves is true without their sliders', () => {
    const texts = pages
      .flatMap((page) => blocksIn(page.blocks))
      .flatMap(({ type, data }) => (type === 'financeCalculator' ? [String(data.text)] : []));
    expect(texts.filter((text) => /\b(?:slid\w*|move|drag|set)\b/i.test(text))).toEqual([]);
  });

  it('the page of thanks has the success block and stays out of search engines', () => {
    const thanks = at('/thank-you');
    expect(thanks?.pageType).toBe('Success');
    expect(thanks?.seo?.noindex).toBe(true);
    expect(blocksIn(thanks?.blocks).map(({ type }) => type)).toContain('success');
  });

  if (models.length === 0) return;

  describe.each(models.map((model) => [model.name, model] as const))('%s', (name, model) => {
    const page = at(`/models/${modelSlug(model)}`);
    const blocks = blocksIn(page?.blocks);
    const of = (type: string) => blocks.filter((block) => block.type === type);

    it('MDL-1, MDL-2, MDL-3: has a page with its versions, paints and features', () => {
      expect(page?.pageType).toBe('Model');
      for (const type of ['modelVariants', 'modelColors'])
        expect(of(type).map(({ data }) => data.model)).toEqual([modelSlug(model)]);
      expect((of('modelFeatures')[0]?.data.features as unknown[]).length).toBeGreaterThan(2);
    });

    it('shows the offers that there are for it, and leads to a test drive, a quote or a list', () => {
      const shown = of('offers').flatMap(({ data }) => JSON.stringify(data.facetFilters));
      const has = offers.some((offer) => offer.model?.name === name);
      expect(shown).toEqual(has ? [JSON.stringify([{ field: 'model', values: [name] }])] : []);
      const links = textsIn(page?.blocks).filter((text) =>
        /^\/(?:book-test-drive\/|models\/order-now)|^#list$/.test(text),
      );
      expect(links.length).toBeGreaterThan(0);
    });

    it('says the price that the data says, and none that has none', () => {
      const { from_price: from } = model;
      const said = textsIn([page?.seo, page?.blocks.find(({ type }) => /^image/.test(type))])
        .flatMap((text) => text.match(/\$\d{2,3},\d{3}/g) ?? [])
        .map((text) => Number(text.replace(/\D/g, '')));
      expect(new Set(said)).toEqual(new Set(from === undefined ? [] : [from]));
      const amounts = of('financeCalculator').map(
        ({ data }) => (data.amount as { default: number }).default,
      );
      for (const amount of amounts) expect(Math.abs(amount - from!)).toBeLessThan(4000);
    });
  });

  it('no two model pages begin with the same words or picture', () => {
    const heroes = models.map((model) => {
      const [hero] = at(`/models/${modelSlug(model)}`)!.blocks;
      return hero as AnyBlock;
    });
    const headings = heroes.flatMap(({ data }) => textsIn(data.heading ?? data.content));
    expect(new Set(headings).size).toBe(headings.length);
    const pictures = heroes.map(
      ({ data }) => `${data.image as string} ${data.foregroundImage as string}`,
    );
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('the page of new cars counts them rightly', () => {
    const words = textsIn(at('/new-cars')?.blocks.at(0)?.data.heading).join('');
    const counted = /(ten) new cars/i.exec(words);
    if (counted) {
      const priced = models.filter(({ status }) => status !== 'coming_soon');
      expect(priced).toHaveLength(10);
    }
    expect(blocksIn(at('/new-cars')?.blocks).map(({ type }) => type)).toContain('brandModels');
  });

  it('every model has its picture for its page', () => {
    const banners = models.flatMap(({ banner }) => banner?.url ?? []);
    expect(banners).toHaveLength(models.length);
    expect(banners.filter((url) => !existsSync(join(tenants, slug, url)))).toEqual([]);
  });
});
