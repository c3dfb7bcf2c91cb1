import { beforeEach, describe, expect, it, vi } from 'vitest';
import { longestStop, stopOnSignals, type StopHost } from './stop-on-signals.ts';
import type { StopLimits } from './serve.ts';

const limits = { drainMs: 5_000, requestsMs: 10_000 };
let now = 0;

/** A process that records what is done to it. */
function sampleHost(more: Partial<StopHost> = {}) {
  const listeners = new Map<string, (signal: NodeJS.Signals) => void>();
  const ended: (number | 'killed')[] = [];
  const host: StopHost = {
    on: (signal, listener) => listeners.set(signal, listener),
    isInteractive: false,
    activeResources: () => ['TCPSocketWrap', 'Timeout'],
    exit: (code) => void ended.push(code),
    kill: () => void ended.push('killed'),
    ...more,
  };
  return { host, ended, signal: (name: NodeJS.Signals) => listeners.get(name)!(name) };
}

function start(more: Partial<StopHost> = {}, stop = async () => {}) {
  const given: StopLimits[] = [];
  const logged: [string, string][] = [];
  const note = (level: string) => (_: object, text: string) => void logged.push([level, text]);
  const log = { info: note('info'), warn: note('warn'), error: note('error') } as never;
  const sample = sampleHost(more);
  stopOnSignals({
    limits,
    log,
    host: sample.host,
    stop: async (each) => {
      given.push(each);
      await stop();
    },
  });
  return { ...sample, given, logged };
}

describe('stopOnSignals', () => {
  beforeEach(() => {
    now = 0;
    vi.useFakeTimers();
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    return () => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    };
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'OPS-1: %s drains, stops and exits with 0',
    async (name) => {
      const { signal, given, ended, logged } = start();
      signal(name);
      await vi.runAllTimersAsync();
      expect(given).toEqual([limits]);
      expect(ended).toEqual([0]);
      expect(logged.map(([, text]) => text)).toEqual(['stopping', 'stopped']);
    },
  );

  it('OPS-1: Ctrl+C at a terminal does not drain; SIGTERM does', async () => {
    const [pressed, signalled] = [start({ isInteractive: true }), start({ isInteractive: true })];
    pressed.signal('SIGINT');
    signalled.signal('SIGTERM');
    await vi.runAllTimersAsync();
    expect(pressed.given).toEqual([{ ...limits, drainMs: 0 }]);
    expect(signalled.given).toEqual([limits]);
  });

  it('OPS-1: a signal that arrives twice at once counts once, a later one ends at once', async () => {
    const { signal, given, ended } = start({}, () => new Promise(() => {}));
    signal('SIGTERM');
    now = 30;
    signal('SIGTERM');
    expect(ended).toEqual([]);
    now = 1_500;
    signal('SIGINT');
    expect(ended).toEqual(['killed']);
    expect(given).toHaveLength(1);
  });

  it('OPS-1: ends within its limit, whatever is still running', async () => {
    const { signal, ended, logged } = start({}, () => new Promise(() => {}));
    signal('SIGTERM');
    await vi.advanceTimersByTimeAsync(longestStop(limits));
    expect(ended).toEqual(['killed']);
    expect(logged).toContainEqual(['error', 'did not stop in time, exiting']);
  });

  it('OPS-1: a call into the system that never returns does not keep the process', async () => {
    const { signal, ended } = start({ activeResources: () => ['GetAddrInfoReqWrap'] });
    signal('SIGTERM');
    await vi.advanceTimersByTimeAsync(longestStop(limits));
    expect(ended).toEqual(['killed']);
  });

  it('OPS-5: what cannot be closed is logged, and the exit code is 1', async () => {
    const { signal, ended, logged } = start({}, () => Promise.reject(new Error('no')));
    signal('SIGTERM');
    await vi.runAllTimersAsync();
    expect(ended).toEqual([1]);
    expect(logged).toContainEqual(['error', 'could not close everything']);
  });
});
