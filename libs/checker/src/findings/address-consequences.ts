import { isInFile, type LocatedFinding } from '@forecourt/block-schemas';
import { parentPointer } from '@forecourt/json';

/** State or postcode of a location. */
const partOfAddress = /^\/\d+\/address\/(?:state|postcode)$/;

/** Returns findings about the state that forms preselect, if the state of a location may be the wrong one. */
export function statesOfWrongAddresses(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const preselected = all.filter(
    ({ rule, pointer }) =>
      rule === 'form-default-unmatched' && pointer === '/settings/forms/defaultState',
  );
  if (preselected.length === 0) return [];
  const isWrong = all.some(
    (each) => isInFile(each, 'data/locations.json') && partOfAddress.test(each.pointer),
  );
  return isWrong ? preselected : [];
}

/** Returns findings about one coordinate without the other, whose name is misspelt. */
export function coordinatesOfMisspelt(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const misspelt = all.flatMap(({ rule, file, pointer: address, suggestion }) =>
    rule === 'unknown-property' && (suggestion === 'lat' || suggestion === 'long')
      ? [{ file, address, coordinate: `${address}/${suggestion}` }]
      : [],
  );
  return all.filter(
    ({ rule, file, pointer }) =>
      rule === 'address-implausible' &&
      misspelt.some(
        (each) =>
          each.file === file &&
          each.address === parentPointer(pointer) &&
          each.coordinate !== pointer,
      ),
  );
}
