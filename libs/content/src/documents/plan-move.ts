import { editJson } from '@forecourt/json';
import type { Edit } from '@forecourt/json';
import { documentContent } from '../references/document-content.ts';
import type { Target } from '../references/leads-to.ts';
import {
  firstRedirect,
  redirectEdits,
  redirectsFile,
  stockPathEdits,
} from '../references/move-page.ts';
import { assetMove, moveReferences, pageMove } from '../references/move-references.ts';
import { pageFile, pagePath } from '../routing/page-path.ts';
import type { ContentDocument, TenantDocuments } from './read-documents.ts';

/** A move in one tenant. */
export interface ResolvedMove {
  readonly kind: Target['kind'];
  /** The old address, of a folder of assets without a slash at its end. */
  readonly from: string;
  /** The new address. */
  readonly to: string;
  /** The file or folder below the tenant's folder that has the old address. */
  readonly file: string;
  /** The file, or those of the folder. */
  readonly files: readonly string[];
}

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
  /** The file of the page or asset, or the folder of assets, if it is renamed. */
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
  const addresses = move.kind === 'asset' ? assetMove([move]) : pageMove(move);
  const redirect =
    withRedirect && move.kind === 'page' ? { from: move.from, to: move.to } : undefined;
  const change = (document: ContentDocument): ChangedFile[] => {
    const { path: file, kind, text: before, marked, value } = document;
    const references = moveReferences(
      documentContent(document, snapshot).texts,
      addresses,
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
