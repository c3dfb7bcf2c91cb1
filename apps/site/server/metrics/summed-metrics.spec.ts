import { expect, it, vi } from 'vitest';
import { createSiteMetrics } from './site-metrics.ts';
import { sumMetrics, type MetricValues } from './summed-metrics.ts';

/** A process that counts requests; it ends, or answers no more, when the test says so. */
function sampleProcess(leadStoreWorks = true) {
  const metrics = createSiteMetrics();
  metrics.watchLeadStore(() => leadStoreWorks);
  metrics.watchDeliveries(async () => [
    { tenant: 'north', destination: 'crm', accepted: 7 } as never,
  ]);
  let end = () => {};
  let values: () => Promise<MetricValues> = metrics.values;
  return {
    values: () => values(),
    onEnd: (listener: () => void) => void (end = listener),
    answer: (times: number) => {
      for (let time = 0; time < times; time++)
        metrics.answered({ tenant: 'north', area: 'page', method: 'GET', status: 200, seconds: 1 });
    },
    end: () => end(),
    hang: () => void (values = () => Promise.reject(new Error('no answer'))),
  };
}

const sampleLog = () => ({ error: vi.fn() });

const requests = (text: string) =>
  Number(/^forecourt_request_duration_seconds_count\{.*\} (\d+)$/m.exec(text)?.[1]);

it('OPS-4: counts of processes are summed; what all of them read of one store is not', async () => {
  const log = sampleLog();
  const metrics = sumMetrics(log);
  const [one, two] = [sampleProcess(), sampleProcess(false)];
  for (const each of [one, two]) metrics.add(each);
  one.answer(2);
  two.answer(3);
  const text = await metrics.text();
  expect(requests(text)).toBe(5);
  expect(text).toMatch(/^forecourt_request_duration_seconds_bucket\{le="1",.*\} 5$/m);
  expect(text).toMatch(/^forecourt_lead_deliveries\{.*state="accepted"\} 7$/m);
  expect(text).toContain('forecourt_lead_store_up 0\n');
});

it('OPS-4: counts never decrease: a process that has ended still counts, its state does not', async () => {
  const log = sampleLog();
  const metrics = sumMetrics(log);
  const [one, two, three] = [sampleProcess(), sampleProcess(false), sampleProcess()];
  for (const each of [one, two]) metrics.add(each);
  one.answer(2);
  two.answer(3);
  await metrics.text();
  two.end();
  metrics.add(three);
  three.answer(4);
  const text = await metrics.text();
  expect(requests(text)).toBe(9);
  expect(text).toContain('forecourt_lead_store_up 1\n');
  // Both at once, and while the metrics are read.
  three.end();
  one.end();
  expect(requests(await metrics.text())).toBe(9);
  expect(requests(await metrics.text())).toBe(9);
});

it('OPS-4, OPS-5: a process that does not answer counts as it last did, and the log says so', async () => {
  const log = sampleLog();
  const metrics = sumMetrics(log);
  const one = sampleProcess();
  metrics.add(one);
  one.answer(2);
  await metrics.text();
  one.answer(1);
  expect(log.error).not.toHaveBeenCalled();
  one.hang();
  expect(requests(await metrics.text())).toBe(2);
  expect(log.error).toHaveBeenCalledWith(
    { err: new Error('no answer') },
    'a process does not report its metrics; its last ones are used',
  );
});
