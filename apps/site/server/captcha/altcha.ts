import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import { createHash } from 'node:crypto';
import type { Captcha } from './captcha.ts';

/** Lifetime of a challenge and its solution. */
const lifetimeMs = 20 * 60_000;
/** Maximum length of a response in characters; a valid one has about 600. */
const maxCharacters = 4096;

/** One derivation is about 0.3 ms on a desktop and 2 ms on a phone; this many are needed. */
const work = { cost: 1000, from: 150, to: 450 };

/** Keys by purpose: the first signs, all are accepted. */
export type SigningKeys = readonly [string, ...string[]];

/**
 * Creates the proof of work of ALTCHA 2, issued and verified on this server: cheap for one enquiry,
 * expensive for thousands.
 */
export function altchaCaptcha(keys: SigningKeys): Captcha {
  const secretsOf = (key: string) => ({
    hmacSignatureSecret: `${key} challenge`,
    hmacKeySignatureSecret: `${key} solution`,
  });
  return {
    challenge: async ({ tenant }, now) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(work.to, work.from),
        data: { tenant },
        expiresAt: new Date(now.getTime() + lifetimeMs),
        deriveKey,
        ...secretsOf(keys[0]),
      }),
    verify: async (answer, { tenant }, now) => {
      const read = readAnswer(answer);
      if (!read || read.challenge.parameters.data?.tenant !== tenant) return undefined;
      const { challenge } = read;
      const expiresAt = new Date(Number(challenge.parameters.expiresAt) * 1000);
      if (!(expiresAt > now)) return undefined;
      for (const key of keys) {
        if (!(await isSolved(read, secretsOf(key)))) continue;
        // The signature covers the whole challenge, its nonce included.
        const token = createHash('sha256').update(challenge.signature).digest('base64url');
        return { token, expiresAt };
      }
      return undefined;
    },
  };
}

interface ProofOfWork {
  readonly challenge: Challenge & { readonly signature: string };
  readonly solution: Solution;
}

async function isSolved(
  answer: ProofOfWork,
  secret: { hmacSignatureSecret: string; hmacKeySignatureSecret: string },
): Promise<boolean> {
  try {
    return (await verifySolution({ ...answer, deriveKey, ...secret })).verified;
  } catch {
    // The library throws for parameters that our challenges never have.
    return false;
  }
}

/** Parses the widget's response: JSON in base64, with the challenge and its solution. */
function readAnswer(text: string): ProofOfWork | undefined {
  if (text.length > maxCharacters) return undefined;
  try {
    const read = JSON.parse(
      Buffer.from(text, 'base64').toString('utf8'),
    ) as Partial<ProofOfWork> | null;
    const { challenge, solution } = read ?? {};
    const isWhole =
      typeof challenge?.signature === 'string' &&
      typeof challenge.parameters === 'object' &&
      challenge.parameters !== null &&
      typeof solution === 'object' &&
      solution !== null;
    return isWhole ? ({ challenge, solution } as ProofOfWork) : undefined;
  } catch {
    return undefined;
  }
}
