import { join } from 'node:path';
import { pageLimits, parseJson } from '@forecourt/json';
import type { LocatedFinding, Page, PageEntry } from '@forecourt/block-schemas';
import {
  createReferenceCheck,
  decodeText,
  faultsAtPlaces,
  nameBelow,
  placeFindings,
  placeInFiles,
  placesIn,
} from '@forecourt/content';
import type { FileSystem, Reference, ReferenceCheck, TenantReading } from '@forecourt/content';
import type { PageCheck, PageChecks } from './page-checks.ts';

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Looks up every reference once, in an order that depends on the references alone: suggestions are
 * given until their work is used up.
 */
function lookUpAll(checks: readonly PageCheck[], faultOf: ReferenceCheck['faultOf']): void {
  const all = new Set<Reference>();
  for (const { references } of checks)
    for (const reference of references.references) all.add(reference);
  for (const reference of [...all].sort(
    (a, b) => byText(a.kind, b.kind) || byText(a.value, b.value),
  ))
    faultOf(reference);
}

/** Reads a page once more for the places of references that lead nowhere. */
async function placeFaults(
  fs: FileSystem,
  path: string,
  name: string,
  { share }: PageChecks,
  faultOf: ReferenceCheck['faultOf'],
): Promise<LocatedFinding[]> {
  const decoded = decodeText(await fs.readFile(path));
  const text = decoded.ok ? decoded.text : '';
  const parsed = parseJson(text, pageLimits);
  if (!parsed.ok) return [];
  return placeFindings(name, text, faultsAtPlaces(placesIn(parsed.value as Page), share, faultOf));
}

/**
 * What is wrong with the references of a tenant that was read. Pages at fault alone are read again,
 * and not even those if they and their faults are the same as at an earlier check.
 */
export async function crossReferences(
  fs: FileSystem,
  directory: string,
  { snapshot: served, unserved, brokenPages, staleFiles }: TenantReading,
  pages: PageChecks,
): Promise<LocatedFinding[]> {
  const snapshot = served ?? unserved;
  if (snapshot === undefined) return [];
  const nameOf = (path: string) => nameBelow(directory, path);
  const { otherFiles, faultOf } = createReferenceCheck(
    snapshot,
    { brokenPages, staleFiles },
    (entry) => pages.found.get(entry)?.references.ids,
  );
  const context = { fs, directory: snapshot.directory, nameOf };
  const findings = await placeInFiles(context, otherFiles());
  // A page that stands in for a broken edit was not looked at: it is not what is in its file.
  const checked = [...snapshot.pages.values()].flatMap((entry): [PageEntry, PageCheck][] => {
    const check = pages.found.get(entry);
    return check === undefined ? [] : [[entry, check]];
  });
  lookUpAll(
    checked.map(([, check]) => check),
    faultOf,
  );
  for (const [{ file }, check] of checked) {
    for (const fault of check.faults) findings.push(fault);
    const messages = check.references.references.flatMap((each) => faultOf(each)?.message ?? []);
    if (messages.length === 0) continue;
    const key = JSON.stringify(messages);
    if (check.placed?.key !== key) {
      const path = join(snapshot.directory, file);
      // A file that is gone by now has no faults any more; the next check tells what became of it.
      const placed = await placeFaults(fs, path, nameOf(file), pages, faultOf).catch(() => []);
      check.placed = { key, findings: placed };
    }
    for (const fault of check.placed.findings) findings.push(fault);
  }
  return findings;
}
