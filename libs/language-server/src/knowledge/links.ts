import { join } from 'node:path';
import { annotatedContent } from '@forecourt/block-schemas';
import type { PageEntry, TenantSnapshot } from '@forecourt/block-schemas';
import { pagePath, redirectKey } from '@forecourt/content';
import { assets } from './assets.ts';
import { dataCatalogue, dataSources } from './data-entries.ts';
import { asMarkdown } from './entry.ts';
import type { Catalogue, Entry, NameContext } from './entry.ts';
import { queryEntries } from './query-parameters.ts';

/** Pages that the platform makes from the dealer's data, by the beginning of their paths. */
const fromData = {
  '/cars/': dataCatalogue(dataSources.car),
  '/team/': dataCatalogue(dataSources.team),
} as const;

/** Parts of an address within the site. */
interface LinkParts {
  readonly path: string;
  /** The fragment, without `#`. */
  readonly hash?: string;
}

/** Returns the parts of a link; undefined for one that leaves the site. */
function partsOf(href: string, { snapshot }: NameContext): LinkParts | undefined {
  let own = href.trim();
  if (/^https?:\/\//i.test(own) && URL.canParse(own)) {
    const { hostname, pathname, hash } = new URL(own);
    if (!snapshot?.site.domains.includes(hostname)) return undefined;
    own = pathname + hash;
  }
  const [, path = '', , hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(own) ?? [];
  if (path === '' ? hash === undefined : !path.startsWith('/') || path.startsWith('//'))
    return undefined;
  return { path, hash };
}

function pageEntry({ page, file }: PageEntry, { directory }: TenantSnapshot): Entry {
  const { path, title, publicationDate } = page;
  const date = publicationDate === undefined ? '' : `, published ${publicationDate}`;
  return {
    value: path,
    name: title,
    about: `**${asMarkdown(title)}**\n\n${asMarkdown(`${file}${date}`)}`,
    source: { path: join(directory, file), pointer: '/path' },
  };
}

/** Ids of blocks that links to a page can jump to. */
function anchorsOf(page: unknown): { id: string; type: string; pointer: string }[] {
  return annotatedContent(page).blocks.flatMap(({ block, pointer }) =>
    typeof block.id === 'string' ? [{ id: block.id, type: block.type, pointer }] : [],
  );
}

const anchorEntry = (
  { id, type, pointer }: ReturnType<typeof anchorsOf>[number],
  value: string,
  path: string,
): Entry => ({
  value,
  name: type,
  about: `The block **${asMarkdown(id)}** (${asMarkdown(type)})`,
  source: { path, pointer: `${pointer}/id` },
});

function findAnchor(context: NameContext, { path, hash }: LinkParts, href: string) {
  const { document, snapshot } = context;
  if (path === '') {
    const found = anchorsOf(document.value).find(({ id }) => id === hash);
    return found && anchorEntry(found, href, document.path);
  }
  const entry = snapshot?.pages.get(pagePath(path));
  if (snapshot === undefined || entry === undefined) return undefined;
  const found = anchorsOf(entry.page).find(({ id }) => id === hash);
  return found && anchorEntry(found, href, join(snapshot.directory, entry.file));
}

function findMoved({ snapshot }: NameContext, path: string, href: string): Entry | undefined {
  if (snapshot?.redirects === undefined) return undefined;
  const moved = snapshot.redirects.get(redirectKey(path));
  if (moved === undefined) return undefined;
  const index = [...snapshot.redirects.values()].indexOf(moved);
  return {
    value: href,
    name: `moved to ${moved.to}`,
    about: `This address has moved to **${asMarkdown(moved.to)}** (redirects.json)`,
    source: { path: join(snapshot.directory, 'redirects.json'), pointer: `/${index}` },
  };
}

/** Targets of links within a site: pages, anchors, files, cars and team members. */
export const links: Catalogue = {
  list: (context, typed) => {
    const { document, snapshot } = context;
    if (typed.startsWith('#'))
      return anchorsOf(document.value).map((anchor) =>
        anchorEntry(anchor, `#${anchor.id}`, document.path),
      );
    if (typed.startsWith('/assets/')) return assets.list(context, typed);
    const query = queryEntries(context, typed);
    if (query !== undefined) return query;
    const prefix = Object.keys(fromData).find((each) => typed.startsWith(each));
    const made =
      prefix === undefined
        ? []
        : fromData[prefix as keyof typeof fromData]
            .list(context, typed.slice(prefix.length))
            .map((entry) => ({ ...entry, value: prefix + entry.value }));
    const [path = '', hash] = typed.split('#');
    const target = hash === undefined ? undefined : snapshot?.pages.get(pagePath(path));
    if (snapshot === undefined) return made;
    if (target !== undefined)
      return anchorsOf(target.page).map((anchor) =>
        anchorEntry(anchor, `${path}#${anchor.id}`, join(snapshot.directory, target.file)),
      );
    return [...made, ...snapshot.pages.values().map((entry) => pageEntry(entry, snapshot))];
  },

  find: (context, href) => {
    const parts = partsOf(href, context);
    if (parts === undefined) return undefined;
    const { path, hash } = parts;
    if (hash !== undefined && hash !== '') {
      const anchor = findAnchor(context, parts, href);
      if (anchor !== undefined || path === '') return anchor;
    }
    if (path.startsWith('/assets/')) return assets.find(context, path);
    const { snapshot } = context;
    const page = snapshot?.pages.get(pagePath(path));
    if (snapshot && page) return pageEntry(page, snapshot);
    for (const [prefix, catalogue] of Object.entries(fromData))
      if (path.startsWith(prefix)) {
        const found = catalogue.find(context, path.slice(prefix.length));
        if (found !== undefined) return found;
      }
    return findMoved(context, path, href);
  },
};
