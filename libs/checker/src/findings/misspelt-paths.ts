import { errorFinding } from '@forecourt/block-schemas';
import type { LintRules, LocatedFinding, TenantSnapshot } from '@forecourt/block-schemas';
import {
  documentContent,
  leadsTo,
  pagePath,
  locateInFiles,
  referencesAt,
} from '@forecourt/content';
import type { FileSystem, Reference, TenantDocument, TenantReading } from '@forecourt/content';
import { pluralize } from '@forecourt/domain';
import { isAbout } from './is-about.ts';
import type { Findings } from '../checker.ts';
import type { PageResult } from '../pages/page-result.ts';

/** Rules about something that leads to a path that no page has. */
const aboutDeadPaths: ReadonlySet<string> = new Set<keyof LintRules>([
  'link-target',
  'thank-you-missing',
]);

/** Returns true if one character differs, is added or is missing, or two neighbouring ones are swapped. */
export function isOneEdit(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  const maxEnd = Math.min(a.length, b.length) - start;
  while (end < maxEnd && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return (
    (left.length <= 1 && right.length <= 1) ||
    (left.length === 2 && left === `${right[1]}${right[0]}`)
  );
}

/** Returns the references of everything but pages. */
function referencesOfOthers(snapshot: TenantSnapshot): readonly Reference[] {
  const { site, components, data, redirects } = snapshot;
  const documents: readonly TenantDocument[] = [
    { kind: 'site', path: 'site.json', value: site },
    { kind: 'redirects', path: 'redirects.json', value: [...(redirects?.values() ?? [])] },
    ...[...components.values()].map((value) => ({ kind: 'component', path: '', value }) as const),
    ...[...data].map(
      ([name, { value }]) => ({ kind: 'data', path: `data/${name}.json`, value }) as const,
    ),
  ];
  return documents.flatMap((document) =>
    documentContent(document, snapshot).texts.flatMap(referencesAt),
  );
}

/** Returns true if anything beyond a page itself leads to it. */
function isLinked(
  { page: { path }, file }: { readonly page: { readonly path: string }; readonly file: string },
  snapshot: TenantSnapshot,
  results: ReadonlyMap<string, PageResult>,
): boolean {
  const target = { kind: 'page', address: pagePath(path) } as const;
  const leads = (reference: Reference) =>
    reference.kind === 'link' &&
    leadsTo(reference, target, snapshot.site.domains ?? []) !== undefined;
  return (
    [...results.values()].some((each) => each.file !== file && each.page?.references.some(leads)) ||
    referencesOfOthers(snapshot).some(leads)
  );
}

/**
 * Returns the files of pages whose own path is misspelt, each with the path that is meant and the findings
 * about links to it: nothing leads to the page, all that leads nowhere is one edit away, and its file
 * doesn't have the name of its path. A single link may be the one that is misspelt, unless the file has
 * the name that it leads to.
 */
function misspeltPaths(
  snapshot: TenantSnapshot,
  results: ReadonlyMap<string, PageResult>,
  all: readonly LocatedFinding[],
) {
  const dead = Map.groupBy(
    all
      .filter(({ rule, about }) => aboutDeadPaths.has(rule) && about?.anchor === undefined)
      .filter((each) => isAbout(each, 'path')),
    ({ about }) => pagePath(about.path),
  );
  const alike = [...dead].map(([path, links]) => ({
    path,
    links,
    pages: [...snapshot.pages].filter(([other]) => isOneEdit(path, other)),
  }));
  return alike.flatMap(({ path, links, pages }) => {
    const [page, ...others] = pages;
    if (page === undefined || others.length > 0) return [];
    const [written, entry] = page;
    const isOnlyOne = alike.every(
      (each) => each.path === path || !each.pages.some(([other]) => other === written),
    );
    const isFileOf = (address: string) => entry.file === `pages${pagePath(address)}.json`;
    if (!isOnlyOne || isFileOf(written) || (links.length === 1 && !isFileOf(path))) return [];
    return isLinked(entry, snapshot, results) ? [] : [{ file: entry.file, written, path, links }];
  });
}

/**
 * Replaces findings about links to a page whose own path is misspelt by one about the path.
 * @param results of the pages that can be read.
 */
export async function foldMisspeltPaths(
  fs: FileSystem,
  { snapshot }: TenantReading,
  results: ReadonlyMap<string, PageResult>,
  findings: Findings,
): Promise<Findings> {
  if (snapshot === undefined) return findings;
  const misspelt = misspeltPaths(snapshot, results, [...findings.keys()]);
  if (misspelt.length === 0) return findings;
  const folded = new Map(findings);
  const causes = misspelt.map(({ file, written, path, links }) => {
    for (const each of links) folded.delete(each);
    const count = pluralize(links.length, 'link leads', 'links lead');
    const message = `nothing leads to "${written}", but ${count} to "${path}", which no page has`;
    const finding = errorFinding('link-target', '/path', message, path, { path });
    return { file, finding: { ...finding, severity: links[0]!.severity } };
  });
  const { directory } = snapshot;
  for (const finding of await locateInFiles({ fs, directory, nameOf: (file) => file }, causes))
    folded.set(finding, undefined);
  return folded;
}
