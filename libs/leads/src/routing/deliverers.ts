import { mail, type MailTransport } from '../mail/mail.ts';
import type { Deliverer } from '../ports/deliverer.ts';
import { webhook } from '../webhook/webhook.ts';
import { DestinationsError, type Destination, type Destinations } from './destinations.ts';

/** Transport and sender of mails. */
export interface MailSettings {
  readonly transport: MailTransport;
  readonly from: string;
}

/**
 * Creates the deliverers of all destinations, for the dispatcher.
 * @param mails needed if there is a destination of kind `mail`
 * @throws {DestinationsError} when it is needed and missing
 */
export function deliverers(
  destinations: Destinations,
  mails?: MailSettings,
): (tenant: string, destination: string) => Deliverer | undefined {
  const created = new Map<string, Deliverer>();
  for (const [tenant, named] of Object.entries(destinations))
    for (const [name, destination] of Object.entries(named))
      created.set(key(tenant, name), delivererOf(destination, `${tenant}.${name}`, mails));
  return (tenant, name) => created.get(key(tenant, name));
}

const key = (tenant: string, name: string) => JSON.stringify([tenant, name]);

function delivererOf(destination: Destination, path: string, mails?: MailSettings): Deliverer {
  if (destination.kind === 'webhook') return webhook(destination);
  if (!mails)
    throw new DestinationsError(`${path}: leads go there by mail, but no mail server is set`);
  return mail({ ...destination, ...mails });
}
