import { decodedAddress } from '@forecourt/block-schemas';

/** Matches an asset's path in an address, in markup or as a whole string. */
const assetPath = /\/assets\/[^\s"'<>\\?#|]+/g;

/**
 * Collects the asset paths in all strings of a value, as file names: decoded, with and without the
 * extension that videos get implicitly.
 */
export function assetNamesIn(value: unknown, names: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') {
    if (value.includes('/assets/'))
      for (const [found] of value.matchAll(assetPath))
        for (const path of [found, decodedAddress(found), found.replace(/[),.;&]+$/, '')])
          names.add(path).add(`${path}.mp4`);
  } else if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) assetNamesIn(member, names);
  }
  return names;
}
