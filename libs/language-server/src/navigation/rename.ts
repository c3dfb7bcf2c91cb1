import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { schemasAt } from '@forecourt/block-schemas';
import type { TenantSnapshot } from '@forecourt/block-schemas';
import {
  firstRedirect,
  pageMove,
  pagePath,
  pathProblem,
  redirectEdits,
  redirectsFile,
  stockPathEdits,
} from '@forecourt/content';
import type { FileSystem, PageMove } from '@forecourt/content';
import type { Position, Range, TextEdit, WorkspaceEdit } from 'vscode-languageserver/node';
import { nameAt } from '../documents/name-at.ts';
import { RefusedRequest } from '../requests/answers.ts';
import type { RequestContext } from '../requests/request-context.ts';
import { moveEdits } from './move-edits.ts';

/** Files as the editor has them. */
interface EditorFiles {
  readonly fs: FileSystem;
  /** An edit may create files. */
  readonly createsFiles: boolean;
}

/** A page whose path can be changed, and where it is named under the cursor. */
export interface Renaming {
  readonly range: Range;
  /** The path as written. */
  readonly placeholder: string;
}

/** Why a page cannot have a path; undefined if it can. */
function whyNot(path: string, page: string, snapshot: TenantSnapshot): string | undefined {
  const [shape] = schemasAt('https://forecourt.example/schema/page.json', '/path');
  if (!new RegExp(String(shape!.pattern)).test(path) || path.length > Number(shape!.maxLength))
    return String(shape!['x-message']);
  const problem = pathProblem(path, snapshot.site);
  if (problem !== undefined) return problem;
  const taken = snapshot.pages.get(pagePath(path));
  return taken === undefined || pagePath(path) === page
    ? undefined
    : `is the path of ${taken.file} already`;
}

const pathIn = (address: string): string => address.replace(/[?#].*$/s, '');

/** Returns the page path under the cursor, its own or in a link to it; null if there is none. */
export function renamingAt(context: RequestContext, position: Position): Renaming | null {
  const { document, snapshot } = context;
  const found = nameAt(document, document.text.offsetAt(position), snapshot);
  const kind = found?.spot.kind;
  if (found?.value === undefined || (kind !== 'path' && kind !== 'link')) return null;
  const path = pathIn(found.value);
  if (!path.startsWith('/') || !snapshot?.pages.has(pagePath(path))) return null;
  // A value's range holds its quotes, an address's in mark-up does not.
  const text = document.text.getText(found.range);
  const start = document.text.offsetAt(found.range.start) + (text.startsWith('"') ? 1 : 0);
  const range = {
    start: document.text.positionAt(start),
    end: document.text.positionAt(start + path.length),
  };
  return { range, placeholder: path };
}

/**
 * Adds a redirects.json with the page's redirect if there is none, not even one with errors, and the
 * editor can create files.
 * @param path of redirects.json.
 */
async function withFirstRedirect(
  changes: Readonly<Record<string, TextEdit[]>>,
  move: PageMove,
  path: string,
  { fs, createsFiles }: EditorFiles,
): Promise<WorkspaceEdit> {
  const isThere = await fs.stat(path).then(
    () => true,
    () => false,
  );
  if (isThere || !createsFiles) return { changes };
  const uri = pathToFileURL(path).href;
  const atStart = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
  const first = { [uri]: [{ range: atStart, newText: firstRedirect(move) }] };
  const edits = Object.entries({ ...changes, ...first }).map(([file, edits]) => ({
    textDocument: { uri: file, version: null },
    edits,
  }));
  return { documentChanges: [{ kind: 'create', uri }, ...edits] };
}

/**
 * Moves a page: its own path and every link to it within the tenant, with a redirect from the old path.
 * Queries and fragments of the links stay.
 * @param createsFiles true if an edit of the editor may create files.
 * @throws {RefusedRequest} for a path that no page can have, or that another one has, and for the home page.
 */
export async function rename(
  context: RequestContext,
  position: Position,
  newPath: string,
  createsFiles: boolean,
): Promise<WorkspaceEdit | null> {
  const { snapshot, fs } = context;
  const renaming = renamingAt(context, position);
  if (renaming === null || snapshot === undefined) return null;
  const page = pagePath(renaming.placeholder);
  if (page === '/') throw new RefusedRequest('the home page stays at "/"');
  const error = whyNot(newPath, page, snapshot);
  if (error !== undefined) throw new RefusedRequest(`"${newPath}" ${error}`);
  const move = { from: page, to: newPath };
  const changes = await moveEdits(snapshot, fs, pageMove(move), {
    'site.json': (site) => stockPathEdits(site, move),
    [redirectsFile]: (redirects) => redirectEdits(redirects, move),
  });
  const path = join(snapshot.directory, redirectsFile);
  return withFirstRedirect(changes, move, path, { fs, createsFiles });
}
