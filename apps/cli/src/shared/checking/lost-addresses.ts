import type { Finding, FindingInFile, TenantSnapshot } from '@forecourt/block-schemas';
import type { CheckResult } from '@forecourt/checker';
import { pagePath, redirectKey, redirectsFile } from '@forecourt/content';
import type { FileChange } from '../git/changes.ts';

const lost = (pointer: string, message: string): Finding => ({
  rule: 'address-lost',
  severity: 'warning',
  pointer,
  message,
});

/** Returns true for a page with a finding about its path, which is misspelt: links still lead to the other one. */
const isMisspelt = (name: string, { findings }: CheckResult): boolean =>
  findings.some(
    ({ rule, file, pointer }) =>
      rule === 'link-target' && pointer === '/path' && file.endsWith(name),
  );

/** Returns findings about pages that have another path than before, and no redirect from the old one. */
function movedPages(
  result: CheckResult,
  current: TenantSnapshot,
  earlier: TenantSnapshot,
  isAnswered: (path: string) => boolean,
  changeOf: (file: string) => FileChange | undefined,
): FindingInFile[] {
  const now = new Map([...current.pages.values()].map(({ file, page }) => [file, page.path]));
  return [...earlier.pages.values()].flatMap(({ file: before, page }): FindingInFile[] => {
    const change = changeOf(before);
    const file = change?.kind === 'renamed' ? change.to : before;
    const to = now.get(file);
    if (to === undefined || page.seo?.noindex === true || isAnswered(page.path)) return [];
    if (isMisspelt(file, result)) return [];
    const redirect = JSON.stringify({ from: page.path, to });
    const message = `the page was moved from "${page.path}" without a redirect, so bookmarks, search results and links of other sites lead nowhere; add ${redirect} to redirects.json`;
    return [{ file, finding: lost('/path', message) }];
  });
}

/** Returns the messages about a file below the tenant's folder. */
const messagesAbout = (name: string, { findings }: CheckResult): ReadonlySet<string> =>
  new Set(findings.flatMap(({ file, message }) => (file.endsWith(name) ? [message] : [])));

/**
 * Returns findings about addresses that answered at an earlier state and no longer do, although their
 * content is still there: of moved pages, and of redirects that were removed.
 * @param changeOf returns the change of a file below the tenant's folder.
 */
export function lostAddresses(
  result: CheckResult,
  resultBefore: CheckResult,
  changeOf: (file: string) => FileChange | undefined,
): readonly FindingInFile[] {
  const { snapshot: current, unusable } = result;
  const { snapshot: earlier } = resultBefore;
  const isUnread = [...unusable].some((file) => file.endsWith(redirectsFile));
  if (current === undefined || earlier === undefined || isUnread) return [];
  const isPage = (path: string) => current.pages.has(pagePath(path));
  const isAnswered = (path: string) =>
    isPage(path) || current.redirects?.has(redirectKey(path)) === true;
  // An entry that was broken rather than removed has a finding of its own.
  const known = messagesAbout(redirectsFile, resultBefore);
  const isBroken = [...messagesAbout(redirectsFile, result)].some((each) => !known.has(each));
  const redirects = isBroken ? [] : [...(earlier.redirects?.values() ?? [])];
  const removed = redirects.flatMap(({ from, to }): FindingInFile[] => {
    const [target = ''] = to.split(/[?#]/, 1);
    if (isAnswered(from) || !isPage(target)) return [];
    const message = `the redirect from "${from}" to "${to}" was removed, so old links to it lead nowhere; keep it while the page is there`;
    return [{ file: redirectsFile, finding: lost('', message) }];
  });
  return [...movedPages(result, current, earlier, isAnswered, changeOf), ...removed];
}
