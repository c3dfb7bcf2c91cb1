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

/**
 * Replaces addresses in editors' mark-up; all else stays as it is.
 * @param convert returns the new address; undefined to leave it.
 */
export function replaceAddresses(
  html: string,
  convert: (address: HtmlAddress) => string | undefined,
): string {
  if (!html.includes('<') || !html.includes('=')) return html;
  return html.replace(tag, (text) =>
    text.replace(attribute, (whole: string, name: string, ...values: (string | undefined)[]) => {
      const [double, single, bare] = values;
      const written = double ?? single ?? bare ?? '';
      const replaced = convert({
        attribute: name.toLowerCase() as HtmlAddress['attribute'],
        value: written.replaceAll('&amp;', '&'),
      })?.replaceAll('&', '&amp;');
      // An address that would end its own attribute is left alone.
      const ends = double !== undefined ? /"/ : single !== undefined ? /'/ : /[\s"'>]/;
      if (replaced === undefined || ends.test(replaced)) return whole;
      const at = whole.lastIndexOf(written);
      return whole.slice(0, at) + replaced + whole.slice(at + written.length);
    }),
  );
}
