import { setTimeout } from 'node:timers/promises';
import { errorCode } from './file-error.ts';

const isExhausted = (error: unknown) => ['EMFILE', 'ENFILE'].includes(errorCode(error));
const pauseMs = 100;
const maxAttempts = 100;

/**
 * Calls a function that opens a file, again while too many files are open, for about ten seconds.
 * That many readings at once pass by themselves, and a file that was never opened is not a broken one.
 */
export async function whenDescriptorsAreFree<T>(
  open: () => Promise<T>,
  pause: () => Promise<unknown> = () => setTimeout(pauseMs),
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await open();
    } catch (error) {
      if (!isExhausted(error) || attempt === maxAttempts) throw error;
    }
    await pause();
  }
}
