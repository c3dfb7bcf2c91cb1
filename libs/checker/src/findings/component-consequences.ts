import type { LocatedFinding } from '@forecourt/block-schemas';

/** True for a finding about the file of a component. */
const isTemplate = ({ file }: LocatedFinding): boolean => /(?:^|\/)components\//.test(file);

/** True for a finding about the use of a component that does not exist. */
const isUse = ({ rule }: LocatedFinding): boolean =>
  rule === 'missing-component' || rule === 'unknown-block-type';

/**
 * Returns further uses of a component on one page that has none of its name: by its block or by its
 * name as a type. A misspelt name has a suggestion, and a finding wherever it is.
 */
export function furtherUses(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const uses = all.filter((each) => isUse(each) && each.suggestion === undefined);
  const isByName = (each: LocatedFinding) => each.rule === 'missing-component';
  return uses.filter((each, index) => {
    const name = each.about?.component;
    return (
      name !== undefined &&
      uses
        .slice(0, index)
        .some(
          (other) =>
            other.file === each.file &&
            other.about?.component === name &&
            (isByName(each) || isByName(other)),
        )
    );
  });
}

/** Returns findings about uses of a component for words that its template has, which has the same finding. */
export function usesOfTemplates(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const keyOf = ({ rule, message }: LocatedFinding) => `${rule} ${message}`;
  const inTemplates = new Set(all.filter(isTemplate).map(keyOf));
  if (inTemplates.size === 0) return [];
  return all.filter(
    (each) => each.pointer.endsWith('/type') && !isTemplate(each) && inTemplates.has(keyOf(each)),
  );
}

/** Errors of the name of a component. */
const aboutNames: ReadonlySet<string> = new Set(['pattern', 'too-short', 'wrong-type']);

/** Returns the usual name of the component in a file: `rateNote` in `rate-note.json`. */
const nameOf = (file: string): string =>
  file
    .replace(/^.*\/|\.json$/g, '')
    .replace(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Returns findings that follow from a component whose declaration of a property, or whose name, is wrong:
 * values for a property that its template has and does not declare, further uses of it in the template,
 * and uses of the component by the name that is meant.
 */
export function usesOfWrongComponents(all: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const undeclared = all.flatMap((finding) => {
    const props = finding.rule === 'unknown-placeholder' ? finding.about?.props : undefined;
    return props === undefined ? [] : [{ finding, props }];
  });
  const misnamed = all.filter(
    (each) => isTemplate(each) && each.pointer === '/name' && aboutNames.has(each.rule),
  );
  if (undeclared.length === 0 && misnamed.length === 0) return [];
  const properties = new Set(undeclared.flatMap(({ props }) => props));
  const names = new Set(misnamed.flatMap(({ file, suggestion }) => [suggestion, nameOf(file)]));
  const byProps = Map.groupBy(
    undeclared,
    ({ finding, props }) => `${finding.file} ${props.join()}`,
  );
  const repeated = new Set(
    [...byProps.values()].flatMap(([, ...further]) => further.map(({ finding }) => finding)),
  );
  return all.filter(
    (each) =>
      (each.rule === 'unknown-prop' &&
        each.property !== undefined &&
        properties.has(each.property)) ||
      (isUse(each) && names.has(each.about?.component)) ||
      repeated.has(each),
  );
}
