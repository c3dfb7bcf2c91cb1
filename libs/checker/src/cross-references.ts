import { join } from 'node:path';
import { annotatedContent } from '@forecourt/block-schemas';
import type { FindingInFile, LocatedFinding, TenantSnapshot } from '@forecourt/block-schemas';
import {
  createReferenceCheck,
  decodeText,
  isInNavigation,
  findingsInContent,
  locateFindings,
  locateInFiles,
} from '@forecourt/content';
import type { FileSystem, Reference, ReferenceCheck, TenantReading } from '@forecourt/content';
import { legalPages } from '@forecourt/domain';
import { byText, pageLimits, parseJson } from '@forecourt/json';
import type { ExternalLinks } from './checker.ts';
import type { PageResult } from './pages/page-result.ts';

/** Values by kinds of references. */
type ByReference<T> = Map<Reference['kind'], Map<string, T>>;

/** Returns the references of all pages, each once, ordered by kind and value. */
function distinctReferences(results: Iterable<PageResult>): readonly Reference[] {
  // By kind, then by value: a key of both would be another string for every reference of every page.
  const known: ByReference<Reference> = new Map();
  for (const { page } of results)
    for (const reference of page?.references ?? []) {
      const values = known.get(reference.kind);
      if (values === undefined) known.set(reference.kind, new Map([[reference.value, reference]]));
      else if (!values.has(reference.value)) values.set(reference.value, reference);
    }
  return [...known.values()]
    .flatMap((values) => [...values.values()])
    .sort((a, b) => byText(a.kind, b.kind) || byText(a.value, b.value));
}

/**
 * Looks up every reference once, in an order that depends on the references alone: suggestions are
 * made until their budget is used up.
 * @returns messages about the references of each page that has broken ones.
 */
function lookUpAll(
  results: readonly PageResult[],
  findingOf: ReferenceCheck['findingOf'],
): ReadonlyMap<PageResult, string> {
  const broken: ByReference<string> = new Map();
  for (const reference of distinctReferences(results)) {
    const finding = findingOf(reference);
    if (finding === undefined) continue;
    const { kind, value } = reference;
    const values = broken.get(kind) ?? new Map<string, string>();
    broken.set(kind, values.set(value, finding.message));
  }
  // Most tenants have none.
  if (broken.size === 0) return new Map();
  const messages = new Map<PageResult, string>();
  for (const result of results)
    for (const { kind, value } of result.page?.references ?? []) {
      const message = broken.get(kind)?.get(value);
      if (message === undefined) continue;
      messages.set(result, `${messages.get(result) ?? ''}${message}\n`);
    }
  return messages;
}

/** Findings about a page's broken references, with the messages that they were located for. */
export interface LocatedReferences {
  readonly messages: string;
  readonly findings: readonly LocatedFinding[];
}

/** Reads a page again to locate its broken references. */
async function locate(
  fs: FileSystem,
  directory: string,
  file: string,
  components: TenantSnapshot['components'],
  findingOf: ReferenceCheck['findingOf'],
): Promise<LocatedFinding[]> {
  const decoded = decodeText(await fs.readFile(join(directory, file)));
  const text = decoded.ok ? decoded.text : '';
  const parsed = parseJson(text, pageLimits);
  if (!parsed.ok) return [];
  return locateFindings(
    file,
    text,
    findingsInContent(annotatedContent(parsed.value, { components }), findingOf),
  );
}

/** Checks the link to the privacy policy that every form has; one finding covers all forms. */
function missingPrivacyPolicy(
  results: ReadonlyMap<string, PageResult>,
  findingOf: ReferenceCheck['findingOf'],
): FindingInFile[] {
  const [first] = results
    .values()
    .flatMap(({ file, page }) => (page?.form === undefined ? [] : [{ file, form: page.form }]));
  if (first === undefined) return [];
  const finding = findingOf({ kind: 'link', value: legalPages.privacy });
  // A redirect from there is fine, since the link is not the tenant's.
  if (finding?.rule !== 'link-target') return [];
  const message = `every form links to the privacy policy, but no page has the path "${legalPages.privacy}"; add it, or redirect the address in redirects.json`;
  const pointer = `${first.form}/type`;
  return [{ file: first.file, finding: { ...finding, pointer, message, suggestion: undefined } }];
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
  known: ReadonlyMap<PageResult, LocatedReferences>,
  external?: ExternalLinks,
): Promise<{
  readonly findings: readonly LocatedFinding[];
  readonly located: ReadonlyMap<PageResult, LocatedReferences>;
}> {
  const { brokenPages, brokenComponents, staleFiles, files } = reading;
  const snapshot = reading.snapshot ?? reading.unserved;
  const dataFiles = files && new Set(files.data.keys());
  const located = new Map<PageResult, LocatedReferences>();
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
      lookUpAll([...results.values()], every.findingOf);
    }, external));
  const { otherFiles, findingOf } = checkWith((address) => problems?.get(address));
  const others = otherFiles();
  const messagesOf = lookUpAll([...results.values()], findingOf);
  const findings = await locateInFiles({ fs, directory, nameOf: (file) => file }, [
    ...others,
    // The link of the menu to the same page is reported.
    ...(isInNavigation(snapshot.site, legalPages.privacy)
      ? []
      : missingPrivacyPolicy(results, findingOf)),
  ]);
  for (const result of results.values()) {
    for (const finding of result.page?.referenceFindings ?? []) findings.push(finding);
    const messages = messagesOf.get(result);
    if (messages === undefined) continue;
    const before = known.get(result);
    // A file that has since been removed has no findings; the next check reports its removal.
    const found =
      before?.messages === messages
        ? before.findings
        : await locate(fs, directory, result.file, components, findingOf).catch(() => []);
    located.set(result, { messages, findings: found });
    for (const finding of found) findings.push(finding);
  }
  return { findings, located };
}
