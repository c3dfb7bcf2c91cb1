import type { LeadStatus } from '../ports/lead-store.ts';
import { isMailAddress } from '../mail/mail-address.ts';
import { webhookAddress } from '../webhook/webhook.ts';

/** Which leads a destination gets; all of them if nothing is said. */
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

/** Destinations by tenant, then by name. Names stay with what was queued for them: keep them when an address changes. */
export type Destinations = Readonly<Record<string, Readonly<Record<string, Destination>>>>;

/** Destinations that can't be used; the message names every place and no secret. */
export class DestinationsError extends Error {
  override readonly name = 'DestinationsError';
}

const properties = {
  webhook: ['kind', 'url', 'secret'],
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
    throw new DestinationsError('the destinations of leads are not valid JSON');
  }
  if (!isRecord(parsed))
    throw new DestinationsError('the destinations of leads must be an object of tenants');
  const faults = Object.entries(parsed).flatMap(([tenant, named]) =>
    isRecord(named)
      ? Object.entries(named).flatMap(([name, destination]) =>
          faultsOf(name, destination).map((fault) => `${tenant}.${name}${fault}`),
        )
      : [`${tenant}: must be an object of destinations by name`],
  );
  if (faults.length > 0)
    throw new DestinationsError(
      `the destinations of leads have settings that do not work:\n  ${faults.join('\n  ')}`,
    );
  return parsed as Destinations;
}

function faultsOf(name: string, destination: unknown): string[] {
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(name))
    return [': the name must be lower-case letters, figures and hyphens, 40 at most'];
  if (!isRecord(destination)) return [': must be an object'];
  const { kind } = destination;
  if (kind !== 'webhook' && kind !== 'mail') return ['.kind: must be "webhook" or "mail"'];
  const known: readonly string[] = [...properties[kind], ...filters];
  const faults = Object.keys(destination)
    .filter((property) => !known.includes(property))
    .map((property) => `.${property}: unknown; there are ${known.join(', ')}`);
  for (const filter of filters) {
    const values = destination[filter];
    if (values !== undefined && !isTexts(values))
      faults.push(`.${filter}: must be a list of texts`);
  }
  const { statuses } = destination;
  if (isTexts(statuses) && statuses.some((each) => each !== 'partial' && each !== 'Complete'))
    faults.push('.statuses: must be of "partial" and "Complete"');
  return [
    ...faults,
    ...(kind === 'webhook' ? webhookFaults(destination) : mailFaults(destination)),
  ];
}

function webhookFaults({ url, secret }: Record<string, unknown>): string[] {
  const faults: string[] = [];
  try {
    webhookAddress(typeof url === 'string' ? url : '');
  } catch (fault) {
    faults.push(`.url: ${(fault as Error).message}`);
  }
  if (typeof secret !== 'string' || secret.length < 16)
    faults.push('.secret: must be a text of at least 16 characters');
  return faults;
}

function mailFaults({ to, vendor, adf, ...more }: Record<string, unknown>): string[] {
  const faults: string[] = [];
  if (typeof to !== 'string' || !isMailAddress(to)) faults.push('.to: must be one mail address');
  if (vendor !== undefined && typeof vendor !== 'string') faults.push('.vendor: must be a text');
  if (adf !== undefined && adf !== 'attachment' && adf !== 'body')
    faults.push('.adf: must be "attachment" or "body"');
  const { unfinishedAfterMinutes: wait } = more;
  if (wait !== undefined && !(Number.isInteger(wait) && Number(wait) >= 0 && Number(wait) <= 1_440))
    faults.push('.unfinishedAfterMinutes: must be a whole number of minutes from 0 to 1440');
  return faults;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
