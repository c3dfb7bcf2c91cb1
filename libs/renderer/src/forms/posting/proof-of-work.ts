import type { Challenge } from 'altcha-lib/types';

/** A solution of a fresh challenge, as it is posted; undefined where the browser cannot make one. */
export async function solveProof(address: string): Promise<string | undefined> {
  // Keys are derived by the browser itself, which it only does for pages that came safely.
  if (!globalThis.crypto?.subtle) return undefined;
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const reply = await fetch(address, { headers: { accept: 'application/json' } });
  if (!reply.ok) return undefined;
  const challenge = (await reply.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined;
}
