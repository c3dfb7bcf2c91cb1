import type { Challenge } from 'altcha-lib/types';
import { captchaTimeout } from './captcha-timeout.ts';

/** Solves a new challenge; resolves to undefined if the browser can't. */
export async function solveProof(address: string): Promise<string | undefined> {
  // Web Crypto is only available in secure contexts.
  if (!globalThis.crypto?.subtle) return undefined;
  const { solveChallenge, deriveKey } = await import('./altcha-solver.ts');
  const reply = await fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(captchaTimeout),
  });
  if (!reply.ok) return undefined;
  const challenge = (await reply.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
