import { xml, type XmlElement } from './xml.ts';

/** A vehicle of a lead; texts as the visitor or the stock has them. */
export interface AdfVehicle {
  readonly interest: 'buy' | 'lease' | 'sell' | 'trade-in' | 'test-drive';
  readonly status?: 'new' | 'used';
  readonly year?: string;
  readonly make?: string;
  readonly model?: string;
  readonly vin?: string;
  readonly stock?: string;
  readonly odometer?: { readonly value: string; readonly units: 'km' | 'mi' };
  readonly price?: {
    readonly value: string;
    readonly type: 'quote' | 'offer' | 'asking' | 'appraisal';
    readonly currency?: string;
  };
  /** Total amount that the customer wants to borrow. */
  readonly financed?: string;
  readonly comments?: string;
}

export interface AdfName {
  readonly part: 'first' | 'middle' | 'last' | 'full';
  readonly value: string;
}

export interface AdfContact {
  /** Empty if nobody said. */
  readonly names: readonly AdfName[];
  readonly email?: string;
  readonly phone?: { readonly value: string; readonly type: 'voice' | 'cellphone' };
  readonly address?: {
    readonly street?: string;
    readonly city?: string;
    readonly regioncode?: string;
    readonly postalcode?: string;
    readonly country?: string;
  };
}

/** What an ADF document says. */
export interface AdfLead {
  readonly id: string;
  readonly revision: number;
  /** False where the receiver has an earlier revision: then it is sent as a resend. */
  readonly isNew: boolean;
  /** ISO 8601. */
  readonly requestDate: string;
  /** One at least; an enquiry about no vehicle has one that says nothing. */
  readonly vehicles: readonly [AdfVehicle, ...AdfVehicle[]];
  readonly customer: AdfContact;
  readonly comments?: string;
  readonly vendor: {
    readonly id?: string;
    readonly name: string;
    /** The chosen location; else the contact is the vendor itself. */
    readonly location?: string;
    readonly email: string;
  };
  readonly provider: { readonly name: string; readonly service?: string };
}

/**
 * Writes a lead in the Auto-lead Data Format 1.0 (2000), which dealers' CRMs read from e-mails. The
 * order of the elements is the DTD's. What it demands and the lead does not have stands there empty:
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
