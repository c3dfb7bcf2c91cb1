/* Generated from the blocks' x- keywords by `npm run codegen`. Do not edit. */
import type { DataKind } from '../data-kinds.ts';
import type { BlockType } from './block-types.ts';

/** A picture in a block's data. Paths have `*` for any array index. */
export interface PictureTraits {
  /** Path in the data to the object that has the picture and what belongs to it. */
  readonly holder: readonly string[];
  /** Path from the holder to the name of the file. */
  readonly source: readonly string[];
  /** Path from the holder to the alternative text; none for a picture that only decorates. */
  readonly alt?: readonly string[];
  /** Paths from the holder to the size in pixels. */
  readonly width?: readonly string[];
  readonly height?: readonly string[];
  /** Pixels across that a photograph needs to be sharp. */
  readonly minWidth?: number;
}

/** A kind of the dealer's data that a block shows. Paths have `*` for any array index. */
export interface ShownData {
  readonly kind: DataKind;
  /** Paths in the data of which one must be set. */
  readonly if?: readonly (readonly string[])[];
  /** Paths in the data of which none may be set. */
  readonly unless?: readonly (readonly string[])[];
}

/** Facts about a block type that checks rely on. */
export interface BlockTraits {
  /** The heading that the block renders; `section` may begin with a heading of level 2. */
  readonly heading: 'none' | 'section' | 'own-level';
  readonly pictures: readonly PictureTraits[];
  /** Kinds of the dealer's data that it shows, besides entries that it names; none if left out. */
  readonly data?: readonly ShownData[];
  /**
   * Query parameters that it reads, which are part of a page's cache key, with the values that each has:
   * those of a member of the dealer's data, such as `offers.model`, or ''; none if left out.
   */
  readonly query?: Readonly<Record<string, string>>;
}

/** Traits of every block type. */
export const blockTraits: Readonly<Record<BlockType, BlockTraits>> = {
  alternatingColumns: {
    heading: 'section',
    pictures: [
      { holder: ['rows', '*'], source: ['image'], alt: ['alt'], minWidth: 480 },
    ],
  },
  brandDescription: {
    heading: 'section', data: [{ kind: 'brands', if: [['btns', '*', 'isDynamicWebsiteButtons']] }],
    pictures: [
      { holder: ['logo'], source: ['url'], alt: ['alt'] },
    ],
  },
  brandModels: { heading: 'section', data: [{ kind: 'models' }], query: { body: 'models.category' }, pictures: [] },
  buttons: { heading: 'none', pictures: [] },
  cardsTool: {
    heading: 'section',
    pictures: [
      { holder: ['cards', '*'], source: ['image'], alt: ['imageAlt'] },
    ],
  },
  cars: { heading: 'section', data: [{ kind: 'cars' }], query: { q: '', car_type: 'cars.car_type', make: 'cars.make', model: 'cars.model', simple_body: 'cars.simple_body', badge: 'cars.badge', tag: 'cars.tag', carsales_account: 'cars.carsales_account', location_name: 'cars.location_name', simple_fuel: 'cars.simple_fuel', simple_transmission: 'cars.simple_transmission', simple_colour: 'cars.simple_colour', status: 'cars.status', seats: '', certified: '', year: '', km: '', price: '', near: '', within: '', sort: '', page: '' }, pictures: [] },
  columns: { heading: 'none', pictures: [] },
  customComponent: { heading: 'section', pictures: [] },
  embed: { heading: 'none', pictures: [] },
  faq: { heading: 'section', pictures: [] },
  financeCalculator: { heading: 'section', pictures: [] },
  form: { heading: 'section', pictures: [] },
  formBuilder: { heading: 'section', pictures: [] },
  header: { heading: 'own-level', pictures: [] },
  horizontalRule: { heading: 'none', pictures: [] },
  iconButtonsTool: { heading: 'none', pictures: [] },
  image: {
    heading: 'none',
    pictures: [
      { holder: [], source: ['file', 'url'], alt: ['alt'], width: ['file', 'width'], height: ['file', 'height'] },
    ],
  },
  imageBackground: {
    heading: 'none',
    pictures: [
      { holder: [], source: ['image'], minWidth: 960 },
    ],
  },
  imageBanner: {
    heading: 'section',
    pictures: [
      { holder: [], source: ['image'], alt: ['alt'], width: ['imageWidth'], height: ['imageHeight'], minWidth: 960 },
      { holder: [], source: ['imagePortrait'], minWidth: 640 },
      { holder: [], source: ['foregroundImage'], alt: ['foregroundAlt'] },
    ],
  },
  imageSlider: {
    heading: 'none',
    pictures: [
      { holder: ['slides', '*'], source: ['url'], alt: ['alt'], width: ['width'], height: ['height'], minWidth: 640 },
    ],
  },
  list: { heading: 'none', pictures: [] },
  locations: { heading: 'section', data: [{ kind: 'locations', unless: [['search']] }, { kind: 'manufacturerLocations', if: [['search']] }], query: { locationId: '', locationType: '', lat: '', lng: '', userLocation: '', radius: '' }, pictures: [] },
  modelColors: { heading: 'section', query: { variant: '', paint: '' }, pictures: [] },
  modelFeatures: {
    heading: 'section',
    pictures: [
      { holder: ['features', '*'], source: ['image'], alt: ['alt'], minWidth: 480 },
    ],
  },
  modelVariants: { heading: 'section', pictures: [] },
  offers: { heading: 'section', data: [{ kind: 'offers' }, { kind: 'promotions', if: [['promotions']] }], query: { model: 'offers.model' }, pictures: [] },
  paragraph: { heading: 'none', pictures: [] },
  raw: { heading: 'none', pictures: [] },
  reviews: { heading: 'section', data: [{ kind: 'reviews', unless: [['reviews'], ['average_rating']] }], pictures: [] },
  search: { heading: 'none', pictures: [] },
  success: { heading: 'section', pictures: [] },
  table: { heading: 'none', pictures: [] },
  tag: { heading: 'none', pictures: [] },
  tags: { heading: 'none', pictures: [] },
  team: { heading: 'section', data: [{ kind: 'team' }], query: { team: 'team.category' }, pictures: [] },
  twgSalesCounter: { heading: 'none', pictures: [] },
  video: {
    heading: 'none',
    pictures: [
      { holder: [], source: ['poster'] },
    ],
  },
  websiteBrands: { heading: 'section', data: [{ kind: 'brands' }], pictures: [] },
};

/** Types of the blocks that are forms. */
export const formBlockTypes = ['form', 'formBuilder'] as const satisfies readonly BlockType[];
