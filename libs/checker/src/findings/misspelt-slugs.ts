import { errorFinding, type LocatedFinding } from '@forecourt/block-schemas';
import { locateInFiles } from '@forecourt/content';
import type { FileSystem, TenantReading } from '@forecourt/content';
import { numberText } from '@forecourt/domain';
import { isObject, listOf } from '@forecourt/json';
import type { Findings } from '../checker.ts';

/** Returns the slug that a name has unless someone chooses another. */
const slugOf = (name: unknown): string =>
  typeof name === 'string' ? name.trim().toLowerCase().replace(/\s+/g, '-') : '';

/** An entry that the data doesn't have, and the findings about its uses. */
interface MissingEntry {
  readonly data: string;
  readonly entry: string;
  readonly uses: LocatedFinding[];
}

/** Returns the entries that the data doesn't have and that more than one place uses. */
function missingEntries(findings: Findings): readonly MissingEntry[] {
  const missing = new Map<string, MissingEntry>();
  for (const use of findings.keys()) {
    const { data, entry } = use.about ?? {};
    if (use.rule !== 'known-slug' || data === undefined || entry === undefined) continue;
    const key = `${data}/${entry}`;
    const known = missing.get(key);
    if (known) known.uses.push(use);
    else missing.set(key, { data, entry, uses: [use] });
  }
  return [...missing.values()].filter(({ uses }) => uses.length > 1);
}

/**
 * Replaces findings about uses of an entry by one about the entry, if its own slug is misspelt: all that
 * is wrong is named as the name of one entry would be, and the slug of that entry is another.
 */
export async function foldMisspeltSlugs(
  fs: FileSystem,
  { snapshot }: TenantReading,
  findings: Findings,
): Promise<Findings> {
  if (snapshot === undefined) return findings;
  const left: LocatedFinding[] = [];
  const causes = missingEntries(findings).flatMap(({ data, entry, uses }) => {
    const file = snapshot.data.get(data);
    const named = listOf(file?.value).flatMap((each, index) =>
      isObject(each) && typeof each.slug === 'string' && slugOf(each.name) === entry
        ? [{ index, slug: each.slug }]
        : [],
    );
    const [meant, ...others] = named;
    if (file === undefined || meant === undefined || others.length > 0) return [];
    for (const use of uses) left.push(use);
    const message = `the entry has the slug "${meant.slug}", but ${numberText(uses.length)} places name it "${entry}", as its name is`;
    const pointer = `/${meant.index}/slug`;
    const finding = errorFinding('known-slug', pointer, message, entry, { data, entry });
    return [{ file: file.file, finding }];
  });
  if (causes.length === 0) return findings;
  const folded = new Map(findings);
  for (const use of left) folded.delete(use);
  const { directory } = snapshot;
  for (const finding of await locateInFiles({ fs, directory, nameOf: (name) => name }, causes))
    folded.set(finding, undefined);
  return folded;
}
