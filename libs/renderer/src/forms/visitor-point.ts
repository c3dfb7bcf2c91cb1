import type { MapPoint } from '@forecourt/forms';

/** Returns the visitor's location from a URL of the dealership search. */
export function visitorPoint(search: string): MapPoint | undefined {
  const query = new URLSearchParams(search);
  const read = (name: string, max: number) => {
    const text = query.get(name) ?? '';
    const degrees = /^-?\d{1,3}(?:\.\d{1,10})?$/.test(text) ? Number(text) : NaN;
    return Math.abs(degrees) <= max ? degrees : undefined;
  };
  const [lat, lng] = [read('lat', 90), read('lng', 180)];
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}
