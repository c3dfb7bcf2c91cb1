import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { superviseProcesses, type ProcessStart, type ServerProcess } from './supervisor.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A supervisor of processes that listen and end when the test says so. */
function sampleSupervisor(count: number, fork?: () => never) {
  const started: (ProcessStart & { readonly child: EventEmitter })[] = [];
  const logged: [string, object][] = [];
  const signals: string[] = [];
  const gaveUp: number[] = [];
  const note = (level: string) => (entry: object) => void logged.push([level, entry]);
  const supervisor = superviseProcesses({
    count,
    fork: (start) => {
      fork?.();
      const child = new EventEmitter();
      const kill = (signal: string) => signals.push(`${start.number} ${signal}`);
      started.push({ ...start, child });
      return Object.assign(child, { process: { pid: started.length, kill } }) as ServerProcess;
    },
    log: { info: note('info'), error: note('error'), fatal: note('fatal') } as never,
    giveUp: (code) => void gaveUp.push(code),
    now: Date.now,
  });
  const newest = (number: number) => started.findLast((each) => each.number === number)!.child;
  return {
    ...{ supervisor, started, logged, signals, gaveUp },
    listen: (number: number) => newest(number).emit('listening'),
    end: (number: number, code: number | null = 1) =>
      newest(number).emit('exit', code, code === null ? 'SIGKILL' : null),
    starts: () => started.map(({ number, isFirst }) => `${number}${isFirst ? ' first' : ''}`),
  };
}

it('OPS-4: the first process starts the server; the others follow once it listens', () => {
  const { listen, starts } = sampleSupervisor(3);
  expect(starts()).toEqual(['1 first']);
  listen(1);
  expect(starts()).toEqual(['1 first', '2', '3']);
  listen(2);
  expect(starts()).toHaveLength(3);
});

it('OPS-4: a server that is stopped while it starts starts no more processes', async () => {
  const { supervisor, listen, end, starts, signals } = sampleSupervisor(3);
  const stopped = supervisor.stop('SIGTERM');
  listen(1);
  expect(starts()).toEqual(['1 first']);
  expect(signals).toEqual(['1 SIGTERM']);
  end(1, 0);
  expect(await stopped).toEqual([0]);
});

it('OPS-4: the exit code of a process that never listened does not count', async () => {
  const { supervisor, listen, end } = sampleSupervisor(2);
  listen(1);
  const stopped = supervisor.stop('SIGTERM');
  end(2, 2);
  end(1, 0);
  expect(await stopped).toEqual([0]);
});

it('OPS-4: a process that ends after a stable life is replaced at once, and the log says why', () => {
  const { listen, end, starts, logged } = sampleSupervisor(2);
  listen(1);
  listen(2);
  vi.advanceTimersByTime(10_000);
  end(2, null);
  vi.advanceTimersByTime(0);
  expect(starts()).toEqual(['1 first', '2', '2']);
  const entry = { process: 2, pid: 2, code: null, signal: 'SIGKILL', replacedInMs: 0 };
  expect(logged).toEqual([['error', entry]]);
});

it('OPS-4: the replacement of a process that keeps ending is delayed, up to half a minute', () => {
  const { listen, end, starts, logged, gaveUp } = sampleSupervisor(2);
  listen(1);
  for (let life = 0; life < 12; life++) {
    end(2);
    vi.advanceTimersByTime(30_000);
    expect(starts()).toHaveLength(3 + life);
  }
  const delays = logged.map(([, entry]) => (entry as { replacedInMs: number }).replacedInMs);
  expect(delays.slice(0, 4)).toEqual([100, 200, 400, 800]);
  expect(delays.at(-1)).toBe(30_000);
  // Another process serves visitors.
  expect(gaveUp).toEqual([]);
});

it('OPS-4: a server none of whose processes can start gives up after five attempts', () => {
  const { end, gaveUp, starts, logged } = sampleSupervisor(2);
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect(gaveUp).toEqual([]);
    end(1);
    vi.advanceTimersByTime(30_000);
  }
  expect(gaveUp).toEqual([1]);
  expect(starts()).toEqual(Array(5).fill('1 first'));
  expect(logged.at(-1)).toMatchObject(['fatal', { failedStarts: 5, code: 1 }]);
});

it('OPS-4: it gives up likewise once no process is left', () => {
  const { listen, end, gaveUp } = sampleSupervisor(2);
  listen(1);
  listen(2);
  end(1);
  end(2);
  for (let attempt = 1; attempt <= 5; attempt++) {
    vi.advanceTimersByTime(30_000);
    expect(gaveUp).toEqual([]);
    end(attempt % 2 === 0 ? 1 : 2);
  }
  expect(gaveUp).toEqual([1]);
});

it('OPS-5: a first process that rejects its settings ends the server with its exit code', () => {
  const { end, gaveUp, logged } = sampleSupervisor(2);
  end(1, 2);
  expect(gaveUp).toEqual([2]);
  // The process has reported what is wrong.
  expect(logged).toEqual([]);
});

it('OPS-4: a system that starts no process counts as a failed start', () => {
  const { gaveUp, logged } = sampleSupervisor(2, () => {
    throw new Error('ENOMEM');
  });
  vi.advanceTimersByTime(60_000);
  expect(gaveUp).toEqual([1]);
  expect(logged.filter(([, entry]) => 'err' in entry)).toHaveLength(5);
});

it('OPS-1: stopping signals every process, replaces none and waits for all', async () => {
  const { supervisor, listen, end, signals, starts } = sampleSupervisor(3);
  listen(1);
  listen(2);
  end(3);
  const codes = supervisor.stop('SIGTERM');
  expect(signals).toEqual(['1 SIGTERM', '2 SIGTERM']);
  end(1, 0);
  end(2, null);
  expect(await codes).toEqual([0, null]);
  vi.advanceTimersByTime(60_000);
  expect(starts()).toEqual(['1 first', '2', '3']);
});
