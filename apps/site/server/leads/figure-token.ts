import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SigningKeys } from '../captcha/altcha.ts';

/** Figures of a lead that the thanks may show, by the lead's own names. */
export const figureNames = ['valuation', 'credit_score'] as const;
export type FigureName = (typeof figureNames)[number];

/** Facts that a token vouches for: figures of the lead, and `saved` where the lender did not answer. */
const signedNames = [...figureNames, 'saved'] as const;
export type SignedName = (typeof signedNames)[number];

/** The lead that a token is for, and what the thanks may show of it. */
export interface FigureClaim {
  readonly tenant: string;
  readonly leadId: string;
  readonly names: readonly SignedName[];
}

/**
 * Tokens for the address of the success page. Who has one sees the figures of this lead for half an
 * hour; without one there are none, whatever the address says. Of several keys the first signs.
 */
export interface FigureTokens {
  readonly issue: (claim: FigureClaim, now: Date) => string;
  /** @returns undefined for a token that is not ours, of another tenant or too old. */
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
      return `${head}.${sign(keys[0]!, tenant, head).toString('base64url')}`;
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
