import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SigningKeys } from '../captcha/altcha.ts';

/** Figures of a lead that the success page may show, by their names in the lead. */
export const figureNames = ['valuation', 'credit_score'] as const;
export type FigureName = (typeof figureNames)[number];

/**
 * Facts in a token: figures of the lead, `saved` if the lender did not respond, and `request` for what
 * the visitor asked for.
 */
const signedNames = [...figureNames, 'saved', 'request'] as const;
export type SignedName = (typeof signedNames)[number];

/** The lead of a token and the facts that the success page may show. */
export interface FigureClaim {
  readonly tenant: string;
  readonly leadId: string;
  readonly names: readonly SignedName[];
}

/**
 * Tokens for the address of the success page, which shows the lead's figures to their holder for
 * half an hour. Without a token it shows none, whatever the address contains. The first key signs,
 * all are accepted.
 */
export interface FigureTokens {
  readonly issue: (claim: FigureClaim, now: Date) => string;
  /** @returns undefined for a token that is invalid, of another tenant or expired. */
  readonly read: (token: string, tenant: string, now: Date) => FigureClaim | undefined;
}

const lifetimeMs = 30 * 60_000;
const pattern = /^([\w-]{1,64})\.([a-z_]+(?:-[a-z_]+)*)\.([0-9a-z]{1,12})\.([\w-]{43})$/;

export function createFigureTokens(keys: SigningKeys): FigureTokens {
  const sign = (key: string, tenant: string, head: string) =>
    createHmac('sha256', `${key} figures`)
      .update(JSON.stringify([tenant, head]))
      .digest();
  return {
    issue: ({ tenant, leadId, names }, now) => {
      const head = `${leadId}.${names.join('-')}.${(now.getTime() + lifetimeMs).toString(36)}`;
      return `${head}.${sign(keys[0], tenant, head).toString('base64url')}`;
    },
    read: (token, tenant, now) => {
      const [, leadId, names, expires, signature] = pattern.exec(token) ?? [];
      if (!leadId || !names || !expires || !signature) return undefined;
      const given = Buffer.from(signature, 'base64url');
      const head = `${leadId}.${names}.${expires}`;
      const isOurs = keys.some((key) => timingSafeEqual(sign(key, tenant, head), given));
      if (!isOurs || !(parseInt(expires, 36) > now.getTime())) return undefined;
      const listed = names.split('-');
      return { tenant, leadId, names: signedNames.filter((name) => listed.includes(name)) };
    },
  };
}
