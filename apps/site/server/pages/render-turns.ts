import { setImmediate } from 'node:timers/promises';

/** CPU time of a rendering above which its tenant rests afterwards, in milliseconds. */
const heavyMs = 100;
/** Length of that rest, in times of the rendering: a tenant has at most a quarter of the thread. */
const restFactor = 3;
/** Renderings that may wait while their tenant rests; they hold the data of their pages. */
const maxWaitingAtRest = 20;

/** Too many renderings of a resting tenant are waiting; the visitor should try again later. */
export class TooManyRenderings extends Error {
  override readonly name = 'TooManyRenderings';
}

/** Runs a rendering when it is its tenant's turn. Rejects as it throws, or with `TooManyRenderings`. */
export type RenderTurns = <T>(tenant: string, render: () => T) => Promise<T>;

/** The clocks of {@link createRenderTurns}. */
export interface RenderClocks {
  /** CPU time that the thread has used, in milliseconds. */
  readonly used: () => number;
  /** Resolves after a time in milliseconds. */
  readonly after: (milliseconds: number) => Promise<void>;
}

interface Line {
  readonly waiting: (() => void)[];
  isResting: boolean;
}

/**
 * Creates a queue for work that occupies the thread: each rendering runs in a turn of the event loop
 * of its own, and cached pages and health checks are answered between them. Tenants take turns, and
 * one whose page took long rests before its next one, so that a tenant with huge pages and many
 * visitors leaves most of the thread to others (OPS-3).
 */
export function createRenderTurns({ used, after }: RenderClocks): RenderTurns {
  /** Lines of tenants that wait or rest, the one whose turn is next first. */
  const lines = new Map<string, Line>();
  let isRunning = false;

  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    for (let tenant = next(); tenant !== undefined; tenant = next()) {
      await setImmediate();
      const line = lines.get(tenant)!;
      const before = used();
      line.waiting.shift()!();
      const spent = used() - before;
      lines.delete(tenant);
      if (spent > heavyMs) rest(tenant, line, spent * restFactor);
      if (line.isResting || line.waiting.length > 0) lines.set(tenant, line);
    }
    isRunning = false;
  };
  const next = () =>
    lines.entries().find(([, line]) => !line.isResting && line.waiting.length > 0)?.[0];
  const rest = (tenant: string, line: Line, milliseconds: number) => {
    line.isResting = true;
    void after(milliseconds).then(() => {
      line.isResting = false;
      if (line.waiting.length === 0) lines.delete(tenant);
      else void run();
    });
  };

  return (tenant, render) =>
    new Promise((resolve, reject) => {
      const line = lines.get(tenant) ?? { waiting: [], isResting: false };
      if (line.isResting && line.waiting.length >= maxWaitingAtRest) {
        reject(new TooManyRenderings('the pages of this tenant take too long'));
        return;
      }
      lines.set(tenant, line);
      line.waiting.push(() => {
        try {
          resolve(render());
        } catch (error) {
          reject(error as Error);
        }
      });
      void run();
    });
}
