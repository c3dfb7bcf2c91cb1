import { useRef } from 'react';
import type { CaptchaSetting } from '../../context/page-request.ts';
import { solveProof } from './proof-of-work.ts';
import { turnstileToken } from './turnstile-widget.ts';

/** The browser's side of the captcha. */
export interface CaptchaWork {
  /** Begins before anybody waits for it. */
  readonly begin: () => void;
  /** What is posted; undefined where the browser cannot solve one. Never rejects. */
  readonly answer: () => Promise<string | undefined>;
  /** The answer was used: the next one is a new one. */
  readonly spent: () => void;
}

/** Solves the captcha while the visitor types. */
export function useCaptcha(setting: CaptchaSetting, root: () => HTMLElement | null): CaptchaWork {
  const work = useRef<Promise<string | undefined>>(undefined);
  const solve = () =>
    setting.kind === 'work' ? solveProof(setting.address) : turnstileToken(setting.siteKey, root());
  const begin = () =>
    (work.current ??= solve().catch(() => {
      // Tried again when it is needed; the server says what to do without.
      work.current = undefined;
      return undefined;
    }));
  return {
    begin: () => void begin(),
    answer: () => begin(),
    spent: () => {
      work.current = undefined;
    },
  };
}
