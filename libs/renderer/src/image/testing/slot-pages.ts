import type { AnyBlock, Car } from '@forecourt/block-schemas';
import { planPage } from '../../pipeline/plan-page.ts';
import { renderPage } from '../../pipeline/render-page.ts';
import { renderStaffPage } from '../../screens/staff/staff-page.tsx';
import { renderVehiclePage } from '../../screens/vehicle/vehicle-page.tsx';
import { testAnswers, type TestData } from '../../testing/answers.ts';
import { testRequest, testTenant } from '../../testing/snapshot.ts';
import { photographs, photoOf, shapes } from './photographs.ts';

const cars: Car[] = shapes.map((shape) => ({
  id: shape,
  slug: shape,
  name: `A car ${shape}`,
  price: 30_000,
  photos: [photoOf(shape)],
}));

const image = (shape: (typeof shapes)[number]) => ({ url: photoOf(shape) });

/** Data of a dealer with photographs of every shape. */
const data: TestData = {
  cars: cars as unknown as NonNullable<TestData['cars']>,
  offers: shapes.map((shape) => ({
    id: shape,
    heading: 'An offer',
    figure: '$112,490',
    condition: 'Drive away, while stock lasts',
    image: image(shape),
  })),
  models: shapes.map((shape) => ({
    id: shape,
    slug: shape,
    name: `Model ${shape}`,
    manufacturer_body: 'SUV',
    from_price: 30_000,
    image: image(shape),
    colours: [{ name: 'Blue', photo_url: photoOf(shape) }],
    model_variants: [
      { id: 'touring', full_name: 'Touring', image: image(shape), features: ['Seven seats'] },
    ],
  })) as unknown as TestData['models'],
  brands: shapes.map((shape) => ({
    id: shape,
    slug: shape,
    name: shape,
    logo: image(shape),
  })) as unknown as TestData['brands'],
  team: shapes.map((shape) => ({
    id: shape,
    slug: shape,
    name: `Person ${shape}`,
    category: 'sales',
    avatar_url: photoOf(shape),
  })),
};

const every = (make: (photo: string) => AnyBlock): AnyBlock[] =>
  shapes.map((shape) => make(photoOf(shape)));
const words = 'Open seven days, and late on Thursdays.';
const cards = shapes.map((shape) => ({ heading: words, image: photoOf(shape), href: '/cars' }));

/** Blocks that show every shape in every slot. */
const blocks: readonly AnyBlock[] = [
  { type: 'cars', data: {} },
  { type: 'offers', data: {} },
  { type: 'brandModels', data: { hideCategories: true } },
  { type: 'websiteBrands', data: {} },
  { type: 'team', data: {} },
  ...shapes.flatMap((model) => [
    { type: 'modelVariants', data: { model } },
    { type: 'modelColors', data: { model } },
  ]),
  { type: 'cardsTool', data: { cards } },
  { type: 'cardsTool', data: { cards, layout: 'feature' } },
  { type: 'cardsTool', data: { cards, isCarousel: true, cardCols: 4 } },
  ...(['cover', 'contain'] as const).map((objectFit) => ({
    type: 'cardsTool',
    data: { cards, objectFit },
  })),
  ...(['single', 'peek', 'strip'] as const).map((layout) => ({
    type: 'imageSlider',
    data: { layout, useFrame: true, slides: shapes.map((shape) => image(shape)) },
  })),
  ...(['cover', 'contain'] as const).map((objectFit) => ({
    type: 'imageSlider',
    data: { objectFit, imageHeight: 300, slides: shapes.map((shape) => image(shape)) },
  })),
  {
    type: 'alternatingColumns',
    data: { rows: shapes.map((shape) => ({ image: photoOf(shape), heading: words, text: words })) },
  },
  ...every((photo) => ({
    type: 'modelFeatures',
    data: { features: [{ tab: 'Space', heading: words, image: photo }] },
  })),
  ...every((photo) => ({
    type: 'brandDescription',
    data: { heading: words, logo: { url: photo } },
  })),
  ...every((photo) => ({ type: 'image', data: { file: { url: photo } } })),
  ...every((photo) => ({ type: 'imageBanner', data: { image: photo, heading: words } })),
  ...[0, 1].flatMap((focus) =>
    every((photo) => ({ type: 'imageBanner', data: { image: photo, heading: words, focus } })),
  ),
  ...every((photo) => ({
    type: 'imageBackground',
    data: { image: photo, content: { blocks: [{ type: 'paragraph', data: { text: words } }] } },
  })),
] as AnyBlock[];

const clean = (html: string): string =>
  html
    .replace(/<script type="module"[^>]*><\/script>/g, '')
    .replaceAll('loading="lazy"', '')
    .replaceAll('content-visibility: auto', '');

/** Returns pages, by name, that show a photograph of every shape in every slot. */
export function slotPages(): Readonly<Record<string, string>> {
  const request = testRequest();
  const draw = (publicationDate?: string) => {
    const page = publicationDate ? { publicationDate } : {};
    const { entry, snapshot } = testTenant(blocks, { assets: photographs, page });
    const answers = testAnswers(planPage(entry.page, snapshot, request).queries, data);
    return renderPage(entry, snapshot, { answers, ...request }).html;
  };
  const { snapshot } = testTenant([], { assets: photographs });
  const car = { ...cars[0]!, photos: shapes.map(photoOf) };
  const vehicle = renderVehiclePage({ car, similar: cars, locations: [] }, snapshot, request);
  const sold = { car: { ...car, status: 'Sold' }, similar: [], locations: [] };
  const staff = data.team!.map(
    (member) => renderStaffPage({ member, locations: [] }, snapshot, request).html,
  );
  const mains = staff.map((html) => /<main[^>]*>(.*)<\/main>/s.exec(html)![1]!);
  return {
    blocks: clean(draw()),
    'blocks of 2023': clean(draw('2023-01-01')),
    vehicle: clean(vehicle.html),
    'vehicle, sold': clean(renderVehiclePage(sold, snapshot, request).html),
    staff: clean(staff[0]!.replace(/(<main[^>]*>).*(<\/main>)/s, `$1${mains.join('')}$2`)),
  };
}
