import type { Run } from '../sql/database.ts';

interface Job {
  readonly work: (run: Run) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (fault: unknown) => void;
}

/** Transactions of one commit at most, so that the first does not wait long for the last. */
const mostTogether = 64;

/**
 * Transactions on one connection, one after the other. Those that wait meanwhile share the next
 * commit, for it is the commit that takes time: each stands behind a savepoint of its own, so one
 * that throws takes nothing with it. All resolve after the commit.
 */
export class GroupCommit {
  readonly #run: Run;
  readonly #waiting: Job[] = [];
  #working: Promise<void> | undefined;

  constructor(run: Run) {
    this.#run = run;
  }

  transaction<T>(work: (run: Run) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as Job['resolve'], reject });
      this.#working ??= this.#workOff();
    });
  }

  /** Resolves once nothing waits any more. */
  async idle(): Promise<void> {
    await this.#working;
  }

  async #workOff(): Promise<void> {
    // Everybody who asks within this turn of the event loop comes along.
    await Promise.resolve();
    while (this.#waiting.length > 0) await this.#together(this.#waiting.splice(0, mostTogether));
    this.#working = undefined;
  }

  async #together(jobs: readonly Job[]): Promise<void> {
    const settle: (() => void)[] = [];
    try {
      await this.#run('begin immediate');
      for (const job of jobs)
        settle.push(await (jobs.length > 1 ? this.#one(job) : this.#alone(job)));
      await this.#run('commit');
    } catch (fault) {
      // The reason may have ended the transaction already; then there is nothing to roll back.
      await this.#run('rollback').catch(() => undefined);
      for (const job of jobs) job.reject(fault);
      return;
    }
    for (const each of settle) each();
  }

  /** Nobody else to take along: the transaction itself is savepoint enough. */
  async #alone({ work, resolve }: Job): Promise<() => void> {
    const value = await work(this.#run);
    return () => resolve(value);
  }

  /** @returns what to tell once the commit is done */
  async #one({ work, resolve, reject }: Job): Promise<() => void> {
    await this.#run('savepoint one');
    try {
      const value = await work(this.#run);
      await this.#run('release one');
      return () => resolve(value);
    } catch (fault) {
      await this.#run('rollback to one');
      await this.#run('release one');
      return () => reject(fault);
    }
  }
}
