import { useRef } from 'react';
import type { CaptchaSetting } from '../../context/page-request.ts';
import { solveProof } from './proof-of-work.ts';

/** Client side of the captcha. */
export interface CaptchaWork {
  /** Starts solving early. */
  readonly begin: () => void;
  /** Returns the solution; undefined if the browser can't solve it. Never rejects. */
  readonly answer: () => Promise<string | undefined>;
  /** Marks the solution as used, so that the next one is new. */
  readonly spent: () => void;
}

/** Solves the captcha while the visitor types. */
export function useCaptcha(setting: CaptchaSetting, root: () => HTMLElement | null): CaptchaWork {
  const work = useRef<Promise<string | undefined>>(undefined);
  const solve = async () => {
    if (setting.kind === 'work') return solveProof(setting.address);
    const { turnstileToken } = await import('./turnstile-widget.ts');
    return turnstileToken(setting.siteKey, root());
  };
  const begin = () =>
    (work.current ??= solve().catch(() => {
      // Retry when it is needed; the server handles a missing solution.
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
