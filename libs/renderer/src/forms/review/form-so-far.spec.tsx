import { formDefinition, type FormState } from '@forecourt/forms';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FormSoFar } from './form-so-far.tsx';
import type { FormView } from '../view/form-view.ts';

const form = (last: object = {}) =>
  formDefinition(
    {
      type: 'multi',
      formSteps: [
        { key: 'you', heading: 'About you' },
        { key: 'secret', heading: 'To be sure' },
        { key: 'end', heading: 'The rest', ...last },
      ],
      fields: [
        { name: 'name', type: 'text', label: 'Name', stepKey: 'you' },
        { name: 'dateOfBirth', type: 'date', stepKey: 'secret' },
        { name: 'Comments', type: 'textarea', label: 'Comments', stepKey: 'end' },
      ],
    },
    { region: 'AU', timeZone: 'Australia/Sydney', name: 'Example', domains: [] },
    { path: '/ask' },
  );
const drawn = (state: Partial<FormState>, definition = form()) =>
  renderToStaticMarkup(
    <FormSoFar
      view={
        {
          form: definition,
          prefix: 'b1-',
          dealerships: [],
          state: {
            values: { name: 'Alex <Tran>', dateOfBirth: '1990-02-28' },
            errors: {},
            ...state,
          },
        } as unknown as FormView
      }
    />,
  );
const changes = (html: string) =>
  [...html.matchAll(/<button\b[^>]*>/g)]
    .filter(([tag]) => tag.includes('form="b1-_form"') && tag.includes('name="_change"'))
    .map(([tag]) => /value="(\w+)"/.exec(tag)?.[1]);

describe('FormSoFar', () => {
  it('FRM-3: every step that was gone through can be changed, by a button of the form', () => {
    const html = drawn({ stepKey: 'end', done: ['you', 'secret'] });
    expect(changes(html)).toEqual(['you', 'secret']);
    expect(html).toContain('aria-label="Change: About you"');
    expect(html).toContain('Alex &lt;Tran&gt;');
    expect(html).not.toContain('1990');
  });

  it('FRM-3: shows whether a step that cannot be summed up was answered', () => {
    expect(drawn({ stepKey: 'end', done: ['secret'] })).toContain('<dd>Answered</dd>');
    expect(drawn({ stepKey: 'end', done: ['you'], values: { name: '' } })).toContain(
      '<dd>Nothing entered</dd>',
    );
  });

  it('FRM-5: a step without a way back has no button to change an earlier one', () => {
    const last = { customRules: { hideButtons: 'back' } };
    const html = drawn({ stepKey: 'end', done: ['you'] }, form(last));
    expect(html).toContain('About you');
    expect(changes(html)).toEqual([]);
  });

  it('FRM-3: steps to come and steps that were passed over are not there', () => {
    expect(drawn({ stepKey: 'you', done: ['you', 'secret'] })).toBe('');
    expect(changes(drawn({ stepKey: 'end', done: ['secret'] }))).toEqual(['secret']);
  });
});
