import { embedHostOf, embedHosts, type EmbedHost } from '@forecourt/domain';
import { safeHref } from '@forecourt/domain';

/** Embeddable content of another site. */
export interface EmbedFrame {
  /** URL for the frame's `src`. */
  readonly src: string;
  readonly host: EmbedHost;
}

/**
 * Returns the frame for an https URL of an allowed site on the default port; undefined for any
 * other.
 */
export function embedFrame(address: unknown): EmbedFrame | undefined {
  const safe = safeHref(address);
  if (safe === undefined || !/^https:/i.test(safe)) return undefined;
  const url = new URL(safe);
  const host = embedHostOf(url);
  if (!host) return undefined;
  if (host.quietHost) url.host = host.quietHost;
  return { src: url.href, host };
}

/** Origins for the Content-Security-Policy's `frame-src`. */
export const embedOrigins: readonly string[] = [
  ...new Set(embedHosts.flatMap(({ hosts, quietHost }) => (quietHost ? [quietHost] : hosts))),
].map((host) => `https://${host}`);
