import { getLocation } from 'jsonc-parser';
import { CompletionItemKind, InsertTextFormat } from 'vscode-languageserver/node';
import type { CompletionItem, CompletionList, Position, Range } from 'vscode-languageserver/node';
import { isMarkup } from '@forecourt/block-schemas';
import { spotAt } from '../documents/spot.ts';
import type { Spot, SpotKind } from '../documents/spot.ts';
import { catalogues } from '../knowledge/catalogues.ts';
import type { Entry } from '../knowledge/entry.ts';
import type { RequestContext } from '../requests/request-context.ts';
import { asPlainText } from './plain-snippets.ts';

/** More than this to choose from is narrowed by what is typed. */
const most = 500;

/** The node at the cursor and the range that a completion replaces. */
interface Target {
  readonly spot: Spot;
  /** Text from the start of the value to the cursor. */
  readonly typed: string;
  readonly range: Range;
  /** How a value is written there. */
  readonly written: (value: string) => string;
}

const icons: Readonly<Partial<Record<SpotKind, CompletionItemKind>>> = {
  asset: CompletionItemKind.File,
  link: CompletionItemKind.Reference,
  component: CompletionItemKind.Class,
};

/** In mark-up: the value of an attribute that holds an address. */
const openAddress = /\b(href|src)\s*=\s*(?:\\"|')([^"'\\<>\s]*)$/i;

function targetAt({ document, snapshot }: RequestContext, position: Position): Target | undefined {
  const content = document.text.getText();
  const offset = document.text.offsetAt(position);
  const { path, previousNode, isAtPropertyKey } = getLocation(content, offset);
  if (isAtPropertyKey) return undefined;
  const spot = spotAt(document, path, snapshot);
  const inNode =
    previousNode !== undefined &&
    previousNode.offset < offset &&
    offset <= previousNode.offset + previousNode.length;
  const before = content.slice(Math.max(0, offset - 200), offset);
  const wordStart = offset - before.length + before.search(/[^\s",:{}[\]]*$/);
  const start = inNode ? previousNode.offset : wordStart;
  const source = content.slice(start, offset);
  if (isMarkup(spot.kind)) {
    const [, name = '', typed = ''] = openAddress.exec(source) ?? [];
    if (name === '') return undefined;
    const rest = content.slice(offset, offset + 2000).search(/["'\\<>\s]|$/);
    const range = {
      start: document.text.positionAt(offset - typed.length),
      end: document.text.positionAt(offset + rest),
    };
    const kind = name.toLowerCase() === 'src' ? ('asset' as const) : ('link' as const);
    return { spot: { ...spot, kind }, typed, range, written: (value) => value };
  }
  // A text that is never closed would reach to the end of its line.
  const isClosed =
    inNode &&
    (content[start] !== '"' ||
      (previousNode.length > 1 && content[start + previousNode.length - 1] === '"'));
  const end = isClosed ? start + previousNode.length : offset;
  const range = { start: document.text.positionAt(start), end: document.text.positionAt(end) };
  return {
    spot,
    typed: source.replace(/^"/, ''),
    range,
    written: (value) => JSON.stringify(value),
  };
}

function itemOf(
  { value, name, about }: Entry,
  target: Target,
  kind: CompletionItemKind,
  index: number,
): CompletionItem {
  const newText = target.written(value);
  return {
    label: value,
    kind,
    detail: name,
    ...(about !== undefined && { documentation: { kind: 'markdown', value: about } }),
    // Editors filter strings by the document's text, quotes included.
    filterText: newText,
    sortText: String(index).padStart(6, '0'),
    insertTextFormat: InsertTextFormat.PlainText,
    textEdit: { range: target.range, newText },
  };
}

/** Completions from the tenant's content (pages, files, models, steps); undefined if there are none. */
function fromTenant(context: RequestContext, position: Position): CompletionList | undefined {
  const target = targetAt(context, position);
  const kind = target?.spot.kind;
  // A page's own path is the one that no other page has; a type's list comes with its schema.
  if (target === undefined || kind === undefined || kind === 'path' || kind === 'type')
    return undefined;
  const all = catalogues[kind]?.list({ ...context, spot: target.spot }, target.typed);
  if (all === undefined) return undefined;
  const typed = target.typed.toLowerCase();
  const isLong = all.length > most;
  const shown = isLong
    ? all
        .filter(({ value, name = '' }) => `${value} ${name}`.toLowerCase().includes(typed))
        .slice(0, most)
    : all;
  const icon = icons[kind] ?? CompletionItemKind.Value;
  return {
    isIncomplete: isLong,
    items: shown.map((entry, index) => itemOf(entry, target, icon, index)),
  };
}

/** The proposal for `$schema` is in the way of a document that has one: see `withoutSchemaKey`. */
const isProposed = ({ label }: CompletionItem) => label.trim() !== '$schema';

/** Returns the completions at a position: names from the tenant's content, or values that the schemas allow. */
export async function completionsAt(
  context: RequestContext,
  position: Position,
  options: { readonly snippets: boolean },
): Promise<CompletionList> {
  const own = fromTenant(context, position);
  if (own !== undefined) return own;
  const { service, text, json } = context.served();
  const list = await service.doComplete(text, position, json);
  const items = (list?.items ?? []).filter(isProposed);
  return {
    isIncomplete: list?.isIncomplete ?? false,
    items: options.snippets ? items : items.map(asPlainText),
  };
}
