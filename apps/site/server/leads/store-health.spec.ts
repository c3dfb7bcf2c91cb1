import { expect, it } from 'vitest';
import { storeHealth } from './store-health.ts';

it('OPS-5: the log names store, code and remedy, once a minute, and says when leads are stored again', () => {
  let now = 0;
  const lines: unknown[][] = [];
  const note = (level: string) => (fields: object, text: string) =>
    void lines.push([level, text, fields]);
  const log = { info: note('info'), error: note('error') } as never;
  const health = storeHealth(log, '/data/leads.sqlite', () => now);
  health.succeeded();
  for (now of [0, 1_000, 59_999]) health.failed('SQLITE_FULL');
  health.failed('SQLITE_NOTADB');
  now = 60_000;
  health.failed('SQLITE_FULL');
  health.succeeded();
  health.succeeded();
  const full = {
    store: '/data/leads.sqlite',
    code: 'SQLITE_FULL',
    action: expect.stringContaining('disk is full'),
  };
  const text = 'leads cannot be stored, forms answer 503';
  expect(lines).toEqual([
    ['error', text, full],
    [
      'error',
      text,
      expect.objectContaining({
        code: 'SQLITE_NOTADB',
        action: expect.stringContaining('restore a backup'),
      }),
    ],
    ['error', text, full],
    ['info', 'leads are stored again', { store: '/data/leads.sqlite' }],
  ]);
});
