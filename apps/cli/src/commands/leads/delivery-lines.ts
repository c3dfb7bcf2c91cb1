import type { DeliveryRecord } from '@forecourt/leads';
import { drawTable } from '../../shared/terminal/table.ts';

/** Formats a time in UTC, and marks it as such: tenants have time zones of their own. */
export const time = (at: number) =>
  `${new Date(at).toISOString().replace('T', ' ').slice(0, 19)} UTC`;

/** Formats deliveries as a table with a header, one a line. */
export function deliveryLines(deliveries: readonly DeliveryRecord[]): string {
  const columns = [
    { head: 'delivery' },
    { head: 'tenant' },
    { head: 'state' },
    { head: 'accepted' },
    { head: 'attempts', right: true },
    { head: 'next, or why' },
  ];
  const rows = deliveries.map(({ id, tenant, state, queuedAt, attempts, dueAt, failure }) => [
    ...[id, tenant, state, time(queuedAt), String(attempts)],
    [state === 'pending' ? `next ${time(dueAt)}` : '', failure ?? ''].filter(Boolean).join(', '),
  ]);
  return drawTable(columns, rows);
}
