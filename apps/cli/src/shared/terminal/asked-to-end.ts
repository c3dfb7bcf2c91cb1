/**
 * Resolves when the process gets SIGINT, SIGTERM or SIGHUP. Repeated signals are harmless: a shell and
 * a runner may both forward the same Ctrl+C.
 */
export const askedToEnd = (): Promise<void> =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => done());
  });
