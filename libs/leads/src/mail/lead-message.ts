import { momentText } from '@forecourt/copy';
import { categoryKey, isReserved, isSold, isVisitToCar } from '@forecourt/domain';
import { fieldReader } from '../intake/field-reader.ts';
import type { LeadCar } from '../intake/lead-car.ts';
import { carsOf, requestedDate, type LeadDocument } from '../intake/lead-document.ts';
import { phoneNumber, type PhoneNumber } from '../intake/phone-number.ts';
import { fieldLabel, type Answer } from '../answers/answer.ts';
import { fieldGroups, type FieldGroup } from '../answers/field-groups.ts';
import { leadInterest } from '../intake/lead-interest.ts';
import { requestOf, type LeadRequest } from '../intake/lead-request.ts';
import { momentInWords, visitInWords } from '../intake/moment-in-words.ts';
import { kindOfLead } from './kind-of-lead.ts';
import { visitorAddress } from './mail-address.ts';

/** Content of a lead's mail for the person who answers it, the same as text and as HTML. */
export interface LeadMessage {
  /** Instructions for what went wrong, such as a delivery that failed. */
  readonly alerts: readonly string[];
  /** `Test Drive Booking, …`. */
  readonly title: string;
  readonly notes: readonly string[];
  /** Empty if the visitor gave none. */
  readonly name: string;
  readonly phone?: PhoneNumber;
  readonly email?: string;
  /** Requested day, time and location in words. */
  readonly when?: string;
  /** Time in words by which the visitor was promised a reply. */
  readonly promise?: string;
  /** The cars in stock that it is about. */
  readonly cars: readonly MessageCar[];
  readonly groups: readonly FieldGroup[];
  /** Consents in words, and the fields that are not sent by mail. */
  readonly smallPrint: readonly string[];
  readonly page: { readonly text: string; readonly url?: string };
  /** Page, time and id of the lead, for looking it up. */
  readonly origin: readonly Answer[];
}

/** A car in stock, with its facts in words. */
export interface MessageCar {
  /** `The car in stock`, the one that a trade-in is for, or its place among several. */
  readonly heading: string;
  readonly name: string;
  readonly facts: readonly Answer[];
  readonly url?: string;
  readonly imageUrl?: string;
}

/**
 * Returns the content of a lead's mail.
 * @param replaces true if an earlier mail about the same lead was sent
 */
export function leadMessage(lead: LeadDocument, replaces = false): LeadMessage {
  const { time_zone: zone } = lead;
  const fields = fieldReader(lead.fields);
  const name = [
    fields.text('first_name', 'name', 'full_name'),
    fields.text('last_name', 'surname'),
  ];
  const phone = fields.text('phone', 'mobile', 'phone_number');
  const when = requestedDate(lead);
  const { reply, location, carLocation } = requestOf(lead);
  const isSelling = ['sell', 'trade-in'].includes(leadInterest(lead) ?? '');
  const onlyCar = isSelling ? 'The car they want' : 'The car in stock';
  const consents = (lead.consents ?? []).map(
    ({ given, wording, at }) =>
      `${given ? 'Agreed' : 'Not agreed'}, ${momentInWords(at, zone)}: ${wording}`,
  );
  const withheld = (lead.withheld ?? []).map((each) => fieldLabel(each, lead));
  return {
    alerts: [
      ...(lead.alert ? [lead.alert.message] : []),
      ...(lead.lender_status === 'pending'
        ? ['The lender had not answered when this was sent. Ask the lender, or call the customer.']
        : []),
    ],
    title: titleOf(lead),
    notes: [
      ...(lead.lead_status === 'Complete'
        ? []
        : [
            'Unfinished: the visitor has not sent the whole form yet. If they do, another message replaces this one.',
          ]),
      ...soldCars(lead),
      ...reservedCars(lead),
      ...(carLocation ? [`The car is at ${carLocation}. ${toDoElsewhere(lead, location)}`] : []),
      ...(lead.lender_status === 'accepted' ? ['The lender has this application.'] : []),
      ...(replaces ? ['This message replaces our earlier one about this enquiry.'] : []),
    ],
    name: name.filter(Boolean).join(' '),
    phone: phone ? phoneNumber(phone, zone) : undefined,
    email: visitorAddress(fields.text('email')),
    when: when && [momentText(when) ?? when, location].filter(Boolean).join(', '),
    promise: reply && promiseText(reply),
    cars: carsOf(lead).map((car, index, all) =>
      messageCar(car, all.length > 1 ? `Car ${index + 1} of ${all.length}` : onlyCar),
    ),
    groups: fieldGroups(lead),
    smallPrint: [
      ...consents,
      ...(withheld.length > 0
        ? [`Stored encrypted, and not sent by mail: ${withheld.join(', ')}`]
        : []),
    ],
    page: { text: lead.page_url ?? lead.page, url: lead.page_url },
    origin: [
      { label: 'Received', value: momentInWords(lead.accepted_at, zone) },
      { label: 'Lead', value: `${lead.lead_id}, revision ${lead.revision}` },
    ],
  };
}

/** Warns of cars that were sold before the visitor sent the form. */
const soldCars = (lead: LeadDocument): readonly string[] =>
  carsOf(lead)
    .filter(isSold)
    .map(({ name }) => `${name} has been sold: offer similar cars.`);

/** Warns of cars that someone else has reserved, in requests to drive or hold them. */
const reservedCars = (lead: LeadDocument): readonly string[] =>
  isVisitToCar(lead.category)
    ? carsOf(lead)
        .filter(isReserved)
        .map(({ name, status }) => `${name} is reserved (${status}): check before you promise it.`)
    : [];

/** Next step about a car that is at another location than the visit. */
const toDoElsewhere = ({ category }: LeadDocument, location: string | undefined): string =>
  categoryKey(category) === 'test-drive-booking'
    ? `Bring it to ${location} for the test drive.`
    : `The customer would see it at ${location}: agree where when you call.`;

/** The promise to the visitor in words: a reply by a time, or a call before a visit that is sooner. */
const promiseText = ({ due, isVisit }: Required<LeadRequest>['reply']): string =>
  isVisit
    ? 'We promised to call beforehand to confirm it'
    : `Reply promised by ${visitInWords(due)}`;

/** Kind and subcategory of a lead; the subcategory alone if it begins with the kind. */
function titleOf(lead: LeadDocument): string {
  const kind = kindOfLead(lead);
  const { subcategory = '' } = lead;
  return subcategory.startsWith(kind)
    ? subcategory
    : [kind, subcategory].filter(Boolean).join(', ');
}

function messageCar(car: LeadCar, heading: string): MessageCar {
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Price', priceText(car)],
    ['Stock number', car.stock_number],
    ['Status', car.status],
    ['Where it is', car.location],
  ];
  return {
    heading,
    name: car.name,
    facts: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    url: car.url,
    imageUrl: car.image_url,
  };
}

const priceText = ({ price, currency = 'AUD' }: LeadCar): string | undefined =>
  price === undefined
    ? undefined
    : price.toLocaleString(currency === 'NZD' ? 'en-NZ' : 'en-AU', {
        style: 'currency',
        currency,
        minimumFractionDigits: Number.isInteger(price) ? 0 : 2,
      });
