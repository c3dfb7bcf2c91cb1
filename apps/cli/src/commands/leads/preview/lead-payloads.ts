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
import type { leadFacts } from '@forecourt/renderer/forms';

/** Payload for one destination, built by its deliverer. Contains no credentials. */
export type PreviewedPayload =
  | { readonly name: string; readonly kind: 'webhook'; readonly to: string; readonly body: string }
  | {
      readonly name: string;
      readonly kind: 'mail';
      readonly to: string;
      readonly subject: string;
      /** The ADF document; left out if ADF has no matching interest. */
      readonly adf?: string;
      /** The part of the mail that carries the ADF document. */
      readonly adfIs: 'attachment' | 'body';
      /** The mail's body: text for people, or the ADF document. */
      readonly text: string;
      /** Delay in minutes; a later step sent within it replaces this one. */
      readonly waitsMinutes: number;
    };

/** A lead as stored after one step, and its payloads. */
export interface PreviewedLead {
  readonly document: LeadDocument;
  readonly payloads: readonly PreviewedPayload[];
}

/** Placeholder id; real ids are random. */
export const exampleLeadId = 'example-lead';

/** Example destinations, for a tenant that has none of a kind. */
const standIns = {
  webhook: { kind: 'webhook', url: 'https://crm.example', secret: 'not a secret but an example' },
  mail: { kind: 'mail', to: 'leads@dealer.example' },
} as const satisfies Record<string, Destination>;

const sender = 'forecourt@dealer.example';
const noSignal = new AbortController().signal;

/** Builds the payload that a destination's deliverer would send, without sending it. */
async function payloadFor(
  name: string,
  to: Destination,
  content: string,
  wait: number,
): Promise<PreviewedPayload> {
  const { revision } = readLeadDocument(content);
  // Earlier revisions count as superseded, as for a visitor who continues.
  const firstRevision = revision;
  const payload = { id: `${exampleLeadId}.${revision}.${name}`, content, firstRevision };
  if (to.kind === 'webhook') {
    let body = '';
    const post = async (_: unknown, init?: RequestInit) => {
      body = String(init?.body);
      return new Response(null);
    };
    await webhook({ ...to, fetch: post as typeof fetch }).deliver(payload, noSignal);
    // The path and query may contain a credential.
    return { name, kind: 'webhook', to: new URL(to.url).origin, body };
  }
  let sent: Parameters<Parameters<typeof mail>[0]['transport']['sendMail']>[0] = {};
  const transport = {
    sendMail: async (message: typeof sent) => {
      sent = message;
    },
  };
  await mail({ ...to, from: sender, transport }).deliver(payload, noSignal);
  const text = String(sent.text ?? '');
  const isAdf = text.startsWith('<?xml');
  const adf = isAdf ? text : sent.attachments?.[0]?.content;
  const { adf: adfIs = 'attachment' } = to;
  return {
    name,
    kind: 'mail',
    to: to.to,
    subject: sent.subject ?? '',
    adfIs,
    text,
    adf: adf?.toString(),
    waitsMinutes: wait / 60_000,
  };
}

/**
 * Accepts leads of one form, step by step, as the server does, with a store that keeps nothing, and
 * builds the payloads.
 */
export function createLeadPreview(
  destinations: Destinations,
  origin: LeadOrigin,
  now: number,
  { cars, locationOf, replyBy }: ReturnType<typeof leadFacts>,
) {
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
      // Nobody values a car or answers an application here.
      amend: async () => 'gone',
    },
    // Its ciphertext is discarded immediately.
    encryptor: createEncryptor(['its ciphertext is never stored']),
    route: routeBy(destinations),
    waits: waitsBy({ ...destinations, [origin.tenant]: { ...own, example: standIns.mail } }),
    now: () => now,
    newId: () => exampleLeadId,
  });

  return async (
    lead: Lead,
  ): Promise<PreviewedLead & { readonly examples: readonly PreviewedPayload[] }> => {
    await intake.accept({
      ...leadSubmission(lead, origin),
      cars,
      location: locationOf(lead),
      replyBy: replyBy(lead),
    });
    const { content } = previous!;
    const payloads = await Promise.all(
      named.map((name) => payloadFor(name, own[name]!, content, waits[name] ?? 0)),
    );
    const missing = (['webhook', 'mail'] as const).filter(
      (kind) => !payloads.some((payload) => payload.kind === kind),
    );
    const examples = await Promise.all(
      missing.map((kind) => payloadFor('example', standIns[kind], content, waits.example ?? 0)),
    );
    return { document: readLeadDocument(content), payloads, examples };
  };
}
