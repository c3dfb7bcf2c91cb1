import { expect, it } from 'vitest';
import { canonicalBody } from './canonical-body.ts';
import type { LeadValues, Submission } from './submission.ts';

const body = (values: LeadValues) =>
  canonicalBody({ page: '/p', category: 'c', status: 'Complete', values } as Submission);

it('API-4: the same answers are one submission, whatever their order, line ends and ids', () => {
  const first = body({ b: 'One\r\ntwo ', a: ['x\r', 'y'], c: true, lead_id: '1' });
  expect(body({ a: ['x', 'y'], c: true, b: 'One\ntwo', lead_id: '2' })).toBe(first);
  expect(body({ b: 'Cafe\u0301' })).toBe(body({ b: 'Caf\u00e9' }));
});

it.each([
  [{ a: true }, { a: 'true' }],
  [{ a: true }, { a: false }],
  [{ a: ['x', 'y'] }, { a: ['y', 'x'] }],
  [{ a: 'x' }, { b: 'x' }],
])('API-4: %j and %j are different submissions', (one, other) => {
  expect(body(one)).not.toBe(body(other));
});
