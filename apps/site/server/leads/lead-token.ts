import { createHmac, timingSafeEqual } from 'node:crypto';
import { draftLifetime } from '@forecourt/leads';
import type { SigningKeys } from '../captcha/altcha.ts';

/** The form that a lead belongs to. */
interface LeadScope {
  readonly tenant: string;
  readonly form: string;
}

/**
 * Tokens that identify a lead in the steps after its first: their holder has passed the captcha and
 * may add to this lead only, for as long as an unfinished application can be resumed. The first key
 * signs, all are accepted.
 */
export interface LeadTokens {
  readonly issue: (leadId: string, scope: LeadScope, now: Date) => string;
  /** @returns the lead's id; undefined for a token that is invalid, of another form or expired. */
  readonly read: (token: string, scope: LeadScope, now: Date) => string | undefined;
}

export function createLeadTokens(keys: SigningKeys): LeadTokens {
  const sign = (key: string, { tenant, form }: LeadScope, head: string) =>
    createHmac('sha256', `${key} lead`)
      .update(JSON.stringify([tenant, form, head]))
      .digest();
  return {
    issue: (leadId, scope, now) => {
      const head = `${leadId}.${(now.getTime() + draftLifetime).toString(36)}`;
      return `${head}.${sign(keys[0], scope, head).toString('base64url')}`;
    },
    read: (token, scope, now) => {
      const [id, expires, signature, ...rest] = token.split('.');
      if (!id || !expires || !signature || rest.length > 0) return undefined;
      const given = Buffer.from(signature, 'base64url');
      const isOurs = keys.some((key) => {
        const expected = sign(key, scope, `${id}.${expires}`);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      return isOurs && parseInt(expires, 36) > now.getTime() ? id : undefined;
    },
  };
}
