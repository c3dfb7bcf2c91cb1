import type { Location, Position } from 'vscode-languageserver/node';
import { nameAt } from '../documents/name-at.ts';
import { catalogues } from '../knowledge/catalogues.ts';
import type { RequestContext } from '../requests/request-context.ts';
import { locationOf } from './source-location.ts';

/** Where what the value under the cursor names is defined; null if it names nothing that has a place. */
export async function definitionAt(
  context: RequestContext,
  position: Position,
): Promise<Location | null> {
  const { document, snapshot, fs } = context;
  const found = nameAt(document, document.text.offsetAt(position), snapshot);
  if (found?.value === undefined || found.spot.kind === undefined) return null;
  const entry = catalogues[found.spot.kind]?.find({ ...context, spot: found.spot }, found.value);
  return (entry?.source && (await locationOf(fs, entry.source))) ?? null;
}
