import type {
  Model,
  ModelVariant,
  ModelVariantsData,
  SiteSettings,
} from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

const version = (n: number, given: Partial<ModelVariant> = {}): ModelVariant => ({
  id: `v${n}`,
  full_name: `Tern ${n}`,
  dap_min_price: 40_000,
  dap_max_price: 44_000,
  ...given,
});
const draw = (
  variants: ModelVariant[],
  data: Partial<ModelVariantsData> = {},
  given: Partial<Model> = {},
  settings: SiteSettings = {},
) =>
  drawBlocks([{ type: 'modelVariants', data: { model: 'tern', ...data } }], {
    site: { settings },
    data: { models: [{ id: '4', slug: 'tern', name: 'Tern', model_variants: variants, ...given }] },
  });
const versions = (count: number) => Array.from({ length: count }, (_, n) => version(n));

describe('modelVariants', () => {
  it('MDL-1: two versions are a list, three a slider, four a slider with arrows', () => {
    expect(draw(versions(2))).toContain('data-as="list"');
    expect(draw(versions(3))).toContain('data-as="slider"');
    expect(draw(versions(3))).not.toContain('__arrows');
    expect(draw(versions(4))).toContain('__arrows');
  });

  it('MDL-1: a version named like its series has the name once', () => {
    const named = (series: string) => draw([version(1, { series })]);
    expect(named('Tern')).toContain('<p class="fc-modelVariants__series">Tern</p>');
    expect(named('Tern 1')).not.toContain('fc-modelVariants__series');
  });

  it('MDL-1: eight features show, the others are behind View more', () => {
    const features = Array.from({ length: 10 }, (_, n) => `Feature ${n}.`);
    const html = draw([version(1, { features })]);
    const [before = '', behind = ''] = html.split('<details');
    expect(before.match(/Feature \d\./g)).toHaveLength(8);
    expect(behind.match(/Feature \d\./g)).toEqual(['Feature 8.', 'Feature 9.']);
    expect(behind).toMatch(/View more.*View less/);
    expect(draw([version(1, { features: features.slice(0, 8) })])).not.toContain('<details');
  });

  it('MDL-1: prices are shown as a range, as one price, or not at all', () => {
    expect(draw(versions(1))).toContain('$40,000 to $44,000');
    expect(draw([version(1, { dap_max_price: 40_000 })])).not.toContain(' to $');
    expect(draw(versions(1), { hidePrices: true })).not.toContain('$');
  });

  it('MDL-1: the quote names the version; a model that is coming soon has no quote', () => {
    expect(draw(versions(1))).toContain('model_id=4&amp;model_name=Tern&amp;vehicle=Tern+0');
    expect(draw(versions(1), {}, { status: 'coming_soon' })).not.toContain('Get a quote');
  });

  it('MDL-4: the brochure is a plain link, the one that the site names first; without one nothing', () => {
    const own = { brochure_url: '/assets/tern.pdf' };
    expect(draw(versions(1), { showBrochure: true }, own)).toContain('href="/assets/tern.pdf"');
    expect(draw(versions(1), {}, own)).not.toContain('.pdf');
    expect(draw(versions(1), { showBrochure: true })).not.toContain('brochure');
    const url = 'https://media.example/tern.pdf';
    const html = draw(versions(1), { showBrochure: true }, own, {
      brochures: [{ model: 'tern', url }],
    });
    expect(html).toContain(`data-brochure-of="tern" href="${url}"`);
    expect(html).toContain('data-island="modelVariants"');
  });

  describe('comparison', () => {
    const versions: ModelVariant[] = [
      {
        id: '1',
        full_name: 'Tern 2.5',
        series: 'Tern',
        dap_min_price: 44_990,
        specifications: [
          { name: 'Seats', value: 'Five' },
          { name: 'Drive', value: 'Front' },
        ],
        consumption: { petrol: 5 },
        service_cost: 390,
      },
      {
        id: '2',
        full_name: 'Tern Summit 2.5',
        series: 'Tern Summit',
        specifications: [{ name: 'Seats', value: 'Five' }],
        consumption: { petrol: 6 },
      },
    ];
    const runningCosts = { petrolPrice: 1.95, kmPerYear: 10_000 };
    const table = (model_variants: ModelVariant[], cars = {}, data = {}) =>
      drawBlocks([{ type: 'modelVariants', data: { model: 'tern', ...data } }], {
        site: { settings: { cars } },
        data: { models: [{ slug: 'tern', name: 'Tern', model_variants }] },
      });
    const text = (html: string) =>
      html
        .slice(html.indexOf('fc-modelVariants__compare'))
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ');

    it('MDL-1: versions are compared in a table: price, specifications and a year’s costs', () => {
      const words = text(table(versions, { runningCosts }));
      expect(words).toContain(
        'Compare versions Tern Tern Summit Price from $44,990 – Not known Seats Five Five',
      );
      expect(words).toContain('Drive Front – Not known Fuel or charging a year $975 $1,170');
      expect(words).toContain('Servicing a year $390 – Not known');
      expect(words).toContain('for 10,000 km a year, with petrol at $1.95 a litre. Yours depend');
    });

    it('MDL-1: versions of one short name are headed by their full names', () => {
      const same = versions.map((version) => ({ ...version, series: 'Tern' }));
      expect(text(table(same))).toContain('Compare versions Tern 2.5 Tern Summit 2.5 ');
    });

    it('MDL-1: road user charges of diesel and electric cars are a cost of their own', () => {
      const charged = versions.map((version) => ({ ...version, consumption: { diesel: 8 } }));
      const rates = { ...runningCosts, dieselPrice: 2, roadUserCharge: 76 };
      const words = text(table(charged, { runningCosts: rates }));
      expect(words).toContain('Road user charges a year $760 $760');
      expect(words).toContain(
        'diesel at $2.00 a litre and road user charges at $76.00 per 1,000 km.',
      );
      expect(text(table(versions, { runningCosts: rates }))).not.toContain('Road user');
    });

    it('MDL-1: rows in which versions differ are marked', () => {
      const rows = table(versions).match(/<tr[^>]*><th scope="row">(?:Seats|Drive)/g);
      expect(rows).toEqual([
        '<tr><th scope="row">Seats',
        '<tr data-differs="true"><th scope="row">Drive',
      ]);
    });

    it('MDL-1: there is no table without facts, no price if prices are hidden, no cost without its price', () => {
      expect(table([{ id: '1', full_name: 'Tern 2.5', dap_min_price: 1 }])).not.toContain('<table');
      expect(text(table(versions, {}, { hidePrices: true }))).not.toMatch(/Price from|Fuel or/);
    });
  });
});
