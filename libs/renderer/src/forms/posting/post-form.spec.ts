import { expect, it } from 'vitest';
import { bodyOf } from './post-form.ts';

const post = {
  action: '/contact',
  values: { name: 'Alex', opt_in: false, Work: ['Tyres', 'Brakes'] },
  state: { stepKey: 'form', done: ['one'] },
  key: 'k',
};

it('FRM-12: a script posts what a browser would, and its own key', () => {
  expect([...bodyOf(post)]).toEqual([
    ['_step', 'form'],
    ['_key', 'k'],
    ['_done', 'one'],
    ['name', 'Alex'],
    ['Work', 'Tyres'],
    ['Work', 'Brakes'],
  ]);
});

it('FRM-2: what was filled in that people do not see goes along, so that it is asked about', () => {
  expect(bodyOf({ ...post, website: 'https://spam.example' }).get('_website')).toBe(
    'https://spam.example',
  );
});
