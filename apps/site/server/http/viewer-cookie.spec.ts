import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { createViewerReader } from './viewer-cookie.ts';

const [secret, olderSecret] = ['s'.repeat(40), 'o'.repeat(40)];
const now = new Date('2026-03-02T00:00:00Z');
const seconds = now.getTime() / 1000;
const read = createViewerReader([secret, olderSecret]);

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
function token(
  claims: object,
  { key = secret, head = { alg: 'HS256', typ: 'JWT' } as object } = {},
) {
  const text = `${part(head)}.${part(claims)}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}
const good = { aud: 'north', exp: seconds + 60, phone_number: '+61 400 000 000' };
const seen = (...tokens: string[]) =>
  read(['a=b', ...tokens.map((each) => `forecourt_viewer=${each}`)].join('; '), 'north', now);

it('FRM-4: a visitor with a cookie of the dashboard’s is signed in, with a phone if it says one', async () => {
  expect(await seen(token(good))).toEqual({ phone: '+61 400 000 000' });
  expect(await seen(token({ ...good, aud: ['south', 'north'] }))).toEqual({
    phone: '+61 400 000 000',
  });
  expect(await seen(token(good, { key: olderSecret }))).toEqual({ phone: '+61 400 000 000' });
  for (const phone_number of [undefined, 400, '', 'call me<b>'])
    expect(await seen(token({ ...good, phone_number }))).toEqual({});
});

it('FRM-4: a cookie of another site beside it does no harm', async () => {
  expect(await seen('nonsense', token({ ...good, aud: 'south' }), token(good))).toHaveProperty(
    'phone',
  );
});

const whole = token(good);
it.each([
  ['forged', token(good, { key: 'x'.repeat(40) })],
  ['changed', whole.replace(/\.[^.]+\./, `.${part({ ...good, phone_number: '111' })}.`)],
  ['unsigned', `${part({ alg: 'none' })}.${part(good)}.`],
  ['signed in another way', token(good, { head: { alg: 'none' } })],
  ['cut off', whole.slice(0, -1)],
  ['of another tenant', token({ ...good, aud: 'south' })],
  ['for nobody', token({ ...good, aud: undefined })],
  ['expired', token({ ...good, exp: seconds })],
  ['endless', token({ ...good, exp: undefined })],
  ['endless by a word', token({ ...good, exp: 'never' })],
  ['of an unreadable start', token({ ...good, nbf: 'soon' })],
  ['too early', token({ ...good, nbf: seconds + 1 })],
  ['no object', token(null as unknown as object)],
  ['huge', token({ ...good, more: 'x'.repeat(5000) })],
  ['empty', ''],
])('FRM-4: who brings a cookie that is %s is anybody', async (_, each) => {
  expect(await seen(each)).toBeUndefined();
});

it('FRM-4: without a secret nobody is signed in, not even by an empty one', async () => {
  const none = createViewerReader([]);
  const cookie = `forecourt_viewer=${token(good, { key: '' })}`;
  expect(await none(cookie, 'north', now)).toBeUndefined();
  expect(await read(undefined, 'north', now)).toBeUndefined();
});
