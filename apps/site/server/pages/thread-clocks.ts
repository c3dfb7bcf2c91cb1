import { setTimeout } from 'node:timers/promises';
import type { RenderClocks } from './render-turns.ts';

/** Node before 23.9, on which the packed command may run a preview, measures the whole process only. */
const usage =
  typeof process.threadCpuUsage === 'function' ? process.threadCpuUsage : process.cpuUsage;

/** Clocks of the thread that renders pages. */
export const threadClocks: RenderClocks = {
  used: () => {
    const { user, system } = usage.call(process);
    return (user + system) / 1000;
  },
  after: (milliseconds) => setTimeout(milliseconds, undefined, { ref: false }),
};
