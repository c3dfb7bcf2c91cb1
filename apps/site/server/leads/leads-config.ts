import {
  DestinationsError,
  isMailAddress,
  destinationsSetting,
  type Destinations,
} from '@forecourt/leads';
import { secretReader } from '../settings/settings-reader.ts';

/** Destinations of leads and the mail server. Contains credentials: never log it. */
export interface LeadsConfig {
  readonly destinations: Destinations;
  /** Mail server as `smtp://user:password@host:port` or `smtps:`, and the sender's address. */
  readonly mail?: { readonly url: string; readonly from: string };
}

const destinationsVariable = 'FORECOURT_LEAD_DESTINATIONS';

/**
 * Reads the destinations of leads. Messages never repeat a value, since each may contain a secret.
 * @param errors receives a message for every invalid value.
 */
export function readLeadsConfig(
  value: (name: string) => string | undefined,
  errors: string[],
): LeadsConfig {
  const destinations = destinationsOf(value(destinationsVariable), errors);
  const url = secretReader(value, errors).address(
    'FORECOURT_SMTP_URL',
    ({ protocol }) => /^smtps?:$/.test(protocol),
    'an address such as "smtps://user:password@mail.example"',
  );
  const isMailSet = value('FORECOURT_SMTP_URL') !== undefined;
  const from = value('FORECOURT_MAIL_FROM');
  if (from !== undefined && !isMailAddress(from))
    errors.push('FORECOURT_MAIL_FROM must be one mail address');
  if (isMailSet !== (from !== undefined))
    errors.push('FORECOURT_SMTP_URL and FORECOURT_MAIL_FROM must be set together');
  const byMail = Object.values(destinations).flatMap((named) =>
    Object.values(named).filter(({ kind }) => kind === 'mail'),
  );
  if (byMail.length > 0 && !isMailSet)
    errors.push('FORECOURT_SMTP_URL must be set, for leads go out by mail');
  return { destinations, mail: url && from ? { url, from } : undefined };
}

function destinationsOf(given: string | undefined, errors: string[]): Destinations {
  try {
    return destinationsSetting(given);
  } catch (error) {
    if (!(error instanceof DestinationsError)) throw error;
    errors.push(`${destinationsVariable}: ${error.message}`);
    return {};
  }
}
