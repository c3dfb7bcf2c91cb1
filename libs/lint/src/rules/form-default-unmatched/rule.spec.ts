import { describe, expect, it } from 'vitest';
import { lintSample, reportLines, settings } from '../../testing/lint-sample.ts';
import { singleForm } from '../../testing/sample-forms.ts';

const rule = 'form-default-unmatched';
const choice = (defaultSelected: string, type = 'radio') =>
  singleForm([{ name: 'Colour', type, options: ['Red', 'Deep blue'], defaultSelected }]);

it.each(['radio', 'select', 'checkbox'])('CLI-7: reports a default of a %s', (type) => {
  expect(reportLines(choice('Green', type), { rule })).toEqual([
    expect.stringContaining(
      `«"Green"» warning ${rule}: "Green" is not one of the options, so none is preselected`,
    ),
  ]);
});

it('CLI-7: suggests the option that is nearly the same', () => {
  expect(lintSample(choice('Dep blue'), { rule })[0]?.finding.suggestion).toBe('Deep blue');
});

it('CLI-7: ignores case and spaces as the form does, but for ticks', () => {
  expect(reportLines(choice('deep  blue'), { rule })).toEqual([]);
  expect(reportLines(choice('deep blue', 'checkbox'), { rule })).toHaveLength(1);
});

it('CLI-7: a field without options may begin with any text', () => {
  const fields = [{ name: 'Department', type: 'hidden', defaultSelected: 'Fleet' }];
  expect(reportLines(singleForm(fields), { rule })).toEqual([]);
});

it('CLI-7: the state that forms preselect is one of the site or its country', () => {
  const found = (region: string, forms: object) => {
    const site = settings({ region, settings: { forms } });
    return lintSample({ files: { 'site.json': site } }, { rule }).map(
      ({ finding: { pointer, suggestion } }) => [pointer, suggestion],
    );
  };
  const pointer = '/settings/forms/defaultState';
  expect(found('AU', { defaultState: 'Otago' })).toEqual([[pointer, undefined]]);
  expect(found('NZ', { defaultState: 'Ottago' })).toEqual([[pointer, 'Otago']]);
  expect(found('AU', { defaultState: 'VIC', states: ['NSW'] })).toEqual([[pointer, undefined]]);
  expect(found('AU', { defaultState: 'vic' })).toEqual([]);
  expect(found('NZ', { defaultState: 'Hawke’s Bay' })).toEqual([]);
  expect(found('AU', {})).toEqual([]);
});

it('CLI-9: an only option is reported as such, and not the default that is the other one', () => {
  const only = (type: string) =>
    singleForm([{ name: 'Colour', type, options: ['Red'], defaultSelected: 'Blue' }]);
  for (const type of ['radio', 'select']) expect(reportLines(only(type), { rule })).toEqual([]);
  expect(reportLines(only('checkbox'), { rule })).toHaveLength(1);
});

describe('the state that forms preselect', () => {
  const found = (states: readonly (string | undefined)[], defaultState = 'NSW', region = 'AU') => {
    const locations = states.map((state, id) => ({ id, name: 'Yard', address: { state } }));
    const files = {
      'site.json': settings({ region, settings: { forms: { defaultState } } }),
      'data/locations.json': JSON.stringify(locations),
    };
    return lintSample({ files }, { rule }).map(({ finding }) => finding);
  };

  it('CLI-7: is reported if no location is there', () => {
    expect(found(['VIC', 'VIC'])).toMatchObject([
      { pointer: '/settings/forms/defaultState', suggestion: 'VIC' },
    ]);
    const [two] = found(['VIC', 'WA']);
    expect(two!.message).toContain('but no location is there: VIC, WA;');
    expect(two!.suggestion).toBeUndefined();
  });

  it('CLI-7: is accepted if a location is there, says nothing of its state, or there is none', () => {
    expect(found(['VIC', 'nsw'])).toEqual([]);
    expect(found(['VIC', undefined])).toEqual([]);
    expect(found([])).toEqual([]);
    expect(found(['Auckland'], 'Otago', 'NZ')).toEqual([]);
  });

  it('CLI-9: is one finding if the country has no such state', () => {
    expect(found(['VIC'], 'Otago')).toHaveLength(1);
  });
});
