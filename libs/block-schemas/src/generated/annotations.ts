/* Generated from the JSON Schemas' x- keywords by `npm run codegen`. Do not edit. */
import type { BlockType } from './block-types.ts';
import type { Entities } from './types.ts';

/** Content of a marked location. */
export type AnnotationKind =
  | 'asset'
  | 'blocks'
  | 'brand'
  | 'component'
  | 'data'
  | 'html-block'
  | 'html-inline'
  | 'link'
  | 'location'
  | 'model'
  | 'price'
  | 'stepKey'
  | 'team'
  | 'text'
  | 'text-alt'
  | 'text-link';

/** A location in a JSON value that a keyword of its schema marks; `*` is any array index. */
export interface Annotation {
  readonly path: readonly string[];
  readonly kind: AnnotationKind;
  /** True for an asset that is not a picture, such as a brochure. */
  readonly isFile?: true;
}

/** Marked locations in every block's data. */
export const blockAnnotations: Readonly<Record<BlockType, readonly Annotation[]>> = {
  alternatingColumns: [
    { path: ['rows', '*', 'image'], kind: 'asset' },
    { path: ['rows', '*', 'alt'], kind: 'text-alt' },
    { path: ['rows', '*', 'heading'], kind: 'text' },
    { path: ['rows', '*', 'text'], kind: 'html-block' },
    { path: ['rows', '*', 'buttons', '*', 'text'], kind: 'text-link' },
    { path: ['rows', '*', 'buttons', '*', 'href'], kind: 'link' },
  ],
  brandDescription: [
    { path: ['heading'], kind: 'text' },
    { path: ['brand'], kind: 'brand' },
    { path: ['subheading'], kind: 'text' },
    { path: ['logo', 'url'], kind: 'asset' },
    { path: ['logo', 'alt'], kind: 'text-alt' },
    { path: ['description'], kind: 'html-block' },
    { path: ['btns', '*', 'href'], kind: 'link' },
    { path: ['btns', '*', 'linkText'], kind: 'text-link' },
  ],
  brandModels: [
    { path: ['heading'], kind: 'text' },
    { path: ['description'], kind: 'html-inline' },
    { path: ['headingLink', 'text'], kind: 'text-link' },
    { path: ['headingLink', 'href'], kind: 'link' },
    { path: ['models', '*'], kind: 'model' },
    { path: ['quoteText'], kind: 'text-link' },
    { path: ['quoteHref'], kind: 'link' },
  ],
  buttons: [
    { path: ['buttons', '*', 'text'], kind: 'text-link' },
    { path: ['buttons', '*', 'href'], kind: 'link' },
  ],
  cardsTool: [
    { path: ['cards', '*', 'heading'], kind: 'text' },
    { path: ['cards', '*', 'description'], kind: 'html-inline' },
    { path: ['cards', '*', 'image'], kind: 'asset' },
    { path: ['cards', '*', 'imageAlt'], kind: 'text-alt' },
    { path: ['cards', '*', 'href'], kind: 'link' },
    { path: ['cards', '*', 'linkText'], kind: 'text-link' },
    { path: ['cards', '*', 'tagline'], kind: 'text' },
  ],
  cars: [
    { path: ['heading'], kind: 'text' },
    { path: ['headingLink', 'text'], kind: 'text-link' },
    { path: ['headingLink', 'href'], kind: 'link' },
    { path: ['links', '*', 'text'], kind: 'text-link' },
    { path: ['links', '*', 'href'], kind: 'link' },
  ],
  columns: [
    { path: ['cols', '*', 'blocks'], kind: 'blocks' },
  ],
  customComponent: [
    { path: ['name'], kind: 'component' },
  ],
  embed: [
    { path: ['source'], kind: 'link' },
    { path: ['embed'], kind: 'link' },
    { path: ['caption'], kind: 'html-inline' },
  ],
  faq: [
    { path: ['heading'], kind: 'html-inline' },
    { path: ['subheading'], kind: 'html-inline' },
    { path: ['questions', '*', 'blocks'], kind: 'blocks' },
  ],
  financeCalculator: [
    { path: ['heading'], kind: 'text' },
    { path: ['text'], kind: 'text' },
    { path: ['repaymentsText'], kind: 'text' },
    { path: ['disclaimer'], kind: 'html-inline' },
    { path: ['buttons', '*', 'text'], kind: 'text-link' },
    { path: ['buttons', '*', 'href'], kind: 'link' },
  ],
  form: [
    { path: ['heading'], kind: 'text' },
    { path: ['description'], kind: 'html-inline' },
    { path: ['submitText'], kind: 'text' },
    { path: ['formSteps', '*', 'heading'], kind: 'text' },
    { path: ['formSteps', '*', 'description'], kind: 'html-inline' },
    { path: ['formSteps', '*', 'customRules', 'skipRules', '*', 'target'], kind: 'stepKey' },
    { path: ['fields', '*', 'label'], kind: 'html-inline' },
    { path: ['fields', '*', 'placeholder'], kind: 'text' },
    { path: ['fields', '*', 'options', '*'], kind: 'text' },
    { path: ['fields', '*', 'stepKey'], kind: 'stepKey' },
  ],
  formBuilder: [
    { path: ['heading'], kind: 'text' },
    { path: ['description'], kind: 'html-inline' },
    { path: ['submitText'], kind: 'text' },
    { path: ['formSteps', '*', 'heading'], kind: 'text' },
    { path: ['formSteps', '*', 'description'], kind: 'html-inline' },
    { path: ['formSteps', '*', 'customRules', 'skipRules', '*', 'target'], kind: 'stepKey' },
    { path: ['fields', '*', 'label'], kind: 'html-inline' },
    { path: ['fields', '*', 'placeholder'], kind: 'text' },
    { path: ['fields', '*', 'options', '*'], kind: 'text' },
    { path: ['fields', '*', 'stepKey'], kind: 'stepKey' },
  ],
  header: [
    { path: ['text'], kind: 'html-inline' },
  ],
  horizontalRule: [],
  iconButtonsTool: [
    { path: ['buttons', '*', 'text'], kind: 'text-link' },
    { path: ['buttons', '*', 'href'], kind: 'link' },
  ],
  image: [
    { path: ['file', 'url'], kind: 'asset' },
    { path: ['alt'], kind: 'text-alt' },
    { path: ['caption'], kind: 'html-inline' },
  ],
  imageBackground: [
    { path: ['image'], kind: 'asset' },
    { path: ['content', 'blocks'], kind: 'blocks' },
  ],
  imageBanner: [
    { path: ['image'], kind: 'asset' },
    { path: ['alt'], kind: 'text-alt' },
    { path: ['imagePortrait'], kind: 'asset' },
    { path: ['foregroundImage'], kind: 'asset' },
    { path: ['foregroundAlt'], kind: 'text-alt' },
    { path: ['caption'], kind: 'text' },
    { path: ['heading'], kind: 'html-inline' },
    { path: ['subheading'], kind: 'html-inline' },
    { path: ['text'], kind: 'html-inline' },
    { path: ['buttons', '*', 'text'], kind: 'text-link' },
    { path: ['buttons', '*', 'href'], kind: 'link' },
  ],
  imageSlider: [
    { path: ['slides', '*', 'url'], kind: 'asset' },
    { path: ['slides', '*', 'alt'], kind: 'text-alt' },
    { path: ['slides', '*', 'href'], kind: 'link' },
    { path: ['label'], kind: 'text' },
  ],
  list: [
    { path: ['items', '*', 'content'], kind: 'html-inline' },
    { path: ['items', '*', 'items', '*', 'content'], kind: 'html-inline' },
    { path: ['items', '*', 'items', '*', 'items', '*', 'content'], kind: 'html-inline' },
    { path: ['items', '*'], kind: 'html-inline' },
  ],
  locations: [
    { path: ['heading'], kind: 'text' },
    { path: ['description'], kind: 'html-inline' },
    { path: ['headingLink', 'text'], kind: 'text-link' },
    { path: ['headingLink', 'href'], kind: 'link' },
    { path: ['locationIds', '*'], kind: 'location' },
  ],
  modelColors: [
    { path: ['heading'], kind: 'text' },
    { path: ['description'], kind: 'html-inline' },
    { path: ['model'], kind: 'model' },
  ],
  modelFeatures: [
    { path: ['heading'], kind: 'html-inline' },
    { path: ['features', '*', 'tab'], kind: 'text' },
    { path: ['features', '*', 'heading'], kind: 'html-inline' },
    { path: ['features', '*', 'subheading'], kind: 'html-inline' },
    { path: ['features', '*', 'description'], kind: 'html-inline' },
    { path: ['features', '*', 'image'], kind: 'asset' },
    { path: ['features', '*', 'alt'], kind: 'text-alt' },
  ],
  modelVariants: [
    { path: ['heading'], kind: 'text' },
    { path: ['model'], kind: 'model' },
    { path: ['quoteText'], kind: 'text-link' },
    { path: ['quoteHref'], kind: 'link' },
  ],
  offers: [
    { path: ['heading'], kind: 'text' },
    { path: ['description'], kind: 'html-inline' },
    { path: ['headingLink', 'text'], kind: 'text-link' },
    { path: ['headingLink', 'href'], kind: 'link' },
    { path: ['noOffersMessage'], kind: 'html-inline' },
  ],
  paragraph: [
    { path: ['text'], kind: 'html-inline' },
  ],
  raw: [
    { path: ['html'], kind: 'html-block' },
  ],
  reviews: [
    { path: ['heading'], kind: 'text' },
  ],
  search: [],
  success: [
    { path: ['heading'], kind: 'text' },
    { path: ['description'], kind: 'html-inline' },
  ],
  table: [
    { path: ['content', '*', '*'], kind: 'html-inline' },
  ],
  tag: [
    { path: ['text'], kind: 'text' },
  ],
  tags: [
    { path: ['tags', '*', 'text'], kind: 'text' },
  ],
  team: [
    { path: ['heading'], kind: 'text' },
    { path: ['description'], kind: 'html-inline' },
    { path: ['members', '*'], kind: 'team' },
    { path: ['locationIds', '*'], kind: 'location' },
  ],
  twgSalesCounter: [
    { path: ['label'], kind: 'text' },
    { path: ['prefix'], kind: 'text' },
    { path: ['suffix'], kind: 'text' },
    { path: ['description'], kind: 'html-inline' },
  ],
  video: [
    { path: ['url'], kind: 'asset', isFile: true },
    { path: ['poster'], kind: 'asset' },
    { path: ['title'], kind: 'text' },
    { path: ['caption'], kind: 'html-inline' },
    { path: ['captions', 'url'], kind: 'asset', isFile: true },
    { path: ['captions', 'label'], kind: 'text' },
  ],
  websiteBrands: [
    { path: ['heading'], kind: 'text' },
    { path: ['description'], kind: 'html-inline' },
    { path: ['brands', '*'], kind: 'brand' },
  ],
};

/** Marked locations in the entities of the dealer's data. */
export const entityAnnotations: Readonly<Record<keyof Entities, readonly Annotation[]>> = {
  brand: [
    { path: ['logo', 'url'], kind: 'asset' },
    { path: ['url'], kind: 'link' },
    { path: ['websites', '*', 'url'], kind: 'link' },
  ],
  car: [
    { path: ['price'], kind: 'price' },
    { path: ['dealercomments'], kind: 'html-block' },
    { path: ['photos', '*'], kind: 'asset' },
    { path: ['tag'], kind: 'text' },
    { path: ['location_id'], kind: 'location' },
    { path: ['inspection_url'], kind: 'asset', isFile: true },
    { path: ['history_url'], kind: 'asset', isFile: true },
    { path: ['consumer_notice_url'], kind: 'asset', isFile: true },
    { path: ['video_url'], kind: 'asset', isFile: true },
    { path: ['salesperson'], kind: 'team' },
    { path: ['price_before'], kind: 'price' },
  ],
  colour: [
    { path: ['photo_url'], kind: 'asset' },
  ],
  location: [
    { path: ['address', 'place_url'], kind: 'link' },
    { path: ['bookings', '*', 'text'], kind: 'text-link' },
    { path: ['bookings', '*', 'href'], kind: 'link' },
  ],
  manufacturerLocation: [
    { path: ['website_url'], kind: 'link' },
  ],
  model: [
    { path: ['colours', '*', 'photo_url'], kind: 'asset' },
    { path: ['banner', 'url'], kind: 'asset' },
    { path: ['brochure_url'], kind: 'asset', isFile: true },
    { path: ['image', 'url'], kind: 'asset' },
    { path: ['from_price'], kind: 'price' },
    { path: ['short_description'], kind: 'text' },
    { path: ['model_variants', '*', 'image', 'url'], kind: 'asset' },
    { path: ['model_variants', '*', 'dap_min_price'], kind: 'price' },
    { path: ['model_variants', '*', 'dap_max_price'], kind: 'price' },
  ],
  offer: [
    { path: ['model', 'slug'], kind: 'model' },
    { path: ['heading'], kind: 'text' },
    { path: ['figure'], kind: 'text' },
    { path: ['condition'], kind: 'text' },
    { path: ['description'], kind: 'text' },
    { path: ['disclaimer'], kind: 'text' },
    { path: ['image', 'url'], kind: 'asset' },
    { path: ['image', 'alt'], kind: 'text-alt' },
    { path: ['href'], kind: 'link' },
    { path: ['linkText'], kind: 'text-link' },
  ],
  redirect: [],
  review: [],
  reviewSummary: [],
  teamMember: [
    { path: ['reply_time'], kind: 'text' },
    { path: ['avatar_url'], kind: 'asset' },
    { path: ['bio'], kind: 'text' },
    { path: ['location_id'], kind: 'location' },
    { path: ['location_ids', '*'], kind: 'location' },
  ],
  variant: [
    { path: ['image', 'url'], kind: 'asset' },
    { path: ['dap_min_price'], kind: 'price' },
    { path: ['dap_max_price'], kind: 'price' },
  ],
};

/** Marked locations in a page. */
export const pageAnnotations: readonly Annotation[] = [
  { path: ['title'], kind: 'text' },
  { path: ['seo', 'title'], kind: 'text' },
  { path: ['seo', 'description'], kind: 'text' },
  { path: ['seo', 'image'], kind: 'asset' },
  { path: ['seo', 'canonical'], kind: 'link' },
  { path: ['customSuccessMessages', '*', 'blocks'], kind: 'blocks' },
  { path: ['blocks'], kind: 'blocks' },
];

/** Marked locations in a site's settings. */
export const siteAnnotations: readonly Annotation[] = [
  { path: ['tagline'], kind: 'text' },
  { path: ['description'], kind: 'text' },
  { path: ['theme', 'logo'], kind: 'asset' },
  { path: ['theme', 'logoOnDark'], kind: 'asset' },
  { path: ['theme', 'favicon'], kind: 'asset' },
  { path: ['navigation', 'header', '*', 'text'], kind: 'text-link' },
  { path: ['navigation', 'header', '*', 'href'], kind: 'link' },
  { path: ['navigation', 'footer', '*', 'title'], kind: 'text' },
  { path: ['navigation', 'footer', '*', 'links', '*', 'text'], kind: 'text-link' },
  { path: ['navigation', 'footer', '*', 'links', '*', 'href'], kind: 'link' },
  { path: ['navigation', 'legal', '*', 'text'], kind: 'text-link' },
  { path: ['navigation', 'legal', '*', 'href'], kind: 'link' },
  { path: ['settings', 'cars', 'stockPath'], kind: 'link' },
  { path: ['settings', 'cars', 'priceTerms'], kind: 'text' },
  { path: ['settings', 'cars', 'tradeInPath'], kind: 'link' },
  { path: ['settings', 'cars', 'priceIncludes', '*', 'text'], kind: 'text' },
  { path: ['settings', 'cars', 'reassurances', '*', 'text'], kind: 'text' },
  { path: ['settings', 'cars', 'hold', 'href'], kind: 'link' },
  { path: ['settings', 'cars', 'hold', 'terms'], kind: 'text' },
  { path: ['settings', 'excludedModels', '*'], kind: 'model' },
  { path: ['settings', 'hybridSlug'], kind: 'model' },
  { path: ['settings', 'brochures', '*', 'model'], kind: 'model' },
  { path: ['settings', 'brochures', '*', 'url'], kind: 'asset', isFile: true },
  { path: ['settings', 'focalPoints', '*', 'picture'], kind: 'asset' },
  { path: ['settings', 'offersFile'], kind: 'data' },
  { path: ['settings', 'forms', 'termsWording'], kind: 'html-inline' },
  { path: ['settings', 'forms', 'privacyWording'], kind: 'html-inline' },
  { path: ['settings', 'forms', 'optInWording'], kind: 'html-inline' },
  { path: ['settings', 'forms', 'confirmationEmail', 'note'], kind: 'text' },
  { path: ['settings', 'service', 'serviceDetails', '*', 'note'], kind: 'text' },
  { path: ['settings', 'service', 'freeRide', 'wording'], kind: 'html-inline' },
  { path: ['settings', 'finance', 'privacyConsent'], kind: 'html-inline' },
  { path: ['settings', 'finance', 'scoreseekerConsent'], kind: 'html-inline' },
  { path: ['settings', 'finance', 'electronicConsent'], kind: 'html-inline' },
  { path: ['settings', 'finance', 'successText'], kind: 'html-inline' },
  { path: ['settings', 'finance', 'successLink', 'text'], kind: 'text-link' },
  { path: ['settings', 'finance', 'successLink', 'href'], kind: 'link' },
  { path: ['settings', 'success', 'path'], kind: 'link' },
  { path: ['integrations', 'dashboardHost'], kind: 'link' },
  { path: ['footnote'], kind: 'text' },
];
