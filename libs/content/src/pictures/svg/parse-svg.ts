import { SaxesParser, type SaxesTagNS } from 'saxes';
import { hasScript, svgNamespaces } from './svg-scripts.ts';

/** An element of a drawing; of its text only the length counts. */
export interface SvgElement {
  /** Local name of an element in SVG's namespace, or in none; '' for any other. */
  readonly name: string;
  /** By local name: `href` for `xlink:href` too. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: SvgElement[];
  readonly line: number;
  readonly column: number;
  textLength: number;
}

/** Content of a drawing that is not allowed, with its location and what to do about it. */
export class SvgProblem extends Error {
  override readonly name = 'SvgProblem';
  readonly line: number;
  readonly column: number;

  constructor(message: string, { line, column }: { line: number; column: number }) {
    super(message);
    this.line = line;
    this.column = column;
  }
}

/** A drawing that was parsed. */
export interface SvgDocument {
  readonly root: SvgElement;
  /** Text of all `<style>` elements. */
  readonly styles: string;
  /** The first element that holds or calls a script. */
  readonly script?: SvgElement;
  /** The first element that embeds HTML or another document. */
  readonly html?: SvgElement;
}

const maxElements = 100_000;
/** Decoders and browsers recurse. */
const maxDepth = 100;
const xlink = 'http://www.w3.org/1999/xlink';
/** Characters that are parsed before other work of the process gets a turn. */
const charactersPerTurn = 65_536;

/** Local names of elements that embed HTML or another document. */
const embedding = /^(?:foreignObject|iframe|object|embed)$/i;

const external = /@import|url\(\s*['"]?(?!\s*['"]?(?:#|data:))/i;
const otherFile = 'refers to another file, which is not loaded';

/** Message about text that is no drawing at all. */
export const noDrawing = 'is not an SVG drawing';

const advice = 'save the drawing as plain SVG';

/** Throws an {@link SvgProblem} at the parser's location. */
type Refuse = (message: string) => never;

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Parses a drawing. Entities, stylesheets from elsewhere and XML that is not well-formed are refused:
 * decoders read them differently, so nothing could be promised about the result.
 * @throws {SvgProblem} at the first content that is not allowed.
 */
export async function parseSvg(text: string): Promise<SvgDocument> {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const open: SvgElement[] = [];
  let root: SvgElement | undefined;
  let script: SvgElement | undefined;
  let html: SvgElement | undefined;
  let styles = '';
  let count = 0;
  const here = () => ({ line: parser.line, column: parser.column + 1 });
  const refuse: Refuse = (message) => {
    throw new SvgProblem(message, here());
  };

  parser.on('error', ({ message }) =>
    refuse(`is not well-formed XML (${message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')})`),
  );
  refuseProlog(parser, refuse);
  let start = here();
  parser.on('opentagstart', ({ name }) => {
    // The character after the name has been read.
    start = { line: parser.line, column: Math.max(1, parser.column - name.length - 1) };
  });
  parser.on('opentag', (tag) => {
    count += 1;
    if (count > maxElements) refuse(`has more than ${maxElements} elements; simplify it`);
    if (open.length >= maxDepth) refuse(`nests elements more than ${maxDepth} deep; simplify it`);
    if (tag.uri.endsWith('/XInclude')) refuse(`includes another file; ${advice}`);
    const attributes = attributesOf(tag, refuse);
    const name = svgNamespaces.includes(tag.uri) ? tag.local : '';
    const element: SvgElement = { name, attributes, children: [], textLength: 0, ...start };
    open.at(-1)?.children.push(element);
    root ??= element;
    if (script === undefined && hasScript(tag)) script = element;
    if (html === undefined && embedding.test(tag.local)) html = element;
    open.push(element);
  });
  parser.on('closetag', () => {
    if (open.pop()?.name === 'style' && external.test(styles))
      refuse(`${otherFile}; put it in here`);
  });
  const onText = (content: string) => {
    const element = open.at(-1);
    if (element === undefined) return;
    element.textLength += content.length;
    if (element.name === 'style') styles += content;
  };
  parser.on('text', onText);
  parser.on('cdata', onText);

  for (let at = 0; at < text.length; at += charactersPerTurn) {
    if (at > 0) await turn();
    parser.write(text.slice(at, at + charactersPerTurn));
  }
  parser.close();
  if (root?.name !== 'svg') return refuse(noDrawing);
  return { root, styles, script, html };
}

/** Returns the attributes of an element by local name. */
function attributesOf(tag: SaxesTagNS, refuse: Refuse): SvgElement['attributes'] {
  const attributes: Record<string, string> = Object.create(null);
  for (const { local, prefix, uri, value } of Object.values(tag.attributes)) {
    // The attribute without a prefix has precedence, wherever it is.
    if (prefix === '' || (uri === xlink && attributes[local] === undefined))
      attributes[local] = value;
    if (value.includes('url(') && external.test(value)) refuse(`${otherFile}; put it in here`);
  }
  return attributes;
}

/** Refuses what may come before the drawing and would be read differently by decoders. */
function refuseProlog(parser: SaxesParser<{ xmlns: true; position: true }>, refuse: Refuse): void {
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(encoding))
      refuse(`declares the encoding ${encoding.slice(0, 40)}; save it as UTF-8`);
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) refuse(`has a DOCTYPE with declarations of its own; ${advice}`);
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') refuse(`refers to a style sheet of its own; ${advice}`);
  });
}
