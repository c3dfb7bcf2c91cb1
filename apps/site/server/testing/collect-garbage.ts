import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Frees every object that nothing refers to any more, as `WeakRef.deref` then shows. */
export async function collectGarbage(): Promise<void> {
  // A WeakRef keeps its target for the rest of the task that created it.
  await setImmediate();
  collect();
  await setImmediate();
  collect();
}
