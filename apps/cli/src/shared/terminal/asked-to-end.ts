/**
 * Resolves when the process is asked to end: Ctrl+C, a closed terminal, a polite kill. Asking again
 * does no harm: a shell and a runner may both pass the same Ctrl+C on.
 */
export const askedToEnd = (): Promise<void> =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => done());
  });
