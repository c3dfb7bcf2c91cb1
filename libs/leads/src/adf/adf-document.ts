import type { AdfContact, AdfLead, AdfVehicle } from './adf-lead.ts';
import { xml, type XmlElement } from './xml.ts';

/**
 * Writes a lead in the Auto-lead Data Format 1.0 (2000), which dealers' CRMs read from e-mails. The
 * order of the elements is the DTD's. Elements that it requires and the lead does not have are empty:
 * year, make and model of a vehicle, a customer's name, and an e-mail address or phone number.
 */
export function adfDocument(lead: AdfLead): string {
  const source = lead.provider.name;
  const document = element('adf', [
    element(
      'prospect',
      [
        element('id', lead.id, { sequence: String(lead.revision), source }),
        element('requestdate', lead.requestDate),
        ...lead.vehicles.map(vehicle),
        element('customer', [contact(lead.customer), optional('comments', lead.comments)]),
        element('vendor', [
          optional('id', lead.vendor.id, { source }),
          element('vendorname', lead.vendor.name),
          contact({
            names: [{ part: 'full', value: lead.vendor.location ?? lead.vendor.name }],
            email: lead.vendor.email,
          }),
        ]),
        element('provider', [
          element('name', lead.provider.name, { part: 'full', type: 'business' }),
          optional('service', lead.provider.service),
        ]),
      ],
      { status: lead.isNew ? 'new' : 'resend' },
    ),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${xml(document)}`;
}

const element = (
  name: string,
  content: XmlElement['content'],
  attributes?: XmlElement['attributes'],
): XmlElement => ({ name, content, attributes });

const optional = (
  name: string,
  text: string | undefined,
  attributes?: XmlElement['attributes'],
): XmlElement | undefined => (text ? element(name, text, attributes) : undefined);

function vehicle({
  interest,
  status,
  odometer,
  price,
  financed,
  ...vehicle
}: AdfVehicle): XmlElement {
  return element(
    'vehicle',
    [
      element('year', vehicle.year ?? ''),
      element('make', vehicle.make ?? ''),
      element('model', vehicle.model ?? ''),
      optional('vin', vehicle.vin),
      optional('stock', vehicle.stock),
      optional('odometer', odometer?.value, { units: odometer?.units }),
      optional('price', price?.value, { type: price?.type, currency: price?.currency }),
      financed === undefined
        ? undefined
        : element('finance', [
            element('method', 'finance'),
            element('amount', financed, { type: 'total' }),
          ]),
      optional('comments', vehicle.comments),
    ],
    { interest, status },
  );
}

function contact({ names, email, phone, address }: AdfContact): XmlElement {
  const named = names.length > 0 ? names : [{ part: 'full', value: '' } as const];
  return element('contact', [
    ...named.map(({ part, value }) => element('name', value, { part })),
    phone ? optional('email', email) : element('email', email ?? ''),
    optional('phone', phone?.value, { type: phone?.type }),
    address &&
      element('address', [
        element('street', address.street ?? '', { line: '1' }),
        optional('city', address.city),
        optional('regioncode', address.regioncode),
        optional('postalcode', address.postalcode),
        optional('country', address.country),
      ]),
  ]);
}
