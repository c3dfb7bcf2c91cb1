import type { Curve } from './curve.ts';

/** The curves of docs/performance.md, in its order. */
export const curves = {
  'blocks-per-page': {
    id: 'blocks-per-page',
    title: 'Blocks per page',
    each: 'block',
    many: 'blocks',
    panels: [
      {
        title: 'CPU of an uncached page',
        unit: 'ms',
        series: [
          { key: 'new', name: 'everything new' },
          { key: 'changed', name: 'one block changed' },
          { key: 'floor', name: 'plain React', isFloor: true },
        ],
      },
      {
        title: 'The same relative to plain React',
        unit: '',
        series: [
          { key: 'newRatio', name: 'everything new' },
          { key: 'changedRatio', name: 'one block changed' },
        ],
      },
    ],
  },
  'cars-per-tenant': {
    id: 'cars-per-tenant',
    title: 'Cars per tenant',
    each: 'car',
    many: 'cars',
    // A page without cars has neither cards nor a search panel.
    fitFrom: 1,
    panels: [
      {
        title: 'CPU of an uncached stock page',
        unit: 'ms',
        series: [
          { key: 'all', name: 'all cars' },
          { key: 'filtered', name: 'filtered, sorted' },
        ],
      },
      {
        title: 'Memory of the server',
        unit: 'MB',
        series: [{ key: 'memory', name: 'after the visits' }],
      },
    ],
  },
  'tenants-per-server': {
    id: 'tenants-per-server',
    title: 'Tenants per server',
    each: 'tenant',
    many: 'tenants',
    panels: [
      {
        title: 'CPU of a start',
        unit: 's',
        series: [
          { key: 'ready', name: 'until ready' },
          { key: 'read', name: 'until all are read' },
        ],
      },
      {
        title: 'Memory',
        unit: 'MB',
        series: [{ key: 'memory', name: 'all read' }],
      },
    ],
  },
  'pages-per-check': {
    id: 'pages-per-check',
    title: 'Pages per check',
    each: 'page',
    many: 'pages',
    panels: [
      {
        title: 'CPU of a check without a cache',
        unit: 's',
        series: [
          { key: 'check', name: 'check' },
          { key: 'floor', name: 'read and JSON.parse', isFloor: true },
        ],
      },
      {
        title: 'Peak memory',
        unit: 'MB',
        series: [{ key: 'memory', name: 'check' }],
      },
    ],
  },
} as const satisfies Record<string, Curve>;

/** Name of a curve. */
export type CurveId = keyof typeof curves;
