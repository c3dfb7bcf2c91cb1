import { expect, it } from 'vitest';
import { xml } from './xml.ts';

it('API-4: an apostrophe is not escaped, since some receivers decode HTML’s entities only', () => {
  const element = { name: 'name', attributes: { part: `a"b'c` }, content: `O'Brien &apos; "<1>\r` };
  expect(xml(element)).toBe(
    `<name part="a&quot;b'c">O'Brien &amp;apos; &quot;&lt;1&gt;&#13;</name>\n`,
  );
});
