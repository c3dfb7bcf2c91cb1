import { expect, it } from 'vitest';
import { storeHealth } from './store-health.ts';

const text = 'leads cannot be stored, forms answer 503';

function healthOf(store = '/data/leads.sqlite') {
  const lines: unknown[][] = [];
  const time = { now: 0 };
  const note = (level: string) => (fields: { code?: string; action?: string }, message: string) =>
    void lines.push([level, message, fields]);
  const log = { info: note('info'), error: note('error') } as never;
  return { lines, time, health: storeHealth(log, store, () => time.now) };
}

const failure = (code: string, action: string) => [
  'error',
  text,
  expect.objectContaining({ code, action: expect.stringContaining(action) }),
];
const again = ['info', 'leads are stored again', { store: '/data/leads.sqlite' }];

it('OPS-5: the log names store, code and remedy, once a minute, and the recovery', () => {
  const { lines, time, health } = healthOf();
  health.written();
  for (time.now of [0, 1_000, 59_999]) health.failed('SQLITE_FULL');
  health.failed('SQLITE_NOTADB');
  time.now = 60_000;
  health.failed('SQLITE_FULL');
  expect(health.works()).toBe(false);
  health.written();
  health.written();
  expect(health.works()).toBe(true);
  expect(lines).toEqual([
    failure('SQLITE_FULL', 'disk is full'),
    failure('SQLITE_NOTADB', 'restore a backup'),
    failure('SQLITE_FULL', 'disk is full'),
    again,
  ]);
});

it('OPS-5: on a full disk only a write as large as a lead counts as a recovery, and a minute lasts across recoveries', () => {
  const { lines, time, health } = healthOf();
  for (time.now of [0, 2_000, 4_000]) {
    health.failed('SQLITE_FULL');
    health.succeeded();
  }
  expect(lines).toEqual([failure('SQLITE_FULL', 'disk is full')]);
  for (time.now of [6_000, 8_000]) {
    health.written();
    health.failed('SQLITE_FULL');
  }
  expect(lines.slice(1)).toEqual([again, again]);
});

it('OPS-5: a store that can be opened again has recovered, unless it could not be written', () => {
  const { lines, health } = healthOf();
  health.failed('ENOENT');
  health.succeeded();
  health.failed('SQLITE_FULL');
  health.failed('SQLITE_BUSY');
  health.succeeded();
  expect(lines.filter(([level]) => level === 'info')).toEqual([again]);
  expect(health.works()).toBe(false);
});

it.each(['ECONNREFUSED', 'ENOTFOUND', 'CONNECTION', '28P01', '57P01', '08006', '53100', 'XX000'])(
  'OPS-5: a failure of PostgreSQL with %s names a remedy',
  (code) => {
    const { lines, health } = healthOf('DATABASE_URL');
    health.failed(code);
    expect(lines).toEqual([failure(code, '')]);
    expect(JSON.stringify(lines)).not.toContain('-wal');
  },
);
