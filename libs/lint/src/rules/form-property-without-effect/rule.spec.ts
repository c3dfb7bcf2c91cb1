import { expect, it } from 'vitest';
import { reportLines } from '../../testing/lint-sample.ts';
import { singleForm } from '../../testing/sample-forms.ts';

const rule = 'form-property-without-effect';
const run = (field: object) =>
  reportLines(singleForm([{ name: 'Visit', label: 'Visit', ...field }]), { rule });

it.each([
  [{ type: 'select', options: ['A', 'B'], defaultChecked: true }, 'defaultChecked'],
  [{ type: 'checkbox', options: ['A', 'B'], defaultChecked: true }, 'defaultChecked'],
  [{ type: 'text', bookingType: 'service' }, 'bookingType'],
  [{ type: 'textarea', options: ['A', 'B'] }, 'options'],
  [{ type: 'message', required: true }, 'required'],
])('CLI-7: reports %j', (field, property) => {
  expect(run(field)).toEqual([
    expect.stringContaining(`«"${property}"» warning ${rule}: "${property}" has no effect`),
  ]);
});

it.each([
  { type: 'checkbox', defaultChecked: true },
  { type: 'datetime', bookingType: 'service' },
  // Options make a choice of it.
  { type: 'text', options: ['A', 'B'], defaultSelected: 'A' },
  { type: 'message', required: false },
])('CLI-6: accepts %j', (field) => {
  expect(run(field)).toEqual([]);
});
