import type { Run } from '../sql/database.ts';

interface Job {
  readonly work: (run: Run) => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Transactions per commit, limited so that the first does not wait long for the last. */
const maxGroup = 64;

/**
 * Runs transactions on one connection, one after the other. Those that wait meanwhile share the next
 * commit, since it is the commit that takes time: each has a savepoint of its own, so that one that
 * throws does not affect the others. All resolve after the commit.
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

  /** Resolves once no transaction is waiting. */
  async idle(): Promise<void> {
    await this.#working;
  }

  async #workOff(): Promise<void> {
    // Transactions of the same turn of the event loop share the first commit, too.
    await Promise.resolve();
    while (this.#waiting.length > 0) await this.#together(this.#waiting.splice(0, maxGroup));
    this.#working = undefined;
  }

  async #together(jobs: readonly Job[]): Promise<void> {
    const settle: (() => void)[] = [];
    try {
      await this.#run('begin immediate');
      for (const job of jobs)
        settle.push(await (jobs.length > 1 ? this.#one(job) : this.#alone(job)));
      await this.#run('commit');
    } catch (error) {
      // The error may have ended the transaction already; then there is nothing to roll back.
      await this.#run('rollback').catch(() => undefined);
      for (const job of jobs) job.reject(error);
      return;
    }
    for (const each of settle) each();
  }

  /** Runs the only transaction of a commit, which needs no savepoint. */
  async #alone({ work, resolve }: Job): Promise<() => void> {
    const value = await work(this.#run);
    return () => resolve(value);
  }

  /** Runs one of several transactions. @returns a function that settles it after the commit */
  async #one({ work, resolve, reject }: Job): Promise<() => void> {
    await this.#run('savepoint one');
    try {
      const value = await work(this.#run);
      await this.#run('release one');
      return () => resolve(value);
    } catch (error) {
      await this.#run('rollback to one');
      await this.#run('release one');
      return () => reject(error);
    }
  }
}
