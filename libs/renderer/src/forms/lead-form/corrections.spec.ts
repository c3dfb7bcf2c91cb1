import { expect, it } from 'vitest';
import { correctField, fieldLeft, type CorrectedState } from './corrections.ts';

const state: CorrectedState = {
  stepKey: 'you',
  values: { email: 'alex@', phone: '' },
  errors: { email: 'Enter a full email address.', phone: 'Please answer this question.' },
  formError: 'Two answers are wrong.',
  done: [],
};
const leave = (name: string, answer: string, error?: string, from = state) =>
  correctField(from, name, { ...from.values, [name]: answer }, () => error);

it('FRM-13: a corrected answer has no error once the visitor leaves it, and others keep theirs', () => {
  const next = leave('email', 'alex@mail.example');
  expect(next.errors).toEqual({ phone: state.errors.phone });
  expect(next.corrected).toBe('email');
  expect(next.formError).toBe(state.formError);
  expect(leave('phone', '0491 570 156', undefined, next)).toMatchObject({
    errors: {},
    formError: undefined,
  });
});

it('FRM-13: an answer that is still wrong has the error of what it is now', () => {
  const next = leave('phone', '04', 'Enter a full phone number.');
  expect(next.errors).toEqual({ ...state.errors, phone: 'Enter a full phone number.' });
  expect(leave('email', 'alex', state.errors.email)).toBe(state);
});

it('FRM-13: an answer that becomes valid while it is typed has no error, an unfinished one keeps it', () => {
  const type = (answer: string, error?: string) =>
    correctField(state, 'email', { ...state.values, email: answer }, () => error, true);
  expect(type('alex@m', 'Add the ending, such as .com.')).toBe(state);
  expect(type('alex@mail.example').errors).toEqual({ phone: state.errors.phone });
});

it('FRM-13: nothing turns red while it is first filled in, nor right without a change', () => {
  expect(leave('name', 'A', 'Enter your full name.')).toBe(state);
  expect(leave('email', 'alex@')).toBe(state);
  const sensitive = { ...state, values: {} };
  expect(leave('phone', '', undefined, sensitive)).toBe(sensitive);
});

it('FRM-13: a field of several controls is left when the focus moves to another field', () => {
  const moved = (from: string, to?: string) =>
    fieldLeft({
      target: { name: from },
      relatedTarget: to === undefined ? null : { name: to },
    } as unknown as Parameters<typeof fieldLeft>[0]);
  expect(moved('day', 'day')).toBeUndefined();
  expect(moved('day', 'time')).toBe('day');
  expect(moved('day')).toBe('day');
  expect(moved('', 'day')).toBeUndefined();
});
