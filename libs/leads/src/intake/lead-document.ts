import type { LeadStatus } from '../ports/lead-entry.ts';
import { fieldReader } from './field-reader.ts';
import type { LeadAlert } from './lead-alert.ts';
import type { LeadCar } from './lead-car.ts';
import type { LeadLocation } from './lead-location.ts';
import type { Consent, LeadValues, LenderStatus } from './submission.ts';

/** A lead as it is stored and delivered; nothing in it is sensitive. Names are those that CRMs receive. */
export interface LeadDocument {
  /** A problem that someone at the dealership has to act on; the first property of the JSON. */
  readonly alert?: LeadAlert;
  readonly lead_id: string;
  /** From 1; each accepted step of the form makes one. */
  readonly revision: number;
  readonly lead_status: LeadStatus;
  readonly form_completed: boolean;
  /** When the visitor's answers were accepted, ISO 8601, UTC. */
  readonly accepted_at: string;
  /** When the server added to them, such as the lender's answer; ISO 8601, UTC. */
  readonly amended_at?: string;
  readonly tenant: string;
  /** The dealer's name. */
  readonly dealer?: string;
  readonly form: string;
  readonly page: string;
  /** Address of the page on the dealer's website. */
  readonly page_url?: string;
  /** The dealer's time zone, such as `Australia/Sydney`. */
  readonly time_zone?: string;
  readonly category: string;
  readonly subcategory?: string;
  /** Local time of the visit that it asks for, whatever its field's name, `2026-11-24T10:15+11:00`. */
  readonly visit_at?: string;
  /** Local time by which the visitor was promised a reply, `2026-11-24T09:30+11:00`. */
  readonly reply_by?: string;
  /** Of an application to a lender. */
  readonly lender_status?: LenderStatus;
  readonly fields: LeadValues;
  /** Labels of the fields that the visitor was asked, by field name. */
  readonly labels?: Readonly<Record<string, string>>;
  /** The car in stock that the lead is about, at the time it was sent; the first of several. */
  readonly car?: LeadCar;
  /** All cars that the lead is about, the first included; undefined unless there are several. */
  readonly cars?: readonly LeadCar[];
  /** The dealer's location that receives it. */
  readonly location?: LeadLocation;
  /** Names of fields that were answered but are not sent. */
  readonly withheld?: readonly string[];
  /** Each with the time when the visitor first sent it in this wording. */
  readonly consents?: readonly Consent[];
}

/** Returns the cars in stock that a lead is about, in the visitor's order. */
export const carsOf = ({ car, cars }: Pick<LeadDocument, 'car' | 'cars'>): readonly LeadCar[] =>
  cars ?? (car ? [car] : []);

/** Returns the requested day, or day and time: of the visit, else of the field for a preferred day. */
export const requestedDate = ({ visit_at, fields }: LeadDocument): string | undefined =>
  visit_at ?? fieldReader(fields).text('Preferred Service Date', 'Service Date', 'Preferred Date');

/** Reads a stored document, which is always one of ours. */
export const readLeadDocument = (content: string): LeadDocument =>
  JSON.parse(content) as LeadDocument;

/** Fields that repeat the status of the whole lead. */
const statusFields = ['lead_status', 'form_completed'];

/**
 * Adds a document to the one before it. A complete one has all answers of its form and replaces it. A
 * step has the answers up to it: one that is sent again, after a later step or the whole form, adds to
 * the lead and removes nothing, and a lead that is complete stays complete.
 */
export function addTo(before: LeadDocument, now: LeadDocument): LeadDocument {
  if (now.lead_status === 'Complete') return now;
  const named = new Set(now.consents?.map(({ name }) => name));
  const consents = [
    ...(before.consents?.filter(({ name }) => !named.has(name)) ?? []),
    ...(now.consents ?? []),
  ];
  const withheld = [...new Set([...(before.withheld ?? []), ...(now.withheld ?? [])])].sort();
  const status = Object.entries(before.fields).filter(([name]) => statusFields.includes(name));
  return {
    ...before,
    ...defined(now),
    amended_at: undefined,
    lead_status: before.lead_status,
    form_completed: before.form_completed,
    // The status in the fields of the repeated step is that of the step.
    fields: { ...before.fields, ...now.fields, ...Object.fromEntries(status) },
    ...(now.car && { car: now.car, cars: now.cars }),
    labels: (before.labels ?? now.labels) && { ...before.labels, ...now.labels },
    withheld: withheld.length > 0 ? withheld : undefined,
    consents: consents.length > 0 ? consents : undefined,
  };
}

/** The properties of a document that have a value. */
const defined = (document: LeadDocument): LeadDocument =>
  Object.fromEntries(
    Object.entries(document).filter(([, value]) => value !== undefined),
  ) as unknown as LeadDocument;
