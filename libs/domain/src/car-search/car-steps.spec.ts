import type { SearchAnswer } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { carSteps, inSteps } from './car-steps.ts';

describe('a list that grows by steps', () => {
  it('CAR-10: a page shows the cars of all steps up to its own', () => {
    expect(carSteps(24, 1)).toMatchObject({ first: 0, request: { hitsPerPage: 24, page: 0 } });
    expect(carSteps(24, 3)).toMatchObject({ first: 0, request: { hitsPerPage: 72, page: 0 } });
  });

  it('CAR-10: beyond 250 cars the list starts anew after whole steps, without a gap', () => {
    expect(carSteps(24, 10)).toMatchObject({ first: 0, length: 240 });
    expect(carSteps(24, 11)).toEqual({
      size: 24,
      first: 240,
      length: 24,
      request: { hitsPerPage: 240, page: 1 },
    });
    expect(carSteps(24, 12)).toMatchObject({ first: 240, length: 48 });
  });

  it('CAR-10: the result has the cars of these steps, and counts pages in steps', () => {
    const found = { hits: Array(140), nbHits: 380, nbPages: 2 } as unknown as SearchAnswer;
    const shown = inSteps(found, carSteps(24, 12));
    expect(shown.hits).toHaveLength(48);
    expect(shown.nbPages).toBe(16);
  });
});
