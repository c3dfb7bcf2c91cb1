import { expect, it } from 'vitest';
import { linkLines } from '../../testing/sample-links.ts';

const rule = 'link-local';

it.each(['http://localhost:3000/finance', 'https://192.168.1.10/finance'])(
  'CLI-7: %s is an error, and has no other finding',
  (href) => {
    const expected = expect.stringMatching(/error link-local: visitors can't reach/) as string;
    expect(linkLines(rule, href)).toEqual([expected, expected]);
    for (const other of ['link-insecure', 'link-malformed', 'link-own-domain'])
      expect(linkLines(other, href)).toEqual([]);
  },
);

it('CLI-7: public addresses are not reported', () => {
  expect(linkLines(rule, 'https://localhost.example')).toEqual([]);
});
