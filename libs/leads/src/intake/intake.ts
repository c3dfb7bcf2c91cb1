import { createHash } from 'node:crypto';
import type { Encryptor } from '../encryption/encryptor.ts';
import type { Acceptance, Amended, LeadRevision } from '../ports/lead-entry.ts';
import type { LeadRecord, LeadStore } from '../ports/lead-store.ts';
import { amendLead, type Amendment } from './amend-lead.ts';
import { canonicalBody } from './canonical-body.ts';
import { partValues } from './part-values.ts';
import { looksLikeId, randomId } from './random-id.ts';
import type { RoutedLead } from './routed-lead.ts';
import { visitorDestination } from './visitor-destination.ts';
import { encryptionContext } from './encrypted-values.ts';
import { reviseLead } from './revise-lead.ts';
import type { LeadValue, LeadValues, Submission } from './submission.ts';

/** A lead that was stored. */
export interface AcceptedLead extends Pick<RoutedLead, 'tenant' | 'status'> {
  readonly leadId: string;
  /** Names of the dealer's destinations that this revision goes to. */
  readonly destinations: readonly string[];
}

export interface IntakeOptions {
  readonly store: Pick<LeadStore, 'accept' | 'amend'>;
  readonly encryptor: Encryptor;
  /** Names of the destinations that a lead goes to. */
  readonly route: (lead: RoutedLead) => readonly string[];
  /** How long destinations wait before a revision goes out; see `LeadEntry.waits`. */
  readonly waits?: (lead: RoutedLead) => Readonly<Record<string, number>>;
  /** Called for every submission that was stored, not for a repeated one. */
  readonly onAccepted?: (lead: AcceptedLead) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Makes unguessable ids. */
  readonly newId?: () => string;
}

/** Accepts submissions: what it has accepted is on disk, and will be delivered. */
export class Intake {
  readonly #options: Required<IntakeOptions>;

  constructor(options: IntakeOptions) {
    this.#options = {
      waits: () => ({}),
      onAccepted: () => undefined,
      now: Date.now,
      newId: randomId,
      ...options,
    };
  }

  /**
   * Stores a submission and queues it for delivery; resolves once both are on disk. The lead is the
   * one named by `leadId` if it belongs to this tenant and form, else a new one: the result does not
   * reveal whether the id exists elsewhere. A repeated submission gets the first one's result.
   * @returns a conflict if its key came with another body before: answer that with 422; `unproven` if
   *   it has to come with a captcha
   * @throws {LeadStoreFailure} when it cannot be stored; nothing was, so the visitor may try again
   */
  async accept(submission: Submission): Promise<Acceptance> {
    const { store, encryptor, route, waits, onAccepted, now, newId } = this.#options;
    const { tenant, form, key, leadId, lender } = submission;
    const at = now();
    const { open, sensitive } = partValues(submission.values);
    const own = {
      ...submission,
      values: without(open, 'lead_id'),
      sensitive: { ...sensitive, ...submission.sensitive },
    };
    const routed: RoutedLead = {
      tenant,
      category: own.category,
      subcategory: own.subcategory,
      status: own.status,
      values: own.values,
      lender: lender?.status,
      isAmendedSoon: own.isAmendedSoon,
    };
    const visitor = own.confirms && own.status === 'Complete' ? [visitorDestination] : [];
    const destinations = route(routed);
    const acceptance = await store.accept({
      tenant,
      form,
      leadId: leadId && looksLikeId(leadId) ? leadId : undefined,
      newLeadId: newId(),
      key: key ? createHash('sha256').update(key).digest('base64url') : undefined,
      namesVisitor: contactFields.some((name) => hasText(own.values[name])),
      fingerprints: encryptor.fingerprints(canonicalBody(own)),
      destinations: [...new Set([...destinations, ...visitor])],
      waits: { ...waits(routed), ...Object.fromEntries(visitor.map((name) => [name, 0])) },
      awaitsLender: lender?.status === 'pending',
      unproven: own.unproven,
      at,
      revise: (lead, previous) => reviseLead(own, lead, at, encryptor, previous),
    });
    if (acceptance.outcome === 'accepted' && !acceptance.replayed)
      onAccepted({ tenant, status: own.status, leadId: acceptance.leadId, destinations });
    return acceptance;
  }

  /**
   * Adds what the server learned to a stored lead, and queues it for delivery. A lead that has been
   * erased meanwhile stays erased.
   * @throws {LeadStoreFailure} when it cannot be stored; the lead is as it was
   */
  amend(amendment: Amendment): Promise<Amended> {
    const { store, encryptor, route, waits, now } = this.#options;
    const { tenant, leadId } = amendment;
    const at = now();
    return store.amend({
      tenant,
      leadId,
      at,
      amend: (lead, last) => {
        const amended = amendLead(amendment, lead, at, encryptor, last);
        if (!amended) return undefined;
        const { category, subcategory, lead_status, fields, lender_status } = amended.document;
        const routed: RoutedLead = {
          tenant,
          category,
          subcategory,
          status: lead_status,
          values: fields,
          lender: lender_status,
        };
        return {
          revision: amended.revision,
          destinations: [...new Set(route(routed))],
          waits: waits(routed),
        };
      },
    });
  }

  /**
   * The sensitive values of a revision, for the lender or the command line, never for a log.
   * @throws {DecryptionError} when the secret that encrypted them is no longer known
   */
  sensitiveValues(
    lead: Pick<LeadRecord, 'id' | 'tenant'>,
    { ciphertext }: LeadRevision,
  ): LeadValues {
    if (ciphertext === undefined) return {};
    const text = this.#options.encryptor.decrypt(ciphertext, encryptionContext(lead));
    return JSON.parse(text) as LeadValues;
  }
}

/** Fields by which answers name the visitor who gave them. */
const contactFields = ['email', 'phone'];

const hasText = (value: LeadValue | undefined): boolean =>
  typeof value === 'string' && value.trim() !== '';

function without(values: LeadValues, name: string): LeadValues {
  return Object.fromEntries(Object.entries(values).filter(([each]) => each !== name));
}
