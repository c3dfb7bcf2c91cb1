/** Address of a place on OpenStreetMap. @param lat degrees north. @param long degrees east. */
export const placeUrl = (lat: number, long: number): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${long}#map=16/${lat}/${long}`;
