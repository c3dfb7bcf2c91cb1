import { createHash } from 'node:crypto';
import { looksLikeId, randomId } from '../intake/random-id.ts';
import type { DraftStore, StoredDraft } from '../ports/draft-store.ts';
import type { Encryptor } from '../encryption/encryptor.ts';

/** How long an unfinished application can be resumed, from when it was last saved: 14 days. */
export const draftLifetime = 14 * 24 * 60 * 60_000;

export interface DraftsOptions {
  readonly store: DraftStore;
  readonly encryptor: Encryptor;
  readonly now?: () => number;
  /** Makes tokens that nobody can guess. */
  readonly newToken?: () => string;
}

/** Whose draft it is. */
export interface DraftScope {
  readonly tenant: string;
  readonly form: string;
}

/**
 * Unfinished applications: kept encrypted, and resumed with a token that only the visitor has (the
 * store knows its hash). Methods reject with `LeadStoreFailure`.
 */
export class Drafts {
  readonly #options: Required<DraftsOptions>;

  constructor(options: DraftsOptions) {
    this.#options = { now: Date.now, newToken: randomId, ...options };
  }

  /**
   * Saves a draft for another 14 days.
   * @param content plain JSON
   * @param token of the draft to replace; a token that leads to none is not taken up
   * @param leadId of the lead that an earlier step made
   * @returns the token to resume it with, and when that ends (milliseconds since 1970)
   */
  async save(
    place: DraftScope,
    content: unknown,
    token?: string,
    leadId?: string,
  ): Promise<{ readonly token: string; readonly expiresAt: number }> {
    const { store, encryptor, now, newToken } = this.#options;
    const known = token !== undefined && (await this.#stored(place, token)) !== undefined;
    const kept = known ? token : newToken();
    const tokenHash = hashOf(kept);
    const expiresAt = now() + draftLifetime;
    const ciphertext = encryptor.encrypt(JSON.stringify(content), contextOf(place, tokenHash));
    await store.saveDraft({
      ...{ tenant: place.tenant, form: place.form, tokenHash, ciphertext, expiresAt },
      ...(leadId !== undefined && { leadId }),
    });
    return { token: kept, expiresAt };
  }

  /** What was saved; undefined if the token leads to nothing (any more). @throws {DecryptionError} */
  async read(place: DraftScope, token: string): Promise<unknown> {
    const draft = await this.#stored(place, token);
    if (!draft) return undefined;
    return JSON.parse(
      this.#options.encryptor.decrypt(draft.ciphertext, contextOf(place, draft.tokenHash)),
    );
  }

  /**
   * Content of a draft as it is stored, for an export of a person's data.
   * @throws {DecryptionError}
   */
  open({ tenant, form, tokenHash, ciphertext }: StoredDraft): unknown {
    return JSON.parse(
      this.#options.encryptor.decrypt(ciphertext, contextOf({ tenant, form }, tokenHash)),
    );
  }

  /** Forgets a draft, for it was sent or given up. */
  async delete({ tenant, form }: DraftScope, token: string): Promise<void> {
    await this.#options.store.deleteDraft({ tenant, form, tokenHash: hashOf(token) });
  }

  /** Deletes what has expired, for good; to be run every hour or so. @returns how many drafts */
  deleteExpired(): Promise<number> {
    return this.#options.store.deleteExpired(this.#options.now());
  }

  async #stored({ tenant, form }: DraftScope, token: string) {
    if (!looksLikeId(token)) return undefined;
    const { store, now } = this.#options;
    return store.readDraft({ tenant, form, tokenHash: hashOf(token) }, now());
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const contextOf = ({ tenant, form }: DraftScope, tokenHash: string) =>
  `draft ${tenant} ${form} ${tokenHash}`;
