import { EventEmitter, getEventListeners, once } from 'node:events';
import { expect, it } from 'vitest';
import { connectCalls, type CallHandlers, type Channel } from './calls.ts';

/** Two ends of a channel, as of two processes. */
function sampleChannel() {
  const [near, far] = [new EventEmitter(), new EventEmitter()];
  let isOpen = true;
  const end = (own: EventEmitter, other: EventEmitter): Channel => ({
    send: (message) => {
      const sent = structuredClone(message);
      if (isOpen) setImmediate(() => other.emit('message', sent));
    },
    on: (event, listener) => own.on(event, listener),
  });
  const close = () => {
    isOpen = false;
    for (const each of [near, far]) each.emit('disconnect');
  };
  return { near: end(near, far), far: end(far, near), close, intrude: far };
}

function connected<Theirs extends CallHandlers>(answers: Theirs) {
  const { near, far, close, intrude } = sampleChannel();
  connectCalls(far, answers);
  return { call: connectCalls<Theirs>(near, {}), close, intrude };
}

it('OPS-4: a process calls functions of another, several at a time', async () => {
  const { call, intrude } = connected({
    double: async (value: number) => value * 2,
    nothing: () => {},
    fail: () => Promise.reject(new Error('broken')),
  });
  intrude.emit('message', { channel: 'rate_limiter_flexible', type: 'init' });
  intrude.emit('message', 'text');
  expect(await Promise.all([call('double', 2), call('double', 3)])).toEqual([4, 6]);
  expect(await call('nothing', undefined)).toBeUndefined();
  await expect(call('fail', undefined)).rejects.toThrow('broken');
});

it('OPS-4: a call that is aborted is aborted in the other process too', async () => {
  const left = Promise.withResolvers<void>();
  const begun = new EventEmitter();
  const { call } = connected({
    wait: async (_: undefined, signal: AbortSignal) => {
      begun.emit('begun');
      await once(signal, 'abort');
      left.resolve();
    },
  });
  const abort = new AbortController();
  const started = once(begun, 'begun');
  const waiting = call('wait', undefined, abort.signal);
  await started;
  abort.abort(new Error('the visitor has left'));
  await expect(waiting).rejects.toThrow('the visitor has left');
  await left.promise;
  await expect(call('wait', undefined, abort.signal)).rejects.toThrow('the visitor has left');
});

it('OPS-4: the end of a process rejects what was asked of it and aborts what it asked for', async () => {
  const left = Promise.withResolvers<void>();
  const begun = new EventEmitter();
  const { call, close } = connected({
    wait: async (_: undefined, signal: AbortSignal) => {
      begun.emit('begun');
      await once(signal, 'abort');
      left.resolve();
    },
  });
  const started = once(begun, 'begun');
  const waiting = call('wait', undefined);
  await started;
  close();
  await expect(waiting).rejects.toThrow('the other process has ended');
  await left.promise;
  await expect(call('wait', undefined)).rejects.toThrow('the other process has ended');
});

it('OPS-4: a call whose argument cannot be sent rejects and listens no longer for an abort', async () => {
  const { call } = connected({ double: async (value: unknown) => value });
  const { signal } = new AbortController();
  await expect(call('double', () => {}, signal)).rejects.toThrow('could not be cloned');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
