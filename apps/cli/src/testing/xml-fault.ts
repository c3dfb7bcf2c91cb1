const tag = /<(\/?)([A-Za-z][\w-]*)((?:\s+[A-Za-z]\w*="[^"<]*")*)\s*(\/?)>/y;
const text = /(?:[^<&]|&(?:amp|lt|gt|quot|apos);)+/y;

/** Why a text is no well-formed XML, as far as reports need XML: elements, attributes, text. */
export function xmlFault(xml: string): string | undefined {
  const open: string[] = [];
  const start = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n/.exec(xml)?.[0].length ?? 0;
  for (let at = start; at < xml.length;) {
    const pattern = xml[at] === '<' ? tag : text;
    pattern.lastIndex = at;
    const found = pattern.exec(xml);
    if (found === null) return `nothing that XML allows at ${at}: ${xml.slice(at, at + 40)}`;
    if (pattern === tag) {
      const [, closes, name = '', attributes = '', isEmpty] = found;
      if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(attributes)) return `a bare & at ${at}`;
      if (closes !== '' && open.pop() !== name) return `</${name}> closes nothing at ${at}`;
      if (closes === '' && isEmpty === '') open.push(name);
    }
    at += found[0].length;
  }
  return open.length > 0 ? `<${open.at(-1)}> is never closed` : undefined;
}
