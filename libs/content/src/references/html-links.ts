/** An address in an attribute of mark-up. */
export interface HtmlAddress {
  readonly attribute: 'href' | 'src';
  readonly value: string;
}

// No tag holds a `<` here: a text of nothing but opened tags is then read once, not once for each.
const tag = /<[a-z][^<>]*>/gi;
const attribute = /\s(href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** Addresses in editors' mark-up. Good enough to find wrong links; what is shown is decided by the sanitiser. */
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
