import { SaxesParser } from 'saxes';

/**
 * The element rules of ADF 1.0, transcribed from its DTD: for each element its content model as a
 * regular expression over the names of its children, each followed by a space, or `text`.
 */
const models: Readonly<Record<string, RegExp | 'text'>> = {
  adf: /^(prospect )+$/,
  prospect: /^(id )*requestdate (vehicle )+customer vendor (provider )?$/,
  vehicle:
    /^(id )*year make model (vin )?(stock )?(trim )?(doors )?(bodystyle )?(transmission )?(odometer )?(colorcombination )*(imagetag )?(price )?(pricecomments )?(option )*(finance )?(comments )?$/,
  customer: /^contact (id )*(timeframe )?(comments )?$/,
  vendor: /^(id )*vendorname (url )?contact $/,
  provider: /^(id )*name (service )?(url )?(email )?(phone )?(contact )?$/,
  contact: /^(name )+(email (phone )*|(phone )+)(address )?$/,
  address: /^(street )+(apartment )?(city )?(regioncode )?(postalcode )?(country )?$/,
  finance: /^method (amount )+(balance )?$/,
  ...Object.fromEntries(
    [
      ...['id', 'requestdate', 'year', 'make', 'model', 'vin', 'stock', 'trim', 'doors'],
      ...['bodystyle', 'transmission', 'odometer', 'imagetag', 'price', 'pricecomments'],
      ...['comments', 'vendorname', 'url', 'name', 'service', 'email', 'phone', 'street'],
      ...['apartment', 'city', 'regioncode', 'postalcode', 'country', 'timeframe'],
      ...['method', 'amount', 'balance'],
    ].map((name) => [name, 'text' as const]),
  ),
};

const anything = /^/;
const flag = /^[01]$/;

/** Attributes by element; values are one of these, or anything where the DTD says CDATA. */
const attributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  prospect: { status: /^(new|resend)$/ },
  vehicle: { interest: /^(buy|lease|sell|trade-in|test-drive)$/, status: /^(new|used)$/ },
  odometer: { status: /^(unknown|rolledover|replaced|original)$/, units: /^(km|mi)$/ },
  imagetag: { width: anything, height: anything, alttext: anything },
  price: {
    type: /^(quote|offer|msrp|invoice|call|appraisal|asking)$/,
    currency: anything,
    delta: /^(absolute|relative|percentage)$/,
    relativeto: /^(msrp|invoice)$/,
    source: anything,
  },
  amount: {
    type: /^(downpayment|monthly|total)$/,
    limit: /^(maximum|minimum|exact)$/,
    currency: anything,
  },
  balance: { type: /^(finance|residual)$/, currency: anything },
  name: { part: /^(surname|first|middle|last|full)$/, type: /^(business|individual)$/ },
  email: { preferredcontact: flag },
  phone: {
    type: /^(voice|fax|cellphone|pager)$/,
    time: /^(morning|afternoon|evening|nopreference|day)$/,
    preferredcontact: flag,
  },
  address: { type: /^(work|home|delivery)$/ },
  street: { line: anything },
  id: { sequence: anything, source: anything },
};

/** An element of a document that was read. */
export interface ReadElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: ReadElement[];
  text: string;
}

/** Reads a document with a strict XML parser. @throws when it is not well-formed */
export function readXml(document: string): ReadElement {
  const parser = new SaxesParser();
  const root: ReadElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = {
      name,
      attributes: attributes as Record<string, string>,
      children: [],
      text: '',
    };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => (open.at(-1)!.text += text));
  parser.on('closetag', () => open.pop());
  parser.write(document).close();
  return root.children[0]!;
}

/** Violations of the DTD in a document, each with its path; empty if it is valid. */
export function adfErrors(document: string): string[] {
  const root = readXml(document);
  return root.name === 'adf' ? errorsIn(root, 'adf') : [`the root is ${root.name}`];
}

function errorsIn(
  { name, attributes: given, children, text }: ReadElement,
  path: string,
): string[] {
  const model = models[name];
  if (!model) return [`${path}: there is no such element`];
  const errors: string[] = [];
  const names = children.map((child) => `${child.name} `).join('');
  if (model === 'text' ? children.length > 0 : !model.test(names))
    errors.push(`${path}: must not hold ${names}`);
  if (model !== 'text' && text.trim() !== '') errors.push(`${path}: must not hold text`);
  for (const [attribute, value] of Object.entries(given))
    if (!attributes[name]?.[attribute]?.test(value))
      errors.push(`${path}: ${attribute} must not be ${JSON.stringify(value)}`);
  return [...errors, ...children.flatMap((child) => errorsIn(child, `${path}/${child.name}`))];
}

/** The first element at a path such as `prospect/customer/contact/name`. */
export const at = (root: ReadElement, path: string): ReadElement | undefined =>
  path
    .split('/')
    .reduce<ReadElement | undefined>(
      (element, name) => element?.children.find((child) => child.name === name),
      root,
    );
