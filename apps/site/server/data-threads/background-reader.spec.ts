import type { DataFileRequest } from '@forecourt/content';
import { expect, it, vi } from 'vitest';
import { backgroundReader } from './background-reader.ts';

/** A reader whose readings end when the test says so. */
function slowReader() {
  const ends: (() => void)[] = [];
  const ready: string[] = [];
  const reader = backgroundReader(
    ({ stat }) =>
      new Promise((end) =>
        ends.push(() => end({ version: stat.stamp, broken: false, findings: [] })),
      ),
    10,
  );
  reader.onReady((path) => ready.push(path));
  const read = (stamp: string, known?: string, bytes = 11, isServed = false) => {
    const request: DataFileRequest = {
      path: '/north/data/cars.json',
      file: 'data/cars.json',
      name: 'cars.json',
      stat: { kind: 'file', bytes, stamp },
      known,
      isServed,
    };
    return reader.read(request);
  };
  return { read, ready, finish: () => ends.shift()!() };
}

const settled = () => new Promise((done) => setImmediate(done));

it('OPS-3: the watch goes on while a large file that has a good version is read', async () => {
  const { read, ready, finish } = slowReader();
  const waits = settled().then(() => 'the watch waits');
  expect(await Promise.race([read('2', '1'), waits])).toBe('pending');
  expect(await read('2', '1')).toBe('pending');
  finish();
  await settled();
  expect(ready).toEqual(['/north/data/cars.json']);
  expect(await read('2', '1')).toMatchObject({ version: '2' });
});

it('TEN-8: a file that changes again while it is read ends at its newest version', async () => {
  const { read, ready, finish } = slowReader();
  expect(await read('2', '1')).toBe('pending');
  expect(await read('3', '1')).toBe('pending');
  finish();
  await settled();
  expect(ready).toEqual([]);
  expect(await read('3', '1')).toBe('pending');
  finish();
  await settled();
  expect(await read('3', '1')).toMatchObject({ version: '3' });
});

it('TEN-8: a first version and a small file are waited for', async () => {
  const { read, ready, finish } = slowReader();
  const first = read('1');
  const small = read('2', '1', 10);
  finish();
  finish();
  expect([await first, await small]).toMatchObject([{ version: '1' }, { version: '2' }]);
  expect(ready).toEqual([]);
});

it('OPS-3: a large file that is new to a tenant that is being served is read behind the scenes', async () => {
  const { read, ready, finish } = slowReader();
  expect(await read('1', undefined, 11, true)).toBe('pending');
  finish();
  await settled();
  expect(ready).toEqual(['/north/data/cars.json']);
  expect(await read('1', undefined, 11, true)).toMatchObject({ version: '1' });
});

it('OPS-3: a reading that nothing asks for, since its file was removed, leaves memory', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { read, ready, finish } = slowReader();
  expect(await read('2', '1')).toBe('pending');
  finish();
  await settled();
  expect(ready).toHaveLength(1);
  vi.runAllTimers();
  // It is read again.
  expect(await read('2', '1')).toBe('pending');
  vi.useRealTimers();
});
