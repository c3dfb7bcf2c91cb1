import type { DealerLocation, Site } from '@forecourt/block-schemas';
import {
  departmentsWithHours,
  latestDeadline,
  replyDeadline,
  visibleLocations,
  type Department,
  type ReplyDeadline,
} from '@forecourt/domain';
import type { FormValue } from './definition.ts';
import { replyTimeOf, type RequestKind } from './request-kind.ts';

const departments: Partial<Record<RequestKind, Department>> = {
  service: 'service',
  parts: 'parts',
};

/** Returns the open minutes within which the dealer replies; undefined if it counts in days, or names no time. */
function replyMinutes(site: Pick<Site, 'settings'>, kind: RequestKind): number | undefined {
  if (kind === 'service' && site.settings?.service?.callbackPromise) return undefined;
  const { amount, unit } = replyTimeOf(site, kind) ?? {};
  if (amount === undefined || unit === 'business-days') return undefined;
  return unit === 'hours' ? amount * 60 : amount;
}

/** Returns true if the reply to a kind of request depends on the hours of the dealer's locations. */
export const repliesInHours = (site: Pick<Site, 'settings'>, kind: RequestKind): boolean =>
  replyMinutes(site, kind) !== undefined;

/** A promised reply to a request. */
export interface PromisedReply {
  /** Local time by which the dealer replies, with its offset: `2026-11-24T09:30+11:00`. */
  readonly due: string;
  /** Time of the request, ISO 8601. */
  readonly from: string;
}

/** A request that a dealer replies to. */
export interface RepliedRequest {
  readonly kind: RequestKind;
  /** Location that receives it; any if left out or unknown. */
  readonly locationId?: FormValue | undefined;
}

/**
 * Returns the time by which the dealer replies to a request: in the open hours of the department at
 * the location that receives it, or the latest of all that may. Undefined if the reply does not depend
 * on hours, or they are unknown.
 */
export function replyDue(
  { kind, locationId }: RepliedRequest,
  locations: readonly DealerLocation[],
  site: Pick<Site, 'settings' | 'timeZone'>,
  now: string,
): ReplyDeadline | undefined {
  const minutes = replyMinutes(site, kind);
  if (minutes === undefined) return undefined;
  const visible = visibleLocations(locations);
  const own = visible.filter(({ id }) => id === locationId);
  const receiving = own.length > 0 ? own : visible;
  const wanted = departments[kind] ?? 'sales';
  const having = receiving.filter((location) => departmentsWithHours(location).includes(wanted));
  return latestDeadline(
    (having.length > 0 ? having : receiving).map((location) => {
      const department = having.length > 0 ? wanted : departmentsWithHours(location)[0];
      const moment = department && { now, timeZone: site.timeZone, department };
      return moment && replyDeadline(location, minutes, moment);
    }),
  );
}
