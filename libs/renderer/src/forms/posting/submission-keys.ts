/**
 * Creates idempotency keys. The same body has the same key, so that double clicks and retries
 * create one lead; a different body has a different key.
 */
export function submissionKeys(): (body: string) => string {
  let last: { readonly body: string; readonly key: string } | undefined;
  return (body) => {
    if (last?.body !== body) last = { body, key: randomKey() };
    return last.key;
  };
}

/** Returns 128 random bits; `randomUUID` is missing in insecure contexts. */
const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
