/** Returns the official name of an Australian place, which GeoNames writes out: "St Kilda", not "Saint Kilda". */
export const australianName = (name: string): string => name.replace(/^Saint (?=\p{L})/u, 'St ');
