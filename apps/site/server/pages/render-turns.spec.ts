import { setImmediate } from 'node:timers';
import { describe, expect, it } from 'vitest';
import { createRenderTurns } from './render-turns.ts';

describe('turns for rendering', () => {
  it('OPS-3: work that is ready at once runs in turns of the event loop of its own, in order', async () => {
    const events: string[] = [];
    const turn = createRenderTurns();
    const render = async (name: string) => {
      await turn();
      events.push(name);
      // Anything else that waits for the thread: a cached page, a health check.
      setImmediate(() => events.push(`other work after ${name}`));
    };
    await Promise.all(['a', 'b', 'c'].map(render));
    expect(events).toEqual(['a', 'other work after a', 'b', 'other work after b', 'c']);
  });
});
