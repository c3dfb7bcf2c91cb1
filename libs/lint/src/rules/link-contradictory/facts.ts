import type { NamedModel } from '../../rule-api/model-names.ts';

/** Words of a link, with their location. */
export type Label = {
  readonly words: string;
  readonly pointer: string;
  readonly within?: { readonly start: number; readonly end: number };
};

/** A link within the site with the words beside it. */
export type LinkFact = {
  readonly href: string;
  readonly labels: readonly Label[];
  /** Texts of a card that links to a model. */
  readonly texts: readonly Label[];
  readonly topic?: string;
};

export type ModelFact = NamedModel & {
  /** Prices of the model and of its versions. */
  readonly prices: readonly number[];
  readonly bodies: readonly string[];
};

/** A page with a topic, the models of a tenant, or a link. */
export type TargetFact = {
  readonly page?: { readonly path: string; readonly topic: string };
  readonly models?: readonly ModelFact[];
  readonly link?: LinkFact;
};
