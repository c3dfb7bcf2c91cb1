import { createHash } from 'node:crypto';
import type { Captcha } from './captcha.ts';

/** Settings of {@link turnstileCaptcha}. */
export interface TurnstileOptions {
  /** The site's secret, from the server's environment. */
  readonly secret: string;
  /** Address of the service; Cloudflare's if left out. */
  readonly url?: string;
  /** Timeout of the service in milliseconds. */
  readonly timeoutMs?: number;
}

/** Origin of the widget's script and frame. */
export const turnstileOrigin = 'https://challenges.cloudflare.com';
const siteVerify = `${turnstileOrigin}/turnstile/v0/siteverify`;
/** Maximum length of the service's tokens in characters. */
const maxCharacters = 2048;
/** Lifetime of tokens: five minutes (Cloudflare, "Server-side validation"). */
const lifetimeMs = 5 * 60_000;

/** Creates Cloudflare's Turnstile: its widget issues the challenge, its service verifies the token. */
export function turnstileCaptcha({
  secret,
  url = siteVerify,
  timeoutMs = 5000,
}: TurnstileOptions): Captcha {
  return {
    challenge: async () => undefined,
    verify: async (answer, { address }, now) => {
      if (answer === '' || answer.length > maxCharacters) return undefined;
      const reply = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({
          secret,
          response: answer,
          ...(address && { remoteip: address }),
        }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      if (!reply.ok) throw new Error(`Turnstile answered ${reply.status}`);
      const { success } = (await reply.json()) as { success?: unknown };
      if (success !== true) return undefined;
      const token = createHash('sha256').update(answer).digest('base64url');
      return { token, expiresAt: new Date(now.getTime() + lifetimeMs) };
    },
  };
}
