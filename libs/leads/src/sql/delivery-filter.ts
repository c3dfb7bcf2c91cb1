import type { DeliveryFilter } from '../ports/delivery.ts';
import type { SqlValue } from './database.ts';

const columns = {
  tenant: 'd.tenant',
  destination: 'd.destination',
  state: 'd.state',
  leadId: 'd.lead_id',
  id: 'd.id',
} as const satisfies Record<keyof DeliveryFilter, string>;

/** The `where` clause of a filter over `deliveries d`, with its values; empty for a filter without conditions. */
export function deliveryConditions(filter: DeliveryFilter): { where: string; values: SqlValue[] } {
  const conditions = Object.entries(columns).flatMap(([name, column]) => {
    const value = filter[name as keyof DeliveryFilter];
    return value === undefined ? [] : [{ text: `${column} = ?`, value }];
  });
  return {
    where: conditions.length > 0 ? `where ${conditions.map(({ text }) => text).join(' and ')}` : '',
    values: conditions.map(({ value }) => value),
  };
}
