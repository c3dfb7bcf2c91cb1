import type { DeliveryCounts, UnassignedCount } from '@forecourt/leads';
import { Counter, Gauge, type Registry } from 'prom-client';

/** Metrics of leads, of their deliveries and of their store. */
export interface LeadMetrics {
  /** Counts a stored lead or further step of one; repeats do not count. */
  readonly acceptedLead: (lead: { readonly tenant: string; readonly status: string }) => void;
  /** Counts a lead that was rejected because the store failed, with the database's code. */
  readonly lostLead: (lead: { readonly tenant: string; readonly code: string }) => void;
  /** Includes deliveries by state, and their delay, in every scrape from now on. */
  readonly watchDeliveries: (count: () => Promise<readonly DeliveryCounts[]>) => void;
  /** Includes leads that no destination gets in every scrape from now on. */
  readonly watchUnassigned: (count: () => Promise<readonly UnassignedCount[]>) => void;
  /** Includes the health of the store of leads in every scrape from now on. */
  readonly watchLeadStore: (works: () => boolean) => void;
}

const states = ['accepted', 'delivered', 'pending', 'dead', 'superseded', 'erased'] as const;

/**
 * Creates the metrics of leads.
 * @param now milliseconds since 1970
 */
export function leadMetrics(registers: Registry[], now: () => number): LeadMetrics {
  const leads = new Counter({
    name: 'forecourt_leads_accepted_total',
    help: 'Leads, and further steps of them, that this server has stored; status is partial or Complete.',
    labelNames: ['tenant', 'status'],
    registers,
  });
  const lost = new Counter({
    name: 'forecourt_leads_not_stored_total',
    help: 'Leads, and further steps of them, that the store could not take, by the code of the database.',
    labelNames: ['tenant', 'code'],
    registers,
  });

  return {
    acceptedLead: ({ tenant, status }) => leads.inc({ tenant, status }),
    lostLead: ({ tenant, code }) => lost.inc({ tenant, code }),
    watchDeliveries: (count) => watchDeliveries(registers, now, count),
    watchUnassigned: (count) => {
      new Gauge({
        name: 'forecourt_leads_unassigned',
        help: 'Leads in the store that no destination gets; status is partial or Complete.',
        labelNames: ['tenant', 'status'],
        aggregator: 'first',
        registers,
        async collect() {
          const all = await count().catch(() => []);
          this.reset();
          for (const { tenant, status, leads: number } of all) this.set({ tenant, status }, number);
        },
      });
    },
    watchLeadStore: (works) => {
      new Gauge({
        name: 'forecourt_lead_store_up',
        help: '1 while leads can be stored; 0 from a failure of the store until it works again.',
        aggregator: 'min',
        registers,
        collect() {
          this.set(works() ? 1 : 0);
        },
      });
    },
  };
}

/** Registers the gauges of deliveries, which are counted at every scrape. */
function watchDeliveries(
  registers: Registry[],
  now: () => number,
  count: () => Promise<readonly DeliveryCounts[]>,
): void {
  let counting: Promise<readonly DeliveryCounts[]> | undefined;
  /** Both gauges of a scrape share one query; a store that can't be read has no values. */
  const counts = () =>
    (counting ??= count()
      .catch(() => [])
      .finally(() => (counting = undefined)));
  new Gauge({
    name: 'forecourt_lead_deliveries',
    help: 'Deliveries of leads by destination and state; accepted is the sum of the others.',
    labelNames: ['tenant', 'destination', 'state'],
    // Every process reads the same store.
    aggregator: 'first',
    registers,
    async collect() {
      const all = await counts();
      this.reset();
      for (const { tenant, destination, ...counted } of all)
        for (const state of states) this.set({ tenant, destination, state }, counted[state] ?? 0);
    },
  });
  new Gauge({
    name: 'forecourt_lead_delivery_delay_seconds',
    help: 'Age of the oldest delivery that was due and has not been taken, by destination; 0 without one.',
    labelNames: ['tenant', 'destination'],
    aggregator: 'first',
    registers,
    async collect() {
      const all = await counts();
      this.reset();
      const at = now();
      for (const { tenant, destination, waitingSince = at } of all)
        this.set({ tenant, destination }, Math.max(0, at - waitingSince) / 1000);
    },
  });
}
