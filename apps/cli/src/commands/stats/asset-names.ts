/** An asset's path wherever it stands: an address, a place in mark-up, a whole text. */
const assetPath = /\/assets\/[^\s"'<>\\?#|]+/g;

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/**
 * Paths of assets that texts anywhere in a value name, as files are called: escapes undone, with and
 * without the ending that films get by themselves.
 */
export function assetNamesIn(value: unknown, names: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') {
    if (value.includes('/assets/'))
      for (const [found] of value.matchAll(assetPath))
        for (const path of [found, decoded(found), found.replace(/[),.;&]+$/, '')])
          names.add(path).add(`${path}.mp4`);
  } else if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) assetNamesIn(member, names);
  }
  return names;
}
