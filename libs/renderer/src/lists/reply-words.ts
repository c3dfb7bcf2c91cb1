import type { Site } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import { replyTimeOf, type RequestKind } from '@forecourt/forms';

/**
 * Returns the time within which a dealer replies to a kind of request: "within one business day";
 * undefined if it names none.
 */
export function replyWords(
  site: Pick<Site, 'settings'>,
  kind: RequestKind,
  { replyTime }: Pick<Copy, 'replyTime'>,
): string | undefined {
  if (kind === 'service' && site.settings?.service?.callbackPromise) return replyTime.callback;
  const time = replyTimeOf(site, kind);
  return time && replyTime[time.unit](time.amount);
}
