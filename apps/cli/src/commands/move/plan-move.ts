import {
  documentContent,
  firstRedirect,
  moveReferences,
  pageFile,
  pagePath,
  redirectEdits,
  redirectsFile,
  stockPathEdits,
} from '@forecourt/content';
import { editJson } from '@forecourt/json';
import type { Edit } from '@forecourt/json';
import type { ContentDocument, TenantDocuments } from '@forecourt/content';
import type { ResolvedMove } from './resolve-move.ts';

/** A file that changes. Files are named below the tenant's folder. */
interface ChangedFile {
  readonly file: string;
  /** The text before the change without a byte order mark; '' for a new file. */
  readonly before: string;
  readonly after: string;
  /** True if the file begins with a byte order mark. */
  readonly marked: boolean;
  /** Number of references that are updated. */
  readonly references: number;
}

/** Everything that a move changes. */
export interface MovePlan {
  readonly move: ResolvedMove;
  /** The file of the page or asset, if it is renamed. */
  readonly renamed?: { readonly from: string; readonly to: string };
  readonly changed: readonly ChangedFile[];
  readonly redirect?: { readonly from: string; readonly to: string };
}

/** Returns the file's new name. A page's file keeps a name that is not made from the page's path. */
function newFile({ kind, from, to, file }: ResolvedMove): string {
  if (kind === 'asset') return to.slice(1);
  return pagePath(`/${file}`) === pagePath(`/${pageFile(from)}`) ? pageFile(to) : file;
}

/** Plans a move: the edits of every document, the new redirect, the new name of the file. Pure. */
export function planMove(
  move: ResolvedMove,
  { documents, reading }: TenantDocuments,
  withRedirect: boolean,
): MovePlan {
  const { snapshot } = reading;
  const domains = snapshot?.site.domains ?? [];
  const newAddress = (address: string) => (address === move.from ? move.to : undefined);
  const redirect =
    withRedirect && move.kind === 'page' ? { from: move.from, to: move.to } : undefined;
  const change = (document: ContentDocument): ChangedFile[] => {
    const { path: file, kind, text: before, marked, value } = document;
    const references = moveReferences(
      documentContent(document, snapshot).texts,
      { kind: move.kind, newAddress },
      domains,
    );
    const ownPath: Edit[] =
      move.kind === 'page' && file === move.file ? [{ pointer: '/path', replace: move.to }] : [];
    const ofRedirect = kind === 'redirects' && redirect ? redirectEdits(value, move) : [];
    const ofStock = kind === 'site' && move.kind === 'page' ? stockPathEdits(value, move) : [];
    const after = editJson(before, [...ownPath, ...ofRedirect, ...ofStock, ...references]);
    const count = references.length + ofStock.length;
    return after === before ? [] : [{ file, before, after, marked, references: count }];
  };
  const changed = documents.flatMap(change);
  const isNew = redirect !== undefined && documents.every(({ kind }) => kind !== 'redirects');
  const created = {
    file: redirectsFile,
    before: '',
    marked: false,
    references: 0,
    after: firstRedirect(move),
  };
  const to = newFile(move);
  return {
    move,
    renamed: to === move.file ? undefined : { from: move.file, to },
    changed: isNew ? [...changed, created] : changed,
    redirect,
  };
}
