import { leadSubmission, type Lead, type LeadOrigin } from '@forecourt/forms';
import {
  Intake,
  mail,
  readLeadDocument,
  routeBy,
  createEncryptor,
  waitsBy,
  webhook,
  type Destination,
  type Destinations,
  type LeadDocument,
  type LeadRevision,
} from '@forecourt/leads';

/** What goes to one destination, as its own deliverer makes it. Nothing of it is a credential. */
export type DeliveryPayload =
  | { readonly name: string; readonly kind: 'webhook'; readonly to: string; readonly body: string }
  | {
      readonly name: string;
      readonly kind: 'mail';
      readonly to: string;
      readonly subject: string;
      /** The ADF document; left out for a request that ADF has no interest for. */
      readonly adf?: string;
      /** True if the ADF document is the mail's text, or attached to one for people. */
      readonly adfIs: 'attachment' | 'body';
      /** The mail's text for people; the ADF document where that is the text. */
      readonly text: string;
      /** Minutes that it waits; a later step sent within them takes its place. */
      readonly waitsMinutes: number;
    };

/** A lead as it is stored after one step, and what goes out. */
export interface PreviewedLead {
  readonly document: LeadDocument;
  readonly parcels: readonly DeliveryPayload[];
}

/** Stands in the lead's place; real ids cannot be guessed. */
export const exampleLeadId = 'example-lead';

/** Stand in where a tenant has no destination of a kind, to show what one would get. */
const standIns = {
  webhook: { kind: 'webhook', url: 'https://crm.example', secret: 'not a secret but an example' },
  mail: { kind: 'mail', to: 'leads@dealer.example' },
} as const satisfies Record<string, Destination>;

const sender = 'forecourt@dealer.example';
const noSignal = new AbortController().signal;

/** @returns what the deliverer of a destination would send, which goes nowhere */
async function parcelFor(
  name: string,
  to: Destination,
  content: string,
  wait: number,
): Promise<DeliveryPayload> {
  const { revision } = readLeadDocument(content);
  // Earlier revisions are taken to be superseded, as they are for a visitor who keeps going.
  const firstRevision = revision;
  const parcel = { id: `${exampleLeadId}.${revision}.${name}`, content, firstRevision };
  if (to.kind === 'webhook') {
    let body = '';
    const post = async (_: unknown, init?: RequestInit) => {
      body = String(init?.body);
      return new Response(null);
    };
    await webhook({ ...to, fetch: post as typeof fetch }).deliver(parcel, noSignal);
    // What follows the host may be a credential.
    return { name, kind: 'webhook', to: new URL(to.url).origin, body };
  }
  let sent: Parameters<Parameters<typeof mail>[0]['transport']['sendMail']>[0] = {};
  const transport = {
    sendMail: async (message: typeof sent) => {
      sent = message;
    },
  };
  await mail({ ...to, from: sender, transport }).deliver(parcel, noSignal);
  const text = String(sent.text ?? '');
  const isAdf = text.startsWith('<?xml');
  const adf = isAdf ? text : sent.attachments?.[0]?.content;
  const { adf: adfIs = 'attachment' } = to;
  return {
    ...{ name, kind: 'mail', to: to.to, subject: sent.subject ?? '', adfIs, text },
    ...(adf !== undefined && { adf: String(adf) }),
    waitsMinutes: wait / 60_000,
  };
}

/**
 * Takes leads of one form in, one step after the other, as the server does, with a store that keeps
 * nothing; and makes what would go out.
 */
export function createLeadPreview(destinations: Destinations, origin: LeadOrigin, now: number) {
  const own = Object.hasOwn(destinations, origin.tenant) ? destinations[origin.tenant]! : {};
  let revision = 0;
  let previous: LeadRevision | undefined;
  let named: readonly string[] = [];
  let waits: Readonly<Record<string, number>> = {};
  const intake = new Intake({
    store: {
      accept: async (entry) => {
        const id = entry.newLeadId;
        revision += 1;
        previous = entry.revise({ id, revision }, previous);
        named = entry.destinations;
        waits = entry.waits ?? {};
        return { outcome: 'accepted', leadId: id, revision, replayed: false };
      },
    },
    // What it seals is thrown away at once.
    encryptor: createEncryptor(['nothing is kept that this seals']),
    route: routeBy(destinations),
    waits: waitsBy({ ...destinations, [origin.tenant]: { ...own, example: standIns.mail } }),
    now: () => now,
    newId: () => exampleLeadId,
  });

  return async (
    lead: Lead,
  ): Promise<PreviewedLead & { readonly examples: readonly DeliveryPayload[] }> => {
    await intake.accept(leadSubmission(lead, origin));
    const { content } = previous!;
    const parcels = await Promise.all(
      named.map((name) => parcelFor(name, own[name]!, content, waits[name] ?? 0)),
    );
    const missing = (['webhook', 'mail'] as const).filter(
      (kind) => !parcels.some((parcel) => parcel.kind === kind),
    );
    const examples = await Promise.all(
      missing.map((kind) => parcelFor('example', standIns[kind], content, waits.example ?? 0)),
    );
    return { document: readLeadDocument(content), parcels, examples };
  };
}
