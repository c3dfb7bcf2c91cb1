const gone = Promise.withResolvers<void>();

/** Ends a command that waits to be asked to end: nothing reads its output any more. */
export const readerIsGone = (): void => gone.resolve();

/** Resolves when nothing reads the output any more. */
export const withoutReader: Promise<void> = gone.promise;

/**
 * Resolves when the process gets SIGINT, SIGTERM or SIGHUP, or its output has no reader. Repeated
 * signals are harmless: a shell and a runner may both forward the same Ctrl+C.
 */
export const askedToEnd = (): Promise<void> =>
  new Promise((done) => {
    void gone.promise.then(done);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => done());
  });
