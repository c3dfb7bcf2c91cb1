import { createHash } from 'node:crypto';
import { looksLikeId, randomId } from '../intake/random-id.ts';
import type { DraftStore, StoredDraft } from '../ports/draft-store.ts';
import type { Encryptor } from '../encryption/encryptor.ts';

/** Milliseconds for which an unfinished application can be resumed after it was last saved: 14 days. */
export const draftLifetime = 14 * 24 * 60 * 60_000;

export interface DraftsOptions {
  readonly store: DraftStore;
  readonly encryptor: Encryptor;
  readonly now?: () => number;
  /** Makes unguessable tokens. */
  readonly newToken?: () => string;
}

/** Milliseconds for which the answers of a step are available to a browser without JavaScript: a day. */
export const stepLifetime = 24 * 60 * 60_000;

/** Tenant and form of a draft. */
export interface DraftScope {
  readonly tenant: string;
  readonly form: string;
}

/**
 * Unfinished applications: stored encrypted, and resumed with a token that only the visitor has (the
 * store has its hash). Methods reject with `LeadStoreFailure`.
 */
export class Drafts {
  readonly #options: Required<DraftsOptions>;

  constructor(options: DraftsOptions) {
    this.#options = { now: Date.now, newToken: randomId, ...options };
  }

  /**
   * Saves a draft for another 14 days, or for another lifetime.
   * @param content plain JSON
   * @param token of the draft to replace; an unknown token is replaced by a new one
   * @param about the lead that an earlier step made, and the lifetime in milliseconds
   * @returns the token to resume it with, and when that ends (milliseconds since 1970)
   */
  async save(
    scope: DraftScope,
    content: unknown,
    token?: string,
    about: { readonly leadId?: string; readonly lifetime?: number } = {},
  ): Promise<{ readonly token: string; readonly expiresAt: number }> {
    const { store, encryptor, now, newToken } = this.#options;
    const known = token !== undefined && (await this.#stored(scope, token)) !== undefined;
    const current = known ? token : newToken();
    const tokenHash = hashOf(current);
    const { leadId, lifetime = draftLifetime } = about;
    const expiresAt = now() + lifetime;
    const ciphertext = encryptor.encrypt(JSON.stringify(content), contextOf(scope, tokenHash));
    await store.saveDraft({
      tenant: scope.tenant,
      form: scope.form,
      tokenHash,
      ciphertext,
      expiresAt,
      leadId,
    });
    return { token: current, expiresAt };
  }

  /** The saved content; undefined for a token that is unknown or has expired. @throws {DecryptionError} */
  async read(scope: DraftScope, token: string): Promise<unknown> {
    const draft = await this.#stored(scope, token);
    if (!draft) return undefined;
    return JSON.parse(
      this.#options.encryptor.decrypt(draft.ciphertext, contextOf(scope, draft.tokenHash)),
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

  /** Deletes a draft that was sent or abandoned. */
  async delete({ tenant, form }: DraftScope, token: string): Promise<void> {
    await this.#options.store.deleteDraft({ tenant, form, tokenHash: hashOf(token) });
  }

  /** Deletes expired drafts for good; to be run every hour or so. @returns how many */
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
