import type { LocatedFinding } from '@forecourt/block-schemas';
import { parentPointer } from '@forecourt/json';

/** Returns ids that a copied block repeats, if the copy has a finding. */
export function idsOfCopies(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const copies = all.filter(({ rule }) => rule === 'entry-repeated');
  return all.filter(
    ({ rule, file, pointer }) =>
      rule === 'duplicate-id' &&
      copies.some((copy) => copy.file === file && copy.pointer === parentPointer(pointer)),
  );
}

/** Returns findings about a label that names another target, if another link beside it has the same label. */
export function labelsOfCopies(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const copies = all.filter(({ rule }) => rule === 'entry-repeated');
  if (copies.length === 0) return [];
  return all.filter(
    ({ rule, file, pointer }) =>
      rule === 'link-contradictory' &&
      copies.some((copy) => copy.file === file && copy.pointer === pointer),
  );
}

/** Returns findings about numbers that can't be dialled here and were copied from another website. */
export function numbersOfCopies(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const copies = all.filter(({ rule }) => rule === 'copied-from-sibling');
  if (copies.length === 0) return [];
  return all.filter(
    ({ rule, file, line, column }) =>
      rule === 'phone-number-invalid' &&
      copies.some((copy) => copy.file === file && copy.line === line && copy.column === column),
  );
}
