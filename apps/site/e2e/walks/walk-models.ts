import type { Model, ModelColour, ModelVariant } from '@forecourt/block-schemas';

const features = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => `Feature number ${n + 1}`);

const versions = (name: string, count: number): ModelVariant[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `${name}-${n + 1}`.toLowerCase(),
    full_name: `${name} ${n + 1}`,
    features: features(n === 0 ? 10 : 8),
    image: { url: '/assets/cars/suv-ferry-green.webp' },
    dap_min_price: 40_000 + n * 1000,
    dap_max_price: 44_000 + n * 1000,
  }));

const types = ['Solid', 'Metallic', 'Pearl'];

const paints = (variant: string, count: number): ModelColour[] =>
  Array.from({ length: count }, (_, n) => ({
    name: `${variant} paint ${n + 1}`,
    hexCode: `#${(0x203040 + n * 0x0a0b07).toString(16)}`,
    oem_id: types[n % types.length],
    model_variant_name: variant,
    ...(n % 2 === 0 && { photo_url: '/assets/cars/suv-ferry-green.webp' }),
  }));

/** Models with every state that model pages have. */
export const walkModels: Model[] = [
  {
    id: '1',
    slug: 'two',
    name: 'Two',
    manufacturer_name: 'Ostara',
    manufacturer_body: 'SUV',
    image: { url: '/assets/cars/suv-ferry-green.webp' },
    from_price: 40_000,
    short_description: 'Two versions, two sets of paint.',
    brochure_url: '/assets/brochures/tern.pdf',
    model_variants: versions('Two', 2),
    // One version with tabs by type, one with too few paints for them.
    colours: [...paints('Touring', 18), ...paints('City', 4)],
  },
  {
    id: '2',
    slug: 'three',
    name: 'Three',
    manufacturer_body: 'SUV',
    manufacturer_body2: 'Electric',
    from_price: 50_000,
    brochure_url: '/assets/brochures/gone.pdf',
    model_variants: versions('Three', 3),
  },
  {
    id: '3',
    slug: 'five',
    name: 'Five',
    manufacturer_body: 'Hatch',
    from_price: 30_000,
    model_variants: versions('Five', 5),
  },
  {
    id: '4',
    slug: 'soon',
    name: 'Soon',
    manufacturer_body: 'Hatch',
    status: 'coming_soon',
    model_variants: versions('Soon', 1),
  },
];
