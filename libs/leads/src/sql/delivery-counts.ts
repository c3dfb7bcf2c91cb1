import type { DeliveryCounts, DeliveryState } from '../ports/delivery.ts';
import type { Row } from './database.ts';

const states = [
  ...(['delivered', 'pending', 'dead', 'superseded', 'erased'] as const),
] satisfies DeliveryState[];

/** Counts the deliveries of each destination by state, and finds what has waited longest. */
export const selectCounts = `select tenant, destination, count(*) as accepted,
  ${states.map((state) => `sum(case when state = '${state}' then 1 else 0 end) as ${state}`).join(', ')},
  min(case when state = 'pending' and (attempts > 0 or failure is not null) then queued_at end) as waiting_since
  from deliveries group by tenant, destination order by tenant, destination`;

/** Reads a row of {@link selectCounts}. */
export const countsOf = (row: Row): DeliveryCounts => ({
  tenant: String(row.tenant),
  destination: String(row.destination),
  accepted: Number(row.accepted),
  delivered: Number(row.delivered),
  pending: Number(row.pending),
  dead: Number(row.dead),
  superseded: Number(row.superseded) || undefined,
  erased: Number(row.erased) || undefined,
  waitingSince: Number(row.waiting_since) || undefined,
});
