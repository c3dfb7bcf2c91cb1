import type { DealerLocation, ReplyTime, Site } from '@forecourt/block-schemas';
import {
  departmentsWithHours,
  latestDeadline,
  replyDayDeadline,
  replyDeadline,
  visibleLocations,
  type Department,
  type ReplyDeadline,
} from '@forecourt/domain';
import type { FormValue } from '../definition.ts';
import { replyTimeOf, type RequestKind } from './request-kind.ts';

const departments: Partial<Record<RequestKind, Department>> = {
  service: 'service',
  parts: 'parts',
};

/** Returns the time within which the dealer replies while it is open; undefined if it promises none. */
const openTime = (site: Pick<Site, 'settings'>, kind: RequestKind): ReplyTime | undefined =>
  kind === 'service' && site.settings?.service?.callbackPromise
    ? undefined
    : replyTimeOf(site, kind);

/** Returns true if the reply to a kind of request depends on the hours of the dealer's locations. */
export const dependsOnHours = (site: Pick<Site, 'settings'>, kind: RequestKind): boolean =>
  openTime(site, kind) !== undefined;

/** Returns true if the words of the promised reply depend on them, too: "by 9:30 am tomorrow". */
export const repliesInHours = (site: Pick<Site, 'settings'>, kind: RequestKind): boolean => {
  const unit = openTime(site, kind)?.unit;
  return unit !== undefined && unit !== 'business-days';
};

/** Returns the time by which a location replies within an amount of its open time. */
const deadlineAt = (
  location: DealerLocation,
  { amount, unit }: ReplyTime,
  moment: Parameters<typeof replyDeadline>[2],
): ReplyDeadline | undefined =>
  unit === 'business-days'
    ? replyDayDeadline(location, amount, moment)
    : replyDeadline(location, unit === 'hours' ? amount * 60 : amount, moment);

/** A promised reply to a request. */
export interface PromisedReply {
  /** Local time by which the dealer replies, with its offset: `2026-11-24T09:30+11:00`. */
  readonly due: string;
  /** Time of the request, ISO 8601. */
  readonly from: string;
  /** True if the visitor asks to come at that time, so that the reply comes before. */
  readonly isVisit?: boolean;
}

/**
 * Returns a promised reply to a request for a visit: by the time of the visit at the latest.
 * @param visit local time with its offset, `2026-11-24T10:15+11:00`
 */
export const beforeVisit = (due: string, visit: string | undefined): string =>
  visit !== undefined && Date.parse(visit) < Date.parse(due) ? visit : due;

/** A request that a dealer replies to. */
export interface RepliedRequest {
  readonly kind: RequestKind;
  /** Location that receives it; any if left out or unknown. */
  readonly locationId?: FormValue | undefined;
}

/**
 * Returns the time by which the dealer replies to a request: in the open hours of the department at
 * the location that receives it, or the latest of all that may. Undefined if the dealer
 * promises no time, or its hours are unknown.
 */
export function replyDue(
  { kind, locationId }: RepliedRequest,
  locations: readonly DealerLocation[],
  site: Pick<Site, 'settings' | 'timeZone'>,
  now: string,
): ReplyDeadline | undefined {
  const time = openTime(site, kind);
  if (time === undefined) return undefined;
  const visible = visibleLocations(locations);
  const own = visible.filter(({ id }) => id === locationId);
  const receiving = own.length > 0 ? own : visible;
  const wanted = departments[kind] ?? 'sales';
  const having = receiving.filter((location) => departmentsWithHours(location).includes(wanted));
  return latestDeadline(
    (having.length > 0 ? having : receiving).map((location) => {
      const department = having.length > 0 ? wanted : departmentsWithHours(location)[0];
      const moment = department && { now, timeZone: site.timeZone, department };
      return moment && deadlineAt(location, time, moment);
    }),
  );
}
