import type { DeliveryRecord } from '@forecourt/leads';

const time = (at: number) => new Date(at).toISOString().replace('T', ' ').slice(0, 19);

/** Deliveries as a table, one a line, headed. Times are UTC. */
export function deliveryLines(deliveries: readonly DeliveryRecord[]): string {
  const rows = [
    ['DELIVERY', 'TENANT', 'STATE', 'ACCEPTED', 'ATTEMPTS', 'NEXT, OR WHY'],
    ...deliveries.map(({ id, tenant, state, queuedAt, attempts, dueAt, failure }) => [
      ...[id, tenant, state, time(queuedAt), String(attempts)],
      [state === 'pending' ? `next ${time(dueAt)}` : '', failure ?? ''].filter(Boolean).join(', '),
    ]),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column]!))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
