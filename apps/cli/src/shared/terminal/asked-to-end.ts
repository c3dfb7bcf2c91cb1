/** Promise that nothing reads the output any more, and the function that resolves it. */
export const { promise: withoutReader, resolve: readerIsGone } = Promise.withResolvers<void>();

/**
 * Resolves when the process gets SIGINT, SIGTERM or SIGHUP, or its output has no reader. Repeated
 * signals are harmless: a shell and a runner may both forward the same Ctrl+C.
 */
export const askedToEnd = (): Promise<void> =>
  new Promise((done) => {
    void withoutReader.then(done);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => done());
  });
