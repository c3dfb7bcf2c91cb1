import type { Proof } from './find-proofs.ts';
import type { RequirementGroup } from './requirements.ts';

/**
 * Returns every inconsistency between the list, the tests and the repository, one message each.
 * @param exists whether a path from the repository's root is there.
 */
export function findErrors(
  groups: readonly RequirementGroup[],
  proofs: readonly Proof[],
  exists: (path: string) => boolean,
): string[] {
  const errors: string[] = [];
  const known = new Set<string>();
  const proven = new Set(proofs.flatMap(({ ids }) => ids));
  for (const { key, requirements } of groups) {
    for (const { id, where, status, note } of requirements) {
      if (known.has(id)) errors.push(`${id} is listed twice`);
      known.add(id);
      if (!id.startsWith(`${key}-`)) errors.push(`${id} does not belong to the group ${key}`);
      for (const path of where) {
        if (!exists(path)) errors.push(`${id} is met in ${path}, which does not exist`);
      }
      if (status !== 'planned' && where.length === 0)
        errors.push(`${id} is marked ${status} but names no place where it is met`);
      if (status === 'met' && !proven.has(id))
        errors.push(`${id} is marked met but no test names it`);
      if (status === 'partly' && note === undefined)
        errors.push(`${id} is marked partly without a note that says what is missing`);
    }
  }
  for (const { file, title, ids } of proofs) {
    for (const id of ids) {
      if (!known.has(id)) errors.push(`${file}: "${title}" names ${id}, which is no requirement`);
    }
  }
  return errors;
}
