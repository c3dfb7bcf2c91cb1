import type { LeadDocument } from '../intake/lead-document.ts';
import type { AdfContact, AdfLead, AdfName, AdfVehicle } from './adf-document.ts';
import { fieldReader, type FieldReader } from '../intake/field-reader.ts';
import { adfInterest } from './adf-interest.ts';

/** Who gets the document. */
export interface AdfVendor {
  readonly email: string;
  /** The dealer's name; else the one that the lead names, else the tenant's slug. */
  readonly name?: string;
  /** First revision that the vendor got; this one if left out. */
  readonly firstRevision?: number;
}

/**
 * Maps a lead's fields to ADF elements; all other fields go into the customer's comments.
 * @returns undefined for a request that ADF has no interest for, such as a service booking
 */
export function adfOfLead(lead: LeadDocument, vendor: AdfVendor): AdfLead | undefined {
  const interest = adfInterest(lead);
  if (interest === undefined) return undefined;
  const fields = fieldReader(lead.fields);
  const customer = customerOf(fields);
  const [first, ...others] = vehiclesOf(interest, fields);
  const financed = lead.category === 'Finance Enquiry' ? amountOf(fields) : undefined;
  const vehicles: AdfLead['vehicles'] = [
    { ...first, ...(financed !== undefined && { financed }) },
    ...others,
  ];
  const location = fields.text('dealership_name');
  const vendorName = vendor.name ?? lead.dealer ?? location ?? lead.tenant;
  const vendorId = fields.text('dealership_id', 'location_id');
  return {
    id: lead.lead_id,
    revision: lead.revision,
    isNew: (vendor.firstRevision ?? lead.revision) === lead.revision,
    requestDate: lead.accepted_at,
    vehicles,
    customer,
    comments: commentsOf(lead, fields),
    vendor: { id: vendorId, name: vendorName, location, email: vendor.email },
    provider: { name: 'Forecourt', service: lead.category },
  };
}

function customerOf(fields: FieldReader): AdfContact {
  const first = fields.text('first_name');
  const middle = fields.text('middle_name');
  const last = fields.text('last_name', 'surname');
  const name = fields.text('name', 'full_name');
  const parts: (AdfName | undefined)[] =
    first || last
      ? [part('first', first ?? name), part('middle', middle), part('last', last)]
      : [part('full', name)];
  const phone = fields.text('phone', 'mobile', 'phone_number');
  const address = {
    street: fields.text('street', 'address', 'current_address', 'Your Current Address'),
    city: fields.text('suburb', 'city'),
    regioncode: fields.text('state', 'region'),
    postalcode: fields.text('postcode', 'postalcode'),
    country: fields.text('country'),
  };
  return {
    names: parts.filter((each) => each !== undefined),
    email: fields.text('email'),
    ...(phone !== undefined && {
      phone: { value: phone, type: isMobile(phone) ? 'cellphone' : 'voice' },
    }),
    ...(Object.values(address).some((each) => each !== undefined) && { address }),
  };
}

const part = (part: AdfName['part'], value: string | undefined) =>
  value === undefined ? undefined : { part, value };

/** Mobile numbers begin with 04 in Australia, with 02 in New Zealand only when dialled from abroad. */
const isMobile = (phone: string) => /^(?:\+?61\s*\(?0?\)?\s*4|04|\+?64\s*\(?0?\)?\s*2)/.test(phone);

function vehiclesOf(
  interest: AdfVehicle['interest'],
  fields: FieldReader,
): [AdfVehicle, ...AdfVehicle[]] {
  const ofStock = stockVehicle(fields);
  const typed = typedVehicle(fields, interest);
  if (!typed) return [{ interest: ofStock && isOwn(interest) ? 'buy' : interest, ...ofStock }];
  // The visitor's own car, and beside it the one of the stock that the enquiry is about.
  if (ofStock && isOwn(interest))
    return [
      { interest: 'buy', ...ofStock },
      // Beside a car to buy, the customer's own car is part of the payment.
      { interest: 'trade-in', ...typed },
    ];
  return [{ interest, ...typed, ...ofStock }];
}

/** Amount to borrow, which is not an offer for the car. */
const amountOf = (fields: FieldReader) => digits(fields.text('vehiclePriceBudget'));

const isOwn = (interest: AdfVehicle['interest']) => interest === 'sell' || interest === 'trade-in';

function stockVehicle(fields: FieldReader): Omit<AdfVehicle, 'interest'> | undefined {
  const stock = fields.text('stock_number');
  const name = fields.text('selected_car', 'vehicle');
  if (stock === undefined && name === undefined) return undefined;
  const kind = fields.text('car_type');
  const yard = fields.text('car_location');
  const words = /^((?:19|20)\d\d)\s+(\S+)\s+(\S.*)$/.exec(name ?? '');
  return {
    ...(kind && { status: /used|demo/i.test(kind) ? 'used' : 'new' }),
    ...(words ? { year: words[1], make: words[2], model: words[3] } : name && { model: name }),
    ...(stock !== undefined && { stock }),
    ...(yard !== undefined && { comments: `The car is at ${yard}.` }),
  };
}

function typedVehicle(
  fields: FieldReader,
  interest: AdfVehicle['interest'],
): Omit<AdfVehicle, 'interest'> | undefined {
  const make = fields.text('make', 'vehicle_make');
  const model = fields.text('model', 'model_name', 'vehicle_model');
  const year = fields.text('year', 'vehicle_year');
  const plate = fields.text('vin', 'RegoOrVin', 'rego_or_number_plate', 'vehicle_rego', 'rego');
  const kilometres = fields.text('kms', 'vehicle_kilometers', 'vehicle_kilometres', 'odometer');
  const miles = kilometres === undefined ? fields.text('odometer_miles') : undefined;
  const distance = digits(kilometres ?? miles);
  const price = isOwn(interest) ? digits(fields.text('expected_trade_in_price')) : undefined;
  if ([make, model, year, plate, distance, price].every((each) => each === undefined))
    return undefined;
  const vin = plate && /^[A-HJ-NPR-Z0-9]{17}$/i.test(plate) ? plate.toUpperCase() : undefined;
  return {
    ...(isOwn(interest) && { status: 'used' as const }),
    ...(make && { make }),
    ...(model && { model }),
    ...(year && { year }),
    ...(vin && { vin }),
    ...(distance && { odometer: { value: distance, units: miles ? 'mi' : 'km' } as const }),
    ...(price && { price: { value: price, type: 'asking' } as const }),
    ...(plate && !vin && { comments: `Registration: ${plate}` }),
  };
}

/** `$25,000.50` as 25000.50; undefined where there is no number. */
const digits = (text: string | undefined) =>
  text?.replace(/[^\d.]/g, '').match(/\d+(?:\.\d+)?/)?.[0];

function commentsOf(lead: LeadDocument, fields: FieldReader): string {
  const written = fields.text('comments', 'additional_comments', 'message');
  const lines = [
    ...(lead.alert ? [lead.alert.message, ''] : []),
    ...(written === undefined ? [] : [written, '']),
    `Category: ${[lead.category, lead.subcategory].filter(Boolean).join(', ')}`,
    `Page: ${lead.page}`,
    `Status: ${lead.lead_status}`,
    ...fields.rest(),
    ...(lead.consents ?? []).map(
      ({ given, wording }) => `${given ? 'Agreed' : 'Not agreed'}: ${wording}`,
    ),
    ...(lead.withheld?.length ? [`Not sent by mail: ${lead.withheld.join(', ')}`] : []),
  ];
  return lines.join('\n');
}
