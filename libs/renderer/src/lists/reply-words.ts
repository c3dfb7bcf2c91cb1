import type { Site } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import { daysBetween } from '@forecourt/domain';
import { replyTimeOf, type PromisedReply, type RequestKind } from '@forecourt/forms';

const minute = 60_000;
const minutesOf = { minutes: 1, hours: 60 } as const;

/**
 * Returns the time within which a dealer replies to a kind of request: "within one business day",
 * "within an hour", "by 9:30 am tomorrow", "beforehand" where that would be after a requested visit; undefined
 * if it names none.
 * @param promised if the opening hours of the dealer are known
 */
export function replyWords(
  site: Pick<Site, 'settings'>,
  kind: RequestKind,
  { replyTime, openingHours }: Pick<Copy, 'replyTime' | 'openingHours'>,
  promised?: PromisedReply,
): string | undefined {
  if (promised?.isVisit) return replyTime.beforeVisit;
  if (kind === 'service' && site.settings?.service?.callbackPromise) return replyTime.callback;
  const time = replyTimeOf(site, kind);
  if (!time) return undefined;
  const { amount, unit } = time;
  if (!promised || unit === 'business-days') return replyTime[unit](amount);
  const from = Date.parse(promised.from);
  // A time is stored to the minute.
  if (Date.parse(promised.due) <= from + amount * minutesOf[unit] * minute)
    return replyTime.open[unit](amount);
  const [day = '', clock = ''] = promised.due.split('T');
  const offset = Date.parse(`${promised.due.slice(0, 16)}Z`) - Date.parse(promised.due);
  const today = new Date(from + offset).toISOString().slice(0, 10);
  return replyTime.by(openingHours.time(clock.slice(0, 5)), day, daysBetween(today, day));
}
