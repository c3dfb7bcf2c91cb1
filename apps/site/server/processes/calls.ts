/** Functions that one process answers for another. Arguments and results are structured clones. */
export type CallHandlers = Readonly<
  Record<string, (argument: never, signal: AbortSignal) => unknown>
>;

/**
 * Calls a function of the other process. Rejects with the reason of `signal` once that aborts, and
 * with an error if the function fails or its process ends.
 */
export type RemoteCall<Theirs extends CallHandlers> = <Name extends keyof Theirs & string>(
  name: Name,
  argument: Parameters<Theirs[Name]>[0],
  signal?: AbortSignal,
) => Promise<Awaited<ReturnType<Theirs[Name]>>>;

/** A channel to another process: `process` of a child, or the parent's object for that child. */
export interface Channel {
  /** Sends a message. Does not throw once the channel is closed. */
  readonly send: (message: Message, sent: () => void) => unknown;
  readonly on: (event: 'message' | 'disconnect', listener: (message: unknown) => void) => unknown;
}

type Message = { readonly id: number } & (
  | { readonly call: string; readonly argument: unknown }
  | { readonly answer: unknown }
  | { readonly error: string }
  | { readonly abort: true }
);

/** Other code may use the channel too, such as that of shared rate limits. */
const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'id' in message;

/**
 * Connects two processes so that each can call functions of the other.
 * @param answers the functions of this process; their signal aborts when the caller does or ends.
 */
export function connectCalls<Theirs extends CallHandlers>(
  channel: Channel,
  answers: CallHandlers,
): RemoteCall<Theirs> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const running = new Map<number, AbortController>();
  let calls = 0;
  let isClosed = false;
  const send = (message: Message) => channel.send(message, () => {});

  const answer = async (id: number, name: string, argument: unknown) => {
    const left = new AbortController();
    running.set(id, left);
    try {
      send({ id, answer: await answers[name]?.(argument as never, left.signal) });
    } catch (error) {
      send({ id, error: error instanceof Error ? error.message : String(error) });
    } finally {
      running.delete(id);
    }
  };

  channel.on('message', (message) => {
    if (!isMessage(message)) return;
    if ('call' in message) void answer(message.id, message.call, message.argument);
    else if ('abort' in message) running.get(message.id)?.abort();
    else if ('error' in message) waiting.get(message.id)?.reject(new Error(message.error));
    else if ('answer' in message) waiting.get(message.id)?.resolve(message.answer);
  });
  channel.on('disconnect', () => {
    isClosed = true;
    for (const left of running.values()) left.abort();
    for (const { reject } of waiting.values()) reject(new Error(endedMessage));
  });

  return async (name, argument, signal) => {
    signal?.throwIfAborted();
    if (isClosed) throw new Error(endedMessage);
    const id = ++calls;
    const result = Promise.withResolvers<unknown>();
    const abort = () => {
      send({ id, abort: true });
      result.reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', abort, { once: true });
    waiting.set(id, result);
    try {
      send({ id, call: name, argument });
      // The other process answers with what its function returns.
      return (await result.promise) as never;
    } finally {
      waiting.delete(id);
      signal?.removeEventListener('abort', abort);
    }
  };
}

const endedMessage = 'the other process has ended';
