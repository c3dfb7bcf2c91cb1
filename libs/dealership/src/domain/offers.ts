/** A rule that the pages share: it lives with the entities. */
export {
  mostOffers,
  offerTabs,
  chosenOfferTab,
  offerTabQuery,
  offerSearch,
  currentOffers,
  saysNoOffers,
} from '@forecourt/block-schemas';
export type { OfferTab, OfferChoice } from '@forecourt/block-schemas';
