import { mail, type MailTransport } from '../mail/mail.ts';
import type { Deliverer } from '../ports/deliverer.ts';
import { webhook } from '../webhook/webhook.ts';
import { DestinationsError, type Destination, type Destinations } from './destinations.ts';

/** What mails are sent with and from. */
export interface MailSettings {
  readonly transport: MailTransport;
  readonly from: string;
}

/**
 * The way to every destination, for the dispatcher.
 * @param mails needed if there is a destination of kind `mail`
 * @throws {DestinationsError} when it is needed and missing
 */
export function deliverers(
  destinations: Destinations,
  mails?: MailSettings,
): (tenant: string, destination: string) => Deliverer | undefined {
  const ways = new Map<string, Deliverer>();
  for (const [tenant, named] of Object.entries(destinations))
    for (const [name, destination] of Object.entries(named))
      ways.set(key(tenant, name), wayTo(destination, `${tenant}.${name}`, mails));
  return (tenant, name) => ways.get(key(tenant, name));
}

const key = (tenant: string, name: string) => JSON.stringify([tenant, name]);

function wayTo(destination: Destination, place: string, mails?: MailSettings): Deliverer {
  if (destination.kind === 'webhook') return webhook(destination);
  if (!mails)
    throw new DestinationsError(`${place}: leads go there by mail, but no mail server is set`);
  return mail({ ...destination, ...mails });
}
