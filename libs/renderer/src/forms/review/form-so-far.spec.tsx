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
    expect(drawn({ stepKey: 'secret', done: ['you'], values: { name: '' } })).toContain(
      '<dd>Nothing entered</dd>',
    );
    expect(drawn({ stepKey: 'end', done: ['you'], values: { name: '' } })).toContain(
      '<p>Nothing entered</p>',
    );
  });

  it('FRM-14: an amount reads alike however it was typed', () => {
    const definition = formDefinition(
      {
        type: 'multi',
        formSteps: [{ key: 'loan' }, { key: 'end' }],
        fields: [
          { name: 'Amount', type: 'currency', label: 'Amount', stepKey: 'loan' },
          { name: 'name', type: 'text', label: 'Name', stepKey: 'end' },
        ],
      },
      { region: 'AU', timeZone: 'Australia/Sydney', name: 'Example', domains: [] },
      { path: '/ask' },
    );
    const shown = (Amount: string) =>
      /<dd>(.*?)<\/dd>/.exec(
        drawn({ stepKey: 'end', done: ['loan'], values: { Amount } }, definition),
      )?.[1];
    expect(['16780', '18,000.50', '$18,000', '18k', 'a lot'].map(shown)).toEqual([
      ...['$16,780', '$18,000.50', '$18,000', '$18,000', 'a lot'],
    ]);
  });

  it('FRM-14: before the form is sent, every answer is there with its label, in words', () => {
    const definition = formDefinition(
      {
        type: 'multi',
        formSteps: [{ key: 'car', heading: 'Your car' }, { key: 'more' }, { key: 'end' }],
        fields: [
          { name: 'Vehicle Make', type: 'make', label: 'Make', stepKey: 'car' },
          { name: 'Kms', type: 'odometer', label: 'Kilometres', stepKey: 'car' },
          { name: 'Comments', type: 'textarea', label: 'Anything <b>else</b>?', stepKey: 'car' },
          { name: 'empty', type: 'text', label: 'Left empty', stepKey: 'car' },
          { name: 'When', type: 'datetime', label: 'Day and time', stepKey: 'more' },
          { name: 'Tyres', type: 'checkbox', label: 'Quote me for tyres', stepKey: 'more' },
          { name: 'dateOfBirth', type: 'date', stepKey: 'more' },
          { name: 'name', type: 'text', label: 'Name', stepKey: 'end' },
        ],
      },
      { region: 'AU', timeZone: 'Australia/Sydney', name: 'Example', domains: [] },
      { path: '/ask' },
    );
    const values = {
      ...{ 'Vehicle Make': 'Wren', Kms: '85000', Comments: 'Scratched', empty: '', Tyres: true },
      ...{ When: '2026-11-24T10:15', dateOfBirth: '1990-02-28' },
    };
    const last = drawn({ stepKey: 'end', done: ['car', 'more'], values }, definition);
    const pairs = [...last.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, a, b]) => [a, b]);
    expect(pairs).toEqual([
      ['Make', 'Wren'],
      ['Kilometres', '85,000 km'],
      ['Anything else?', 'Scratched'],
      ['Day and time', 'Tuesday 24 November 2026 at 10:15 am'],
      ['Quote me for tyres', 'Yes'],
      ['Date of Birth', 'Answered'],
    ]);
    expect(last).not.toContain('1990');
    expect(changes(last)).toEqual(['car', 'more']);
    // Earlier, a few answers are enough.
    expect(drawn({ stepKey: 'more', done: ['car'], values }, definition)).not.toContain('<dt>Make');
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
