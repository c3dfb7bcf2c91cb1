import { nodeFileSystem, readData } from '@forecourt/content';
import { openDataFile, type OpenDataFile } from '@forecourt/dealership';
import {
  FileNotHeld,
  ThreadEnded,
  type DataThread,
  type ThreadEnd,
  type ThreadEvents,
  type ThreadLimits,
} from './thread-connection.ts';

/** Threads for tests: they run in this thread, and end on the test's command. */
export function sampleThreads() {
  const running = new Set<{ end: (end: ThreadEnd) => void }>();

  const start = (_limits: ThreadLimits, { onEnd }: ThreadEvents): DataThread => {
    const files = new Map<number, OpenDataFile>();
    let ended: ThreadEnded | undefined;
    const self = {
      end(end: ThreadEnd) {
        ended = new ThreadEnded(end.reason, end.id);
        running.delete(self);
        onEnd(end);
      },
    };
    running.add(self);
    const check = () => {
      if (ended) throw ended;
    };
    return {
      async read(id, request) {
        check();
        const { value, ...result } = await readData(nodeFileSystem, request);
        check();
        if (value)
          files.set(
            id,
            openDataFile('cars', value.value, () => {}),
          );
        return { ...result, isHeld: value !== undefined };
      },
      async ask(id, question) {
        check();
        const file = files.get(id);
        if (file === undefined) throw new FileNotHeld('not held');
        const answer = await file.ask(question);
        check();
        return answer;
      },
      drop: (id) => void files.delete(id),
      async close() {
        ended = new ThreadEnded('closed');
        running.delete(self);
      },
    };
  };

  return {
    start,
    /** Ends every thread while it works on the file of this id, or on none. */
    endAll(id?: number) {
      for (const each of [...running]) each.end({ reason: 'crash', id });
    },
  };
}
