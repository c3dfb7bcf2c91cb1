import { setImmediate } from 'node:timers';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createRenderTurns, TooManyRenderings } from './render-turns.ts';

function setUp() {
  const clock = { used: 0 };
  const rests: { readonly milliseconds: number; readonly end: () => void }[] = [];
  const events: string[] = [];
  const inTurn = createRenderTurns({
    used: () => clock.used,
    after: (milliseconds) =>
      new Promise((resolve) => void rests.push({ milliseconds, end: resolve })),
  });
  const render = (tenant: string, name: string, cost = 1) =>
    inTurn(tenant, () => {
      clock.used += cost;
      events.push(name);
      // Anything else that waits for the thread: a cached page, a health check.
      setImmediate(() => events.push(`other work after ${name}`));
      return name;
    });
  return { rests, events, inTurn, render, own: () => events.filter((each) => !/other/.test(each)) };
}

const settled = async () => {
  for (let index = 0; index < 20; index++) await turn();
};

describe('turns for rendering', () => {
  it('OPS-3: work that is ready at once runs in turns of the event loop of its own, in order', async () => {
    const { events, render } = setUp();
    expect(await Promise.all(['a', 'b', 'c'].map((name) => render('north', name)))).toEqual([
      ...['a', 'b', 'c'],
    ]);
    expect(events).toEqual(['a', 'other work after a', 'b', 'other work after b', 'c']);
  });

  it('OPS-3: tenants take turns, however much one of them asks for', async () => {
    const { own, render } = setUp();
    await Promise.all([
      ...['a', 'b', 'c'].map((name) => render('north', name)),
      ...['x', 'y'].map((name) => render('south', name)),
    ]);
    expect(own()).toEqual(['a', 'x', 'b', 'y', 'c']);
  });

  it('OPS-3: a tenant whose page took long rests three times as long, and no other tenant does', async () => {
    const { own, render, rests } = setUp();
    void render('north', 'huge', 400);
    void render('north', 'next');
    await settled();
    await render('south', 'x');
    expect(own()).toEqual(['huge', 'x']);
    expect(rests.map(({ milliseconds }) => milliseconds)).toEqual([1200]);
    rests[0]!.end();
    await settled();
    expect(own()).toEqual(['huge', 'x', 'next']);
    await render('north', 'usual', 100);
    await render('north', 'again');
    expect(rests).toHaveLength(1);
  });

  it('OPS-3: what waits for a resting tenant is limited, since it holds the data of pages', async () => {
    const { own, render, rests } = setUp();
    await render('north', 'huge', 400);
    const waiting = Array.from({ length: 20 }, (_, index) => render('north', `${index}`));
    await expect(render('north', 'one more')).rejects.toBeInstanceOf(TooManyRenderings);
    await render('south', 'x');
    rests[0]!.end();
    await Promise.all(waiting);
    expect(own()).toHaveLength(22);
  });

  it('OPS-3: a rendering that throws rejects, and the next one runs', async () => {
    const { inTurn, render } = setUp();
    const broken = inTurn('north', () => {
      throw new Error('broken');
    });
    await expect(Promise.all([render('north', 'a'), broken])).rejects.toThrow('broken');
    expect(await render('north', 'b')).toBe('b');
  });
});
