/** An address in an attribute of mark-up. */
export interface HtmlAddress {
  readonly attribute: 'href' | 'src';
  readonly value: string;
}

// Excluding `<` keeps matching linear for text that consists of unclosed tags.
const tag = /<[a-z][^<>]*>/gi;
const attribute = /\s(href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** Returns the addresses in editors' mark-up. Good enough to check links; the sanitiser decides what is shown. */
export function addressesIn(html: string): HtmlAddress[] {
  if (!html.includes('<') || !html.includes('=')) return [];
  const addresses: HtmlAddress[] = [];
  for (const [text] of html.matchAll(tag)) {
    if (!text.includes('=')) continue;
    for (const [, name = '', double, single, bare] of text.matchAll(attribute))
      addresses.push({
        attribute: name.toLowerCase() as HtmlAddress['attribute'],
        value: (double ?? single ?? bare ?? '').replaceAll('&amp;', '&'),
      });
  }
  return addresses;
}
