/** A part of a template: text as it is, a field of the car, or a column or path of the feed. */
export type TemplatePart =
  { readonly text: string } | { readonly field: string } | { readonly path: string };

const known = new Map<string, readonly TemplatePart[]>();

/** Parses a template such as `{year} {make} {feed:Series}`, once. */
export function templateParts(template: string): readonly TemplatePart[] {
  let parts = known.get(template);
  if (parts === undefined) known.set(template, (parts = parsed(template)));
  return parts;
}

function parsed(template: string): readonly TemplatePart[] {
  return template.split(/(\{[^{}]*\})/).flatMap((piece): TemplatePart[] => {
    if (piece === '') return [];
    const name = /^\{(.*)\}$/s.exec(piece)?.[1]?.trim();
    if (name === undefined) return [{ text: piece }];
    return [name.startsWith('feed:') ? { path: name.slice(5).trim() } : { field: name }];
  });
}

/** Names of the fields of the car that a template needs. */
export const fieldsOf = (template: string): string[] =>
  templateParts(template).flatMap((part) => ('field' in part ? [part.field] : []));

/** Columns and paths of the feed that a template needs. */
export const pathsOf = (template: string): string[] =>
  templateParts(template).flatMap((part) => ('path' in part ? [part.path] : []));
