import { isInFile, type LocatedFinding } from '@forecourt/block-schemas';
import { pluralize } from '@forecourt/domain';

/** Returns findings about files of a kind that is not shown, if content that shows them has a finding. */
export function shownFiles(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const shown = all.flatMap(({ rule, about }) =>
    rule === 'picture-expected' && about?.asset !== undefined ? [about.asset.slice(1)] : [],
  );
  return all.filter(
    (each) => each.rule === 'asset-type' && shown.some((file) => isInFile(each, file)),
  );
}

/**
 * Returns assets with a name that pages can't use, each with the references that probably mean it: they
 * hold once it is renamed.
 */
export function misnamedAssets(
  all: readonly LocatedFinding[],
): readonly [LocatedFinding, readonly LocatedFinding[]][] {
  const missing = all.filter(({ rule }) => rule === 'asset-exists');
  return all
    .filter(({ rule }) => rule === 'asset-name')
    .map((named) => [
      named,
      missing.filter(
        ({ suggestion }) => suggestion !== undefined && isInFile(named, suggestion.slice(1)),
      ),
    ]);
}

/** Adds to the finding about a misnamed asset that content names it otherwise. */
export function withReferences(
  named: LocatedFinding,
  uses: readonly LocatedFinding[],
): LocatedFinding {
  const [{ severity, about }] = uses as [LocatedFinding];
  const places = pluralize(uses.length, 'place names', 'places name');
  return { ...named, severity, about, message: `${named.message} (${places} "${about?.asset}")` };
}
