import { annotatedContent } from '@forecourt/block-schemas';
import { MarkupKind } from 'vscode-languageserver/node';
import type { Hover, Position } from 'vscode-languageserver/node';
import { nameAt } from '../documents/name-at.ts';
import type { NameAt } from '../documents/name-at.ts';
import { catalogues } from '../knowledge/catalogues.ts';
import { dayOf, effectOfDate, layoutOfBlock, whyIgnored } from '../knowledge/layouts.ts';
import type { ServedDocument } from '../schemas/json-service.ts';
import type { RequestContext } from '../requests/request-context.ts';

/** Describes the effect of a date on the value under the cursor. */
function aboutDates({ document, snapshot }: RequestContext, { spot, value }: NameAt): string[] {
  if (document.kind !== 'page' || snapshot === undefined) return [];
  const day = dayOf(document.value, snapshot.site.timeZone);
  if (spot.kind === 'publicationDate') {
    const blocks = annotatedContent(document.value).blocks;
    return [effectOfDate([...new Set(blocks.map(({ block }) => block.type))], day)];
  }
  if (spot.kind === 'type' && value !== undefined) return [layoutOfBlock(value, day)];
  if (spot.block !== undefined && spot.inData !== undefined && spot.inData.length > 0)
    return [whyIgnored(spot.block, spot.inData, day)];
  return [];
}

/** Returns the schemas' description, as Markdown. */
async function aboutValue(served: ServedDocument, position: Position): Promise<string> {
  const hover = await served.service.doHover(served.text, position, served.json);
  const contents = hover === null ? [] : [hover.contents].flat();
  return contents
    .map((each) => (typeof each === 'string' ? each : each.value))
    .filter(Boolean)
    .join('\n\n');
}

/**
 * Returns the hover text of the value under the cursor: its target, the effect of the page's date,
 * and what its schema says.
 */
export async function hoverAt(context: RequestContext, position: Position): Promise<Hover | null> {
  const { document, snapshot, served } = context;
  const found = nameAt(document, document.text.offsetAt(position), snapshot);
  if (found === undefined) return null;
  const { spot, value, range } = found;
  const entry =
    value === undefined || spot.kind === undefined
      ? undefined
      : catalogues[spot.kind]?.find({ ...context, spot }, value);
  const parts = [
    entry?.about,
    ...aboutDates(context, found),
    // The type's own entry says what its schema does.
    spot.kind === 'type' && entry !== undefined ? '' : await aboutValue(served(), position),
  ].filter((part) => part !== undefined && part !== '');
  if (parts.length === 0) return null;
  return { range, contents: { kind: MarkupKind.Markdown, value: parts.join('\n\n') } };
}
