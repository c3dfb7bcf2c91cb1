/** The picture of a model in the studio, with its alternative text. */
export const studio = (name: string, alt: string) => ({ url: `/assets/studio/${name}.svg`, alt });

/** The picture of a car in stock, with its alternative text. */
export const stock = (name: string, alt: string) => ({ url: `/assets/stock/${name}.svg`, alt });

/** The model that an offer is about. */
export const model = (name: string, slug: string) => ({ name, slug });
