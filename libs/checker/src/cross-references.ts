import { join } from 'node:path';
import { placesIn } from '@forecourt/block-schemas';
import type { LocatedFinding, TenantSnapshot } from '@forecourt/block-schemas';
import {
  createReferenceCheck,
  decodeText,
  faultsAtPlaces,
  placeFindings,
  placeInFiles,
} from '@forecourt/content';
import type {
  FileSystem,
  FindingInFile,
  Reference,
  ReferenceCheck,
  TenantReading,
} from '@forecourt/content';
import { legalPages } from '@forecourt/domain';
import { pageLimits, parseJson } from '@forecourt/json';
import type { ExternalLinks } from './checker.ts';
import type { PageResult } from './page-result.ts';

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Looks up every reference once, in an order that depends on the references alone: suggestions are
 * made until their budget is used up.
 */
function lookUpAll(results: readonly PageResult[], faultOf: ReferenceCheck['faultOf']): void {
  const all = new Map<string, Reference>();
  for (const { page } of results)
    for (const each of page?.references ?? []) all.set(`${each.kind} ${each.value}`, each);
  const sorted = [...all.values()].sort(
    (a, b) => byText(a.kind, b.kind) || byText(a.value, b.value),
  );
  for (const reference of sorted) faultOf(reference);
}

/** Reads a page again to locate its broken references. */
async function locate(
  fs: FileSystem,
  directory: string,
  file: string,
  components: TenantSnapshot['components'],
  faultOf: ReferenceCheck['faultOf'],
): Promise<LocatedFinding[]> {
  const decoded = decodeText(await fs.readFile(join(directory, file)));
  const text = decoded.ok ? decoded.text : '';
  const parsed = parseJson(text, pageLimits);
  if (!parsed.ok) return [];
  return placeFindings(file, text, faultsAtPlaces(placesIn(parsed.value, { components }), faultOf));
}

/** Checks the link to the privacy policy that every form has; one finding stands for all forms. */
function missingPrivacyPolicy(
  results: ReadonlyMap<string, PageResult>,
  faultOf: ReferenceCheck['faultOf'],
): FindingInFile[] {
  const first = [...results.values()].find(({ page }) => page?.form !== undefined);
  const fault = first && faultOf({ kind: 'link', value: legalPages.privacy });
  // A redirect from there is fine, since the link is not the tenant's.
  if (fault?.rule !== 'link-target') return [];
  const message = `every form links to the privacy policy, but no page has the path "${legalPages.privacy}"; add it, or redirect the address in redirects.json`;
  const pointer = `${first!.page!.form}/type`;
  return [{ file: first!.file, finding: { ...fault, pointer, message, suggestion: undefined } }];
}

/**
 * Requests the addresses of other sites in a tenant.
 * @param visit looks up every reference, and passes such addresses to its argument.
 */
async function externalProblems(
  visit: (onAddress: (address: string) => undefined) => void,
  external: ExternalLinks,
): Promise<ReadonlyMap<string, string>> {
  const addresses = new Set<string>();
  visit((address) => void addresses.add(address));
  return external(addresses);
}

/**
 * Returns findings about the references of a tenant. Only pages with broken references are read again.
 * @param results of the pages that can be read.
 * @param known located findings of an earlier check with the same components.
 * @param external requests addresses of other sites; they are not checked if left out.
 * @returns all findings, and the located ones for the next check.
 */
export async function crossReferences(
  fs: FileSystem,
  reading: TenantReading,
  results: ReadonlyMap<string, PageResult>,
  known: ReadonlyMap<string, readonly LocatedFinding[]>,
  external?: ExternalLinks,
): Promise<{
  readonly findings: readonly LocatedFinding[];
  readonly located: ReadonlyMap<string, readonly LocatedFinding[]>;
}> {
  const { brokenPages, brokenComponents, staleFiles, files } = reading;
  const snapshot = reading.snapshot ?? reading.unserved;
  const dataFiles = files && new Set(files.data.keys());
  const located = new Map<string, readonly LocatedFinding[]>();
  if (snapshot === undefined) return { findings: [], located };
  const { directory, components } = snapshot;
  const checkWith = (externalProblem?: (address: string) => string | undefined) =>
    createReferenceCheck(
      snapshot,
      { brokenPages, brokenComponents, staleFiles, dataFiles, externalProblem },
      ({ file }) => results.get(file)?.page?.ids,
    );
  const problems =
    external &&
    (await externalProblems((onAddress) => {
      const every = checkWith(onAddress);
      every.otherFiles();
      lookUpAll([...results.values()], every.faultOf);
    }, external));
  const { otherFiles, faultOf } = checkWith((address) => problems?.get(address));
  const others = otherFiles();
  lookUpAll([...results.values()], faultOf);
  const findings = await placeInFiles({ fs, directory, nameOf: (file) => file }, [
    ...others,
    ...missingPrivacyPolicy(results, faultOf),
  ]);
  for (const { file, version, page } of results.values()) {
    if (page === undefined) continue;
    for (const finding of page.referenceFindings) findings.push(finding);
    const messages = page.references.flatMap((each) => faultOf(each)?.message ?? []);
    if (messages.length === 0) continue;
    const key = JSON.stringify([file, version, messages]);
    // A file that has since been removed has no findings; the next check reports its removal.
    const found =
      known.get(key) ?? (await locate(fs, directory, file, components, faultOf).catch(() => []));
    located.set(key, found);
    for (const finding of found) findings.push(finding);
  }
  return { findings, located };
}
