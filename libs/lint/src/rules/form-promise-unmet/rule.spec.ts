import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'form-promise-unmet';
const findings = (data: object) =>
  reportLines(
    { files: { 'pages/home.json': page({ blocks: [{ type: 'form', data }] }) } },
    { rule },
  );
const name = { name: 'name', type: 'text', label: 'Full Name' };
const email = { name: 'email', type: 'email', label: 'Email Address' };
const phone = { name: 'Contact', type: 'text', label: 'Best number to reach you on' };

it.each([
  ['a file', 'Upload up to five photos of it.', [name, email, phone], /asks for a file/],
  ['a call', 'Tell us the part. We’ll call you.', [name, email], /asks for no phone number/],
  ['an email', 'Owen will email you the price.', [name, phone], /asks for no email address/],
  ['a time', 'Choose your preferred day below.', [name, email, phone], /the form asks for none/],
])('CLI-7, FRM-14: reports the promise of %s', (_, description, fields, message) => {
  expect(findings({ description, fields })).toEqual([expect.stringMatching(message)]);
});

it('CLI-7, FRM-14: reports a promise in a step or a label', () => {
  const formSteps = [{ key: 'a', description: 'Attach your CV.' }, { key: 'b' }];
  const fields = [
    { ...name, stepKey: 'a' },
    { name: 'ok', type: 'checkbox', label: 'You’ll call you-know-who, and we’ll email you.' },
  ];
  expect(findings({ type: 'multi', formSteps, fields })).toHaveLength(2);
});

it('CLI-7, FRM-14: reports a promise in an example, an option or the button', () => {
  const photos = { name: 'Comments', type: 'textarea', label: 'Your car' };
  const fields = [
    { ...photos, placeholder: 'Attach a photo if you have one' },
    { ...name, type: 'radio', options: ['I’ll call you', 'We’ll ring you'] },
  ];
  expect(findings({ fields, submitText: 'Choose a day' })).toHaveLength(4);
});

it('CLI-7, FRM-14: another number than that of a phone is no place to call', () => {
  const fields = [name, email, { name: 'VIN', type: 'text', label: 'Chassis number' }];
  expect(findings({ description: 'We’ll call you.', fields })).toHaveLength(1);
});

it.each([
  [
    'met by a field’s example',
    'We’ll call you.',
    { fields: [{ ...name, name: 'c', label: 'How do we reach you?', placeholder: 'Mobile 04…' }] },
  ],
  [
    'met by a field',
    'We’ll call you. Choose a day.',
    { fields: [phone, { ...name, label: 'Which day?' }] },
  ],
  ['met by a preset', 'We’ll ring you to confirm. Pick a time.', { preset: 'test-drive' }],
  ['met either way', 'Owen will call or email you with the price.', { fields: [name, email] }],
  ['denied', 'We won’t call you. Have photos? Email them.', { fields: [name, email] }],
  [
    'of something else',
    'Roof racks attach to the pictured bars. Take your time.',
    { fields: [name] },
  ],
])('CLI-7, FRM-14: accepts a text whose promise is %s', (_, description, form) => {
  expect(findings({ description, ...form })).toEqual([]);
});
