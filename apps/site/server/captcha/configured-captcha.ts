import type { CaptchaSetting } from '@forecourt/renderer';
import type { Captcha } from './captcha.ts';
import { turnstileCaptcha, type TurnstileOptions } from './turnstile.ts';

/** Turnstile's keys from the environment; holds a secret: never log it. */
export interface TurnstileKeys {
  readonly siteKey: string;
  readonly secret: string;
}

/**
 * Reads `TURNSTILE_SITE_KEY` and `TURNSTILE_SECRET_KEY`; without them our own proof of work is
 * used.
 * @param errors receives a message if only one of them is set
 */
export function readTurnstile(
  value: (name: string) => string | undefined,
  errors: string[],
): TurnstileKeys | undefined {
  const [siteKey, secret] = [value('TURNSTILE_SITE_KEY'), value('TURNSTILE_SECRET_KEY')];
  if ((siteKey === undefined) !== (secret === undefined))
    errors.push('TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY must be set together');
  if (siteKey !== undefined && !/^[\w-]{1,100}$/.test(siteKey))
    errors.push('TURNSTILE_SITE_KEY must be letters, figures, hyphens and underscores');
  return siteKey && secret ? { siteKey, secret } : undefined;
}

/** A captcha with its settings for browsers. */
export interface ConfiguredCaptcha {
  readonly check: Captcha;
  readonly setting: CaptchaSetting;
}

/**
 * Creates Turnstile, which replaces our own proof of work.
 * @param onFailure called when the service does not respond; its argument contains nothing that was
 * sent
 */
export function configuredTurnstile(
  { siteKey, secret }: TurnstileKeys,
  onFailure: (reason: string) => void,
  options: Pick<TurnstileOptions, 'url' | 'timeoutMs'> = {},
): ConfiguredCaptcha {
  const turnstile = turnstileCaptcha({ secret, ...options });
  return {
    setting: { kind: 'turnstile', siteKey },
    check: {
      ...turnstile,
      async verify(...question) {
        try {
          return await turnstile.verify(...question);
        } catch (error) {
          onFailure(error instanceof Error ? error.message : 'unknown');
          throw error;
        }
      },
    },
  };
}
