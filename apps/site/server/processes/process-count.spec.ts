import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';

it.each([
  [{}, 1],
  [{ FORECOURT_PROCESSES: '3' }, 3],
  [{ FORECOURT_PROCESSES: 'auto' }, availableParallelism()],
  [{ FORECOURT_PROCESSES: 'auto', FORECOURT_MODE: 'preview' }, 1],
])('OPS-4: settings %j start %d processes', (env, processes) => {
  expect(readConfig(env, '/').processes).toBe(processes);
});

it.each(['0', '257', '1.5', 'all'])('OPS-5: FORECOURT_PROCESSES "%s" is an error', (text) => {
  expect(() => readConfig({ FORECOURT_PROCESSES: text }, '/')).toThrow(
    `FORECOURT_PROCESSES must be "auto" or a whole number from 1 to 256, but is "${text}"`,
  );
});
