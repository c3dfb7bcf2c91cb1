import { mail } from '../mail/mail.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import type { Deliverer } from '../ports/deliverer.ts';
import { webhook } from '../webhook/webhook.ts';
import { visitorDestination } from '../intake/visitor-destination.ts';
import { confirmationMail, type ConfirmationOf } from '../mail/confirmation-mail.ts';
import { DestinationsError, type Destination, type Destinations } from './destinations.ts';

/** Transport and sender of mails. */
export interface MailSettings {
  readonly transport: MailTransport;
  readonly from: string;
}

/**
 * Creates the deliverers of all destinations, for the dispatcher.
 * @param mails needed if there is a destination of kind `mail`, and for confirmations
 * @param confirmationOf content of confirmations to visitors; none is sent if left out
 * @throws {DestinationsError} when it is needed and missing
 */
export function deliverers(
  destinations: Destinations,
  mails?: MailSettings,
  confirmationOf?: ConfirmationOf,
): (tenant: string, destination: string) => Deliverer | undefined {
  const created = new Map<string, Deliverer>();
  for (const [tenant, named] of Object.entries(destinations))
    for (const [name, destination] of Object.entries(named))
      created.set(key(tenant, name), delivererOf(destination, `${tenant}.${name}`, mails));
  const toVisitors =
    mails && confirmationOf ? confirmationMail({ ...mails, confirmationOf }) : undefined;
  return (tenant, name) =>
    name === visitorDestination ? toVisitors : created.get(key(tenant, name));
}

const key = (tenant: string, name: string) => JSON.stringify([tenant, name]);

function delivererOf(destination: Destination, path: string, mails?: MailSettings): Deliverer {
  if (destination.kind === 'webhook') return webhook(destination);
  if (!mails)
    throw new DestinationsError(`${path}: leads go there by mail, but no mail server is set`);
  return mail({ ...destination, ...mails });
}
