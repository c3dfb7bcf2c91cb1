import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SigningKeys } from '../captcha/altcha.ts';

/** The form that a lead belongs to. */
export interface LeadPlace {
  readonly tenant: string;
  readonly form: string;
}

/**
 * Tokens that stand for a lead in the steps after its first: who has one has passed the captcha, and
 * may add to this lead and no other. Of several keys the first signs.
 */
export interface LeadTokens {
  readonly issue: (leadId: string, place: LeadPlace, now: Date) => string;
  /** @returns the lead's id; undefined for a token that is not ours, of another form or too old. */
  readonly read: (token: string, place: LeadPlace, now: Date) => string | undefined;
}

/** As long as an unfinished application can be resumed. */
const lifetimeMs = 14 * 24 * 60 * 60_000;

export function createLeadTokens(keys: SigningKeys): LeadTokens {
  const sign = (key: string, { tenant, form }: LeadPlace, head: string) =>
    createHmac('sha256', `${key} lead`)
      .update(JSON.stringify([tenant, form, head]))
      .digest();
  return {
    issue: (leadId, place, now) => {
      const head = `${leadId}.${(now.getTime() + lifetimeMs).toString(36)}`;
      return `${head}.${sign(keys[0]!, place, head).toString('base64url')}`;
    },
    read: (token, place, now) => {
      const [id, expires, signature, ...rest] = token.split('.');
      if (!id || !expires || !signature || rest.length > 0) return undefined;
      const given = Buffer.from(signature, 'base64url');
      const isOurs = keys.some((key) => {
        const expected = sign(key, place, `${id}.${expires}`);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      return isOurs && parseInt(expires, 36) > now.getTime() ? id : undefined;
    },
  };
}
