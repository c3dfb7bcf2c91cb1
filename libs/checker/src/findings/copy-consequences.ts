import { isInFile, type LocatedFinding } from '@forecourt/block-schemas';
import { parentPointer } from '@forecourt/json';
import { byFile } from './by-file.ts';

/** Returns ids that a copied block repeats, if the copy has a finding. */
export function idsOfCopies(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const copiesIn = byFile(all.filter(({ rule }) => rule === 'entry-repeated'));
  return all.filter(
    ({ rule, file, pointer }) =>
      rule === 'duplicate-id' &&
      copiesIn(file).some((copy) => copy.pointer === parentPointer(pointer)),
  );
}

/** Returns findings about a label that names another target, if another link beside it has the same label. */
export function labelsOfCopies(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const copiesIn = byFile(all.filter(({ rule }) => rule === 'entry-repeated'));
  return all.filter(
    ({ rule, file, pointer }) =>
      rule === 'link-contradictory' && copiesIn(file).some((copy) => copy.pointer === pointer),
  );
}

/** Returns findings about numbers that can't be dialled here and were copied from another website. */
export function numbersOfCopies(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const copiesIn = byFile(all.filter(({ rule }) => rule === 'copied-from-sibling'));
  return all.filter(
    ({ rule, file, line, column }) =>
      rule === 'phone-number-invalid' &&
      copiesIn(file).some((copy) => copy.line === line && copy.column === column),
  );
}

/** Returns findings about cars at a location whose id another location has as well. */
export function placesOfCopies(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const isCopied = all.some(
    (each) =>
      each.rule === 'duplicate-name' &&
      isInFile(each, 'data/locations.json') &&
      each.pointer.endsWith('/id'),
  );
  return isCopied ? all.filter(({ rule }) => rule === 'car-location-contradictory') : [];
}

/** Returns findings about a term of another country in a label that asks for what no form may ask for. */
export function termsOfSensitive(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const sensitiveIn = byFile(all.filter(({ rule }) => rule === 'form-data-sensitive'));
  return all.filter(
    ({ rule, file, pointer }) =>
      rule === 'foreign-term' && sensitiveIn(file).some((each) => each.pointer === pointer),
  );
}
