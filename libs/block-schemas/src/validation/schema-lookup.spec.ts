import { describe, expect, it } from 'vitest';
import { validateBlock, validateEntity, validateSite } from './validate.ts';

const messages = (findings: readonly { message: string }[]) => findings.map((f) => f.message);

describe('messages from the schema of an invalid value', () => {
  it('CLI-1: suggests a name of the invalid object, behind references too', () => {
    const rules = { hideButton: 'next' };
    const data = { formSteps: [{ key: 'one', customRules: rules }], fields: [] };
    expect(messages(validateBlock({ type: 'form', data }))).toEqual([
      'unknown property "hideButton", did you mean "hideButtons"?',
    ]);
    expect(messages(validateBlock({ type: 'header', idd: 'top', data: { text: 'Hi' } }))).toEqual([
      'unknown property "idd", did you mean "id"?',
    ]);
    const colours = [{ name: 'Chalk', hexcode: '#fff' }];
    expect(messages(validateEntity('model', { slug: 'tern', name: 'Tern', colours }))).toEqual([
      'unknown property "hexcode", did you mean "hexCode"?',
    ]);
  });

  it('CLI-1: suggests no name that the object has already: the two would be one', () => {
    const [finding, ...more] = validateBlock({ type: 'form', dta: {}, data: {} });
    expect(more).toEqual([]);
    expect(finding!.message).toBe(
      'unknown property "dta", did you mean "data"? It is here as well, so remove one of the two',
    );
    expect(finding!.suggestion).toBeUndefined();
  });

  it('CLI-1: says what a pattern asks for, behind references too', () => {
    const rules = { skipRules: [{ key: 'make', values: ['any'], target: 'step two' }] };
    const data = { formSteps: [{ key: 'one', customRules: rules }] };
    const asks =
      'must be letters, digits, _ or -, such as "your-details"; this one has spaces: write "step-two"';
    expect(messages(validateBlock({ type: 'form', data }))).toEqual([asks]);
    expect(messages(validateBlock({ type: 'form', id: 'a b', data: {} }))).toEqual([
      'must be letters, digits, _ or -; this one has spaces: write "a-b"',
    ]);
    expect(
      messages(
        validateSite({ schemaVersion: 1, theme: { color: { brand: 'red' } } }, { allErrors: true }),
      ),
    ).toContain('must be a colour such as "#044069"');
  });
});
