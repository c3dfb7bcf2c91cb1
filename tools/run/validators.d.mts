/** The part that code generation uses. */
export const fingerprintFile: string;
export function fingerprint(): string;
