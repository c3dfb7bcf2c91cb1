/** Kinds of the dealer's data. Each has a data file of its name, `data/team.json`. */
export const dataKinds = [
  ...(['brands', 'cars', 'locations', 'manufacturerLocations', 'models'] as const),
  ...(['offers', 'promotions', 'reviews', 'team'] as const),
] as const;

export type DataKind = (typeof dataKinds)[number];
