/**
 * Names submissions: the same body has the same key however often it is sent, so that double clicks
 * and retries make one lead; another body has another.
 */
export function submissionKeys(): (body: string) => string {
  let last: { readonly body: string; readonly key: string } | undefined;
  return (body) => {
    if (last?.body !== body) last = { body, key: randomKey() };
    return last.key;
  };
}

/** 128 random bits; `randomUUID` is missing on pages that did not come safely. */
const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
