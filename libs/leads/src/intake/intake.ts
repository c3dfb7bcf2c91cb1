import { createHash } from 'node:crypto';
import type {
  Acceptance,
  LeadRecord,
  LeadRevision,
  LeadStatus,
  LeadStore,
} from '../ports/lead-store.ts';
import type { Encryptor } from '../encryption/encryptor.ts';
import { canonicalBody } from './canonical-body.ts';
import { addTo, readLeadDocument, type LeadDocument } from './lead-document.ts';
import { looksLikeId, randomId } from './random-id.ts';
import { partValues } from './part-values.ts';
import { alertOf } from './lead-alert.ts';
import type { LeadValues, LenderStatus, Submission } from './submission.ts';

/** What decides where a lead goes. */
export interface RoutedLead {
  readonly tenant: string;
  readonly category: string;
  readonly subcategory?: string;
  readonly status: LeadStatus;
  readonly values: LeadValues;
  /** Of an application to a lender. */
  readonly lender?: LenderStatus;
}

export interface IntakeOptions {
  readonly store: Pick<LeadStore, 'accept'>;
  readonly encryptor: Encryptor;
  /** Names of the destinations that a lead goes to. */
  readonly route: (lead: RoutedLead) => readonly string[];
  /** How long destinations wait before a revision goes out; see {@link LeadEntry.waits}. */
  readonly waits?: (lead: RoutedLead) => Readonly<Record<string, number>>;
  /** Is told of every submission that was stored, not of one that came again. */
  readonly onAccepted?: (lead: Pick<RoutedLead, 'tenant' | 'status'>) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Makes ids that nobody can guess. */
  readonly newId?: () => string;
}

/** Takes submissions in: what it accepts is on disk, and will be delivered. */
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
   * one named by `leadId` if it belongs to this tenant and form, else a new one: nothing tells
   * whether the id exists elsewhere. The same submission again is answered as it was the first time.
   * @returns a conflict if its key came with another body before: answer that with 422; `unproven` if
   *   it has to come with a captcha
   * @throws {LeadStoreFailure} when it can't be stored; nothing was, so the visitor may try again
   */
  async accept(submission: Submission): Promise<Acceptance> {
    const { store, encryptor, route, waits, onAccepted, now, newId } = this.#options;
    const { tenant, form, key, leadId } = submission;
    const at = now();
    const whole = { ...submission.values, ...submission.sensitive };
    const { open } = partValues(submission.values);
    const sensitive = {
      ...partValues(whole).sensitive,
      ...submission.sensitive,
    };
    const own = { ...submission, values: without(open, 'lead_id'), sensitive };
    const routed: RoutedLead = {
      ...{ tenant, category: own.category, status: own.status, values: own.values },
      ...(own.subcategory !== undefined && { subcategory: own.subcategory }),
      ...(own.lender && { lender: own.lender.status }),
    };
    const acceptance = await store.accept({
      tenant,
      form,
      ...(leadId && looksLikeId(leadId) && { leadId }),
      newLeadId: newId(),
      ...(key && { key: createHash('sha256').update(key).digest('base64url') }),
      fingerprints: encryptor.fingerprints(canonicalBody(own)),
      destinations: [...new Set(route(routed))],
      waits: waits(routed),
      ...(own.lender?.status === 'pending' && { awaitsLender: true }),
      ...(own.unproven && { unproven: true }),
      ...(own.amends && { amends: true }),
      at,
      revise: (lead, previous) => this.#revise(own, lead, at, previous),
    });
    if (acceptance.outcome === 'accepted' && !acceptance.replayed)
      onAccepted({ tenant, status: own.status });
    return acceptance;
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
    return JSON.parse(this.#options.encryptor.decrypt(ciphertext, contextOf(lead))) as LeadValues;
  }

  #revise(
    {
      tenant,
      form,
      page,
      pageUrl,
      timeZone,
      category,
      subcategory,
      status,
      values,
      sensitive,
      consents,
      dealer,
      lender,
    }: Submission & {
      sensitive: LeadValues;
    },
    lead: { id: string; revision: number },
    at: number,
    previous?: LeadRevision,
  ): LeadRevision {
    const acceptedAt = new Date(at).toISOString();
    const withheld = Object.keys(sensitive).sort();
    const alert = alertOf(lender);
    const alone: LeadDocument = {
      ...(alert && { alert }),
      lead_id: lead.id,
      revision: lead.revision,
      lead_status: status,
      form_completed: status === 'Complete',
      accepted_at: acceptedAt,
      tenant,
      ...(dealer !== undefined && { dealer }),
      form,
      page,
      ...(pageUrl !== undefined && { page_url: pageUrl }),
      ...(timeZone !== undefined && { time_zone: timeZone }),
      category,
      ...(subcategory !== undefined && { subcategory }),
      ...(lender && { lender_status: lender.status }),
      fields: values,
      ...(withheld.length > 0 && { withheld }),
      ...(consents?.length && {
        consents: consents.map(({ name, wording, given }) => ({
          name,
          wording,
          given,
          at: acceptedAt,
        })),
      }),
    };
    const before = previous && readLeadDocument(previous.content);
    const document = before ? addTo(before, alone) : alone;
    // Sealed values are taken over unopened, so that a secret that was lost stops no lead.
    const ciphertext =
      withheld.length > 0
        ? this.#options.encryptor.encrypt(
            JSON.stringify(sensitive),
            contextOf({ id: lead.id, tenant }),
          )
        : document !== alone
          ? previous?.ciphertext
          : undefined;
    return {
      status: document.lead_status,
      content: JSON.stringify(document),
      ...(ciphertext !== undefined && { ciphertext }),
    };
  }
}

const contextOf = ({ id, tenant }: Pick<LeadRecord, 'id' | 'tenant'>) => `lead ${tenant} ${id}`;

function without(values: LeadValues, name: string): LeadValues {
  return Object.fromEntries(Object.entries(values).filter(([each]) => each !== name));
}
