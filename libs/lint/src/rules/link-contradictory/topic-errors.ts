import { pathOfLink } from '../../rule-api/model-names.ts';
import type { EndVisit } from '../../rule-api/rule.ts';
import type { LinkFact, TargetFact } from './facts.ts';
import { topicOfPath } from './topics.ts';

/** A link whose words are about a page that it doesn't lead to. */
interface Misled {
  readonly file: string;
  readonly link: LinkFact;
  /** Paths of the pages about the topic of its words. */
  readonly paths: readonly string[];
}

/** Pointer to the list of links that a label is in. */
const listOf = ({ link }: Misled): string => link.labels[0]!.pointer.replace(/\/\d+\/[^/]+$/, '');

/** True for two links of a list that each lead to the page that the other names. */
const areSwapped = (one: Misled, other: Misled): boolean =>
  one.file === other.file &&
  listOf(one) === listOf(other) &&
  one.link.topic === topicOfPath(other.link.href) &&
  other.link.topic === topicOfPath(one.link.href);

function messageOf({ link: { labels, href, topic }, paths }: Misled, swapped?: Misled): string {
  const said = `the link says "${labels[0]!.words}", but leads to "${href}"`;
  if (swapped !== undefined)
    return `${said}, and the link "${swapped.link.labels[0]!.words}" to "${swapped.link.href}"; swap their targets`;
  const meant = paths.length === 1 ? `"${paths[0]}" is the page` : 'other pages are';
  return `${said}; ${meant} about ${topic}`;
}

/** Reports links whose words name another page than they lead to; two that are swapped once. */
export function reportTopics(
  facts: readonly (TargetFact & { readonly file: string })[],
  report: EndVisit['report'],
): void {
  const pages = facts.flatMap(({ page }) => page ?? []);
  const misled = facts.flatMap(({ file, link }): Misled[] => {
    if (link?.topic === undefined) return [];
    const about = pages.filter((page) => page.topic === link.topic);
    return about.length === 0 ? [] : [{ file, link, paths: about.map(({ path }) => path) }];
  });
  const inFile = Map.groupBy(misled, ({ file }) => file);
  for (const own of inFile.values()) {
    const done = new Set<Misled>();
    for (const each of own) {
      if (done.has(each)) continue;
      const swapped = own.find(
        (other) => other !== each && !done.has(other) && areSwapped(each, other),
      );
      if (swapped !== undefined) done.add(swapped);
      const [{ pointer, within }] = each.link.labels as readonly [LinkFact['labels'][0]];
      report(each.file, {
        pointer,
        within,
        message: messageOf(each, swapped),
        about: { path: pathOfLink(each.link.href) },
      });
    }
  }
}
