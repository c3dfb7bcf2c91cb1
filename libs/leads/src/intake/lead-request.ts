import { categoryKey, foldText, isReserved, isSold, isVisitToCar } from '@forecourt/domain';
import { leadInterest } from './lead-interest.ts';
import { fieldReader, type FieldReader } from './field-reader.ts';
import { carsOf, requestedDate, type LeadDocument } from './lead-document.ts';
import type { LeadLocation } from './lead-location.ts';
import { visitInWords } from './moment-in-words.ts';

/** A visitor's request, without anything about the visitor or any text that they wrote freely. */
export interface LeadRequest {
  /** The cars in stock, in the visitor's order; else the make and model that they ask for. */
  readonly cars: readonly { readonly name: string; readonly url?: string }[];
  /** Why the one car that they ask for can't be had: its status when the lead was received. */
  readonly unavailable?: 'sold' | 'reserved';
  /** True for a request to hold a car that the stock doesn't have, or no longer has. */
  readonly lacksCar?: boolean;
  /** Year, make and model of the visitor's own car, in a request about it. */
  readonly ownCar?: string;
  /** Name of the dealer's location. */
  readonly location?: string;
  /** Name of the location of the car, if a test drive or a visit to a reserved car is at another. */
  readonly carLocation?: string;
  /** Id, address and phone number of the dealer's location. */
  readonly locationDetails?: Omit<LeadLocation, 'name'>;
  /** Requested day and time. */
  readonly when?: {
    /** `Tuesday 24 November at 10:15 am`. */
    readonly words: string;
    /**
     * Local time with its offset, `2026-11-24T10:15+11:00`; undefined for a day without a time, and for a
     * visit to a car that is unavailable.
     */
    readonly start?: string;
  };
  /** Kind of service. */
  readonly work?: string;
  /** Dollars to borrow, with the deposit and the years if they are known. */
  readonly loan?: { readonly amount: number; readonly deposit?: number; readonly years?: number };
  /** The reply that the visitor was promised. */
  readonly reply?: {
    /** Local time with its offset, `2026-11-24T09:30+11:00`. */
    readonly due: string;
    /** Time of the request, ISO 8601. */
    readonly from: string;
    /** True if it is due by the requested time at the latest, which comes before the usual reply. */
    readonly isVisit: boolean;
  };
}

/** True for a name; a form of the dealer's own may let visitors write a text with a link there. */
const isName = (text: string | undefined): text is string =>
  text !== undefined && text.length <= 100 && !/https?:|www\.|@|\.[a-z]{2}/i.test(text);

/** True for a short name, as makes and models have: letters, digits and few marks. */
const isCarName = (text: string): boolean => /^[\p{L}\d][\p{L}\d /+'’-]{0,29}$/u.test(text);

/** Categories of requests about work on the visitor's own car. */
const workCategories = new Set(['service-booking', 'parts-enquiry']);

/** Returns true for a request to buy, service or repair the visitor's own car. */
function isAboutOwnCar({ category, subcategory }: LeadDocument): boolean {
  const interest = leadInterest({ category, subcategory });
  return (
    interest === 'sell' || interest === 'trade-in' || workCategories.has(categoryKey(category))
  );
}

/** Returns make and model, or else the name, of a car that the visitor wants and that is none of the stock. */
function modelWanted(lead: LeadDocument, fields: FieldReader): string | undefined {
  if (isAboutOwnCar(lead)) return undefined;
  const names = [fields.text('make'), fields.text('model_name', 'model')];
  const described = names.filter((name) => name !== undefined);
  const known = described.length > 0 ? described : [fields.text('selected_car') ?? ''];
  return known.every(isCarName) ? known.join(' ') : undefined;
}

/**
 * Returns the visitor's own car in a request about it. A confirmation repeats it, so only a year and
 * short names count.
 */
function ownCarOf(lead: LeadDocument, fields: FieldReader) {
  if (!isAboutOwnCar(lead)) return undefined;
  const year = fields.text('year', 'vehicle_year');
  const names = [
    fields.text('make', 'vehicle_make'),
    fields.text('model', 'model_name', 'vehicle_model'),
  ];
  const known = names.filter((name) => name !== undefined);
  if (known.length === 0 || !known.every(isCarName)) return undefined;
  return [...(year && /^(?:19|20)\d\d$/.test(year) ? [year] : []), ...known].join(' ');
}

/**
 * Returns the loan that an application for finance asks for. The deposit of the car's page is part of it
 * unless the visitor has changed the amount since.
 */
function loanOf({ category }: LeadDocument, fields: FieldReader): LeadRequest['loan'] {
  if (category !== 'Finance Enquiry') return undefined;
  const names = ['vehiclePriceBudget', 'deposit', 'loanTerm', 'carPrice'];
  const [amount, carried, years, price] = names.map((name) => {
    const text = fields.text(name)?.replace(/[$,\s]/g, '');
    return text !== undefined && /^\d{1,7}(\.\d\d?)?$/.test(text) ? Number(text) : undefined;
  });
  if (amount === undefined) return undefined;
  const isChanged = price !== undefined && carried !== undefined && amount !== price - carried;
  const deposit = isChanged ? undefined : carried;
  return { amount, deposit, years };
}

/** True for the category of a request that has no point once its car is sold. */
const isForCar = (category: string): boolean =>
  isVisitToCar(category) || categoryKey(category) === 'general-enquiry';

/** Returns why the one car of a request can't be had: it is sold, or someone else has reserved it. */
function unavailability(lead: LeadDocument): LeadRequest['unavailable'] {
  const [car, ...others] = carsOf(lead);
  if (!car || others.length > 0 || !isForCar(lead.category)) return undefined;
  if (isSold(car)) return 'sold';
  return isVisitToCar(lead.category) && isReserved(car) ? 'reserved' : undefined;
}

/** Returns the location of the one car that a visitor comes to see, if they come to another. */
function elsewhere(lead: LeadDocument, start: string | undefined): string | undefined {
  const [car, ...others] = carsOf(lead);
  if (!isVisitToCar(lead.category) || !car?.location || others.length > 0 || start === undefined)
    return undefined;
  return foldText(car.location) === foldText(start) ? undefined : car.location;
}

/** Returns what a lead asks for: the cars, the location, the day and the service that it names. */
export function requestOf(lead: LeadDocument): LeadRequest {
  const fields = fieldReader(lead.fields);
  const cars = carsOf(lead);
  const ownCar = ownCarOf(lead, fields);
  const model = cars.length === 0 && modelWanted(lead, fields);
  const location =
    lead.location?.name ?? fields.text('dealership_name', 'car_location') ?? cars[0]?.location;
  const unavailable = unavailability(lead);
  const carLocation = unavailable === 'sold' ? undefined : elsewhere(lead, location);
  const date = requestedDate(lead);
  const words = date && visitInWords(date);
  const work = fields.text('Service Type');
  const loan = loanOf(lead, fields);
  const isTime = date !== undefined && /T\d{2}:\d{2}[+-]\d{2}:\d{2}$/.test(date);
  return {
    cars: model ? [{ name: model }] : cars.map(({ name, url }) => ({ name, url })),
    unavailable,
    lacksCar: cars.length === 0 && categoryKey(lead.category) === 'vehicle-reservation',
    ownCar,
    location: isName(location) ? location : undefined,
    carLocation: isName(carLocation) ? carLocation : undefined,
    locationDetails: lead.location,
    when: words ? { words, start: isTime && !unavailable ? date : undefined } : undefined,
    work: isName(work) ? work : undefined,
    loan,
    reply: lead.reply_by
      ? {
          due: lead.reply_by,
          from: lead.accepted_at,
          isVisit: lead.reply_by === date && !unavailable,
        }
      : undefined,
  };
}
