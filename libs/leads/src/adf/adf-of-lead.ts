import type { LeadDocument } from '../intake/lead-document.ts';
import type { AdfContact, AdfLead, AdfName } from './adf-lead.ts';
import { fieldReader, type FieldReader } from '../intake/field-reader.ts';
import { phoneNumber } from '../intake/phone-number.ts';
import { leadInterest } from '../intake/lead-interest.ts';
import { adfComments } from './adf-comments.ts';
import { amountOf, vehiclesOf } from './adf-vehicles.ts';

/** The receiver of the document. */
export interface AdfVendor {
  readonly email: string;
  /** The dealer's name: the one in the lead, else the tenant's slug. */
  readonly name?: string;
  /** First revision that the vendor got: this one. */
  readonly firstRevision?: number;
}

/**
 * Maps a lead's fields to ADF elements; all other fields go into the customer's comments.
 * @returns undefined for a request that ADF has no interest for, such as a service booking
 */
export function adfOfLead(lead: LeadDocument, vendor: AdfVendor): AdfLead | undefined {
  const interest = leadInterest(lead);
  if (interest === undefined) return undefined;
  const fields = fieldReader(lead.fields);
  const customer = customerOf(fields, lead.time_zone);
  const [first, ...others] = vehiclesOf(interest, fields, lead.cars);
  const financed = lead.category === 'Finance Enquiry' ? amountOf(fields) : undefined;
  const location = fields.text('dealership_name');
  const vendorName = vendor.name ?? lead.dealer ?? location ?? lead.tenant;
  const vendorId = fields.text('dealership_id', 'location_id');
  return {
    id: lead.lead_id,
    revision: lead.revision,
    isNew: (vendor.firstRevision ?? lead.revision) === lead.revision,
    requestDate: lead.accepted_at,
    vehicles: [{ ...first, financed }, ...others],
    customer,
    comments: adfComments(lead, fields),
    vendor: { id: vendorId, name: vendorName, location, email: vendor.email },
    provider: { name: 'Forecourt', service: lead.category },
  };
}

function customerOf(fields: FieldReader, timeZone: string | undefined): AdfContact {
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
    phone:
      phone === undefined
        ? undefined
        : { value: phone, type: phoneNumber(phone, timeZone)?.isMobile ? 'cellphone' : 'voice' },
    address: Object.values(address).some((each) => each !== undefined) ? address : undefined,
  };
}

const part = (part: AdfName['part'], value: string | undefined) =>
  value === undefined ? undefined : { part, value };
