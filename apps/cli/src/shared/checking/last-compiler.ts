import { setFlagsFromString } from 'node:v8';

/** An engine newer than those tried (of Node 22, 24 and 26) might complain of a flag that it dropped. */
const knowsFlags = Number.parseInt(process.versions.v8, 10) <= 14;

/**
 * Does without the engine's slowest compiler for the time of some work. It runs beside the threads, on
 * their cores, and in a run of seconds takes more of these than its better code gives back.
 */
export async function withoutLastCompiler(work: () => Promise<void>): Promise<void> {
  if (!knowsFlags) return work();
  setFlagsFromString('--no-turbofan');
  setFlagsFromString('--no-maglev-inlining');
  try {
    await work();
  } finally {
    setFlagsFromString('--turbofan');
    setFlagsFromString('--maglev-inlining');
  }
}
