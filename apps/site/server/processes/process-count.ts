import { availableParallelism } from 'node:os';

/** Upper bound of the setting: far more than any machine has use for. */
const maxProcesses = 256;

/** Reads `FORECOURT_PROCESSES`: a number, or `auto` for as many as there are processors. */
export function readProcessCount(text: string | undefined, errors: string[]): number {
  if (text === undefined) return 1;
  if (text === 'auto') return availableParallelism();
  const count = /^\d{1,3}$/.test(text) ? Number(text) : NaN;
  if (count >= 1 && count <= maxProcesses) return count;
  errors.push(
    `FORECOURT_PROCESSES must be "auto" or a whole number from 1 to ${maxProcesses}, but is "${text}"`,
  );
  return 1;
}
