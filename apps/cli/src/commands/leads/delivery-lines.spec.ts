import type { DeliveryRecord } from '@forecourt/leads';
import { expect, it } from 'vitest';
import { deliveryLines } from './delivery-lines.ts';

it('CLI-4: what a receiver answered cannot speak to the terminal', () => {
  const dead = {
    ...{ id: 'd-1', tenant: 'demo', state: 'dead', queuedAt: 0, attempts: 12, dueAt: 0 },
    failure: 'HTTP 500 \u001b[2Jgone',
  } as DeliveryRecord;
  expect(deliveryLines([dead])).toBe(
    [
      'delivery  tenant  state  accepted                 attempts  next, or why',
      'd-1       demo    dead   1970-01-01 00:00:00 UTC        12  HTTP 500 \\u001b[2Jgone',
      '',
    ].join('\n'),
  );
});
