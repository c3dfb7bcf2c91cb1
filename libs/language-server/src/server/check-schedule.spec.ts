import { expect, it, vi } from 'vitest';
import { createCheckSchedule } from './check-schedule.ts';

function recorded(check: () => Promise<void> = async () => undefined) {
  const checks: string[] = [];
  let underWay = 0;
  const schedule = createCheckSchedule({
    check: async (key, changed) => {
      expect(++underWay).toBe(1);
      checks.push(`${key}: ${[...(changed ?? [])].join()}`);
      await check().finally(() => (underWay -= 1));
    },
    onError: () => undefined,
  });
  return { checks, schedule };
}

it('CLI-14: forgets a tenant once its changes are checked, and checks it again when it changes', async () => {
  const { checks, schedule } = recorded();
  schedule.add('north', 'site.json', 0);
  expect(schedule.keys()).toEqual(['north']);
  await schedule.upToDate('north');
  await vi.waitFor(() => expect(schedule.keys()).toEqual([]));
  schedule.add('north', 'pages/home.json', 0);
  await schedule.upToDate('north');
  expect(checks).toEqual(['north: site.json', 'north: pages/home.json']);
});

it('CLI-14: forgets a tenant after a check that failed', async () => {
  const { schedule } = recorded(() => Promise.reject(new Error('no room')));
  schedule.add('north', '', 0);
  await schedule.upToDate('north');
  await vi.waitFor(() => expect(schedule.keys()).toEqual([]));
});

it('CLI-14: keeps a tenant that changes during its check, and never checks it twice at once', async () => {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const { checks, schedule } = recorded(() => {
    begun.resolve();
    return end.promise;
  });
  schedule.add('north', 'a.json', 0);
  await begun.promise;
  schedule.add('north', 'b.json', 60_000);
  end.resolve();
  await new Promise(setImmediate);
  expect(schedule.keys()).toEqual(['north']);
  await schedule.upToDate('north');
  expect(checks).toEqual(['north: a.json', 'north: b.json']);
  await vi.waitFor(() => expect(schedule.keys()).toEqual([]));
  schedule.close();
});
