import { isObject } from '@forecourt/json';
import type { LeadStatus } from '../ports/lead-entry.ts';
import { visitorDestination } from '../intake/visitor-destination.ts';
import { isMailAddress } from '../mail/mail-address.ts';
import { webhookAddress } from '../webhook/webhook.ts';

/** Leads that a destination gets: all of them. */
export interface DestinationFilter {
  /** Ids or slugs of locations and dealerships. */
  readonly locations?: readonly string[];
  readonly categories?: readonly string[];
  /** Such as `Careers Enquiry`; a lead without a subcategory passes none. */
  readonly subcategories?: readonly string[];
  readonly statuses?: readonly LeadStatus[];
}

export interface WebhookDestination extends DestinationFilter {
  readonly kind: 'webhook';
  readonly url: string;
  readonly secret: string;
  /** `any`: a 2xx response counts as delivered even if it is an HTML page, which is refused otherwise. */
  readonly expect?: 'any';
}

export interface MailDestination extends DestinationFilter {
  readonly kind: 'mail';
  readonly to: string;
  /** The dealer's name in the ADF document. */
  readonly vendor?: string;
  /** Minutes after which an unfinished form is sent: 30. A finished one goes out at once. */
  readonly unfinishedAfterMinutes?: number;
  readonly adf?: 'attachment' | 'body';
}

export type Destination = WebhookDestination | MailDestination;

/** Destinations by tenant, then by name. Deliveries are queued under the name, so keep it when an address changes. */
export type Destinations = Readonly<Record<string, Readonly<Record<string, Destination>>>>;

/** Invalid destinations; the message names the path of every error and no secret. */
export class DestinationsError extends Error {
  override readonly name = 'DestinationsError';
}

const properties = {
  webhook: ['kind', 'url', 'secret', 'expect'],
  mail: ['kind', 'to', 'vendor', 'adf', 'unfinishedAfterMinutes'],
} as const;
const filters = ['locations', 'categories', 'subcategories', 'statuses'];

/**
 * Reads the destinations from the server's settings, where their credentials belong.
 * @param text JSON: `{"<tenant>": {"<name>": {"kind": "webhook", "url": …, "secret": …}}}`
 * @throws {DestinationsError}
 */
export function readDestinations(text: string): Destinations {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new DestinationsError('the lead destinations are not valid JSON');
  }
  if (!isObject(parsed))
    throw new DestinationsError('the lead destinations must be an object of tenants');
  const errors = Object.entries(parsed).flatMap(([tenant, named]) =>
    isObject(named)
      ? Object.entries(named).flatMap(([name, destination]) =>
          errorsOf(name, destination).map((error) => `${tenant}.${name}${error}`),
        )
      : [`${tenant}: must be an object of destinations by name`],
  );
  if (errors.length > 0)
    throw new DestinationsError(
      `the lead destinations have invalid settings:\n  ${errors.join('\n  ')}`,
    );
  return parsed as Destinations;
}

function errorsOf(name: string, destination: unknown): string[] {
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(name))
    return [': the name must be up to 40 lower-case letters, digits and hyphens'];
  if (name === visitorDestination)
    return [': the name is taken by confirmations to visitors; choose another one'];
  if (!isObject(destination)) return [': must be an object'];
  const { kind } = destination;
  if (kind !== 'webhook' && kind !== 'mail') return ['.kind: must be "webhook" or "mail"'];
  const known: readonly string[] = [...properties[kind], ...filters];
  const errors = Object.keys(destination)
    .filter((property) => !known.includes(property))
    .map((property) => `.${property}: unknown; use one of ${known.join(', ')}`);
  for (const filter of filters) {
    const values = destination[filter];
    if (values !== undefined && !isStrings(values))
      errors.push(`.${filter}: must be an array of strings`);
  }
  const { statuses } = destination;
  if (isStrings(statuses) && statuses.some((each) => each !== 'partial' && each !== 'Complete'))
    errors.push('.statuses: must contain only "partial" and "Complete"');
  return [
    ...errors,
    ...(kind === 'webhook' ? webhookErrors(destination) : mailErrors(destination)),
  ];
}

function webhookErrors({ url, secret, expect }: Record<string, unknown>): string[] {
  const errors: string[] = [];
  try {
    webhookAddress(typeof url === 'string' ? url : '');
  } catch (error) {
    errors.push(`.url: ${(error as Error).message}`);
  }
  if (typeof secret !== 'string' || secret.length < 16)
    errors.push('.secret: must be a string of at least 16 characters');
  if (expect !== undefined && expect !== 'any') errors.push('.expect: must be "any", or left out');
  return errors;
}

function mailErrors({ to, vendor, adf, ...more }: Record<string, unknown>): string[] {
  const errors: string[] = [];
  if (typeof to !== 'string' || !isMailAddress(to))
    errors.push('.to: must be a single e-mail address');
  if (vendor !== undefined && typeof vendor !== 'string') errors.push('.vendor: must be a string');
  if (adf !== undefined && adf !== 'attachment' && adf !== 'body')
    errors.push('.adf: must be "attachment" or "body"');
  const { unfinishedAfterMinutes: wait } = more;
  if (wait !== undefined && !(Number.isInteger(wait) && Number(wait) >= 0 && Number(wait) <= 1_440))
    errors.push('.unfinishedAfterMinutes: must be a whole number of minutes from 0 to 1440');
  return errors;
}
const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
