import { describe, expect, it } from 'vitest';
import { safeHref, safeSrc } from './safe-url.ts';

const forBoth = [
  '/',
  '/finance',
  '/cars/tern-touring?colour=blue#price',
  '/assets/hero.svg',
  '/a/../b',
  'https://example.com',
  'HTTP://EXAMPLE.com:8080/a?b=c',
  'https://māori.example/pūtea',
  'https://www.example.com/maps/@-27.46,153.02,15z',
];

const forLinksOnly = [
  '#',
  '#hours',
  '?body=SUV',
  'mailto:sales@example.com',
  'tel:+61735551234',
  'SMS:0400',
];

const refused: [why: string, value: unknown][] = [
  ['not a string', 42],
  ['an object that prints as an address', { toString: () => 'https://example.com' }],
  ['missing', undefined],
  ['empty', ''],
  ['script', 'javascript:alert(1)'],
  ['script in capitals', 'JaVaScRiPt:alert(1)'],
  ['script behind a space', ' javascript:alert(1)'],
  ['script behind a control character', '\u0001javascript:alert(1)'],
  ['script with a tab in its name', 'java\tscript:alert(1)'],
  ['script with a line feed in its name', 'java\nscript:alert(1)'],
  ['script with a null in its name', 'java\0script:alert(1)'],
  ['script behind an invisible character', '\u200bjavascript:alert(1)'],
  ['script with slashes', 'javascript://example.com/%0aalert(1)'],
  ['Visual Basic script', 'vbscript:msgbox(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['data without mark-up', 'data:text/html;base64,PHNjcmlwdD4='],
  ['blob', 'blob:https://example.com/1'],
  ['file', 'file:///etc/passwd'],
  ['view-source', 'view-source:https://example.com'],
  ['another host', '//evil.example'],
  ['another host behind a backslash', '/\\evil.example'],
  ['another host behind two backslashes', '\\\\evil.example'],
  ['another host behind a tab', '/\t/evil.example'],
  ['another host behind a line feed', '/\n/evil.example'],
  ['a host that is missing', 'https://'],
  ['a path instead of a host', 'https:///evil.example'],
  ['a scheme without slashes', 'https:evil.example'],
  ['one slash only', 'https:/evil.example'],
  ['a disguised host', 'https://example.com@evil.example'],
  ['a backslash behind the host', 'https://example.com\\@evil.example'],
  ['a port that is no number', 'https://example.com:port'],
  ['a host with a hole', 'https://exa mple.com'],
  ['a line separator', 'https://example.com/\u2028'],
  ['a reversed ending', 'https://example.com/\u202egpj.exe'],
  ['half a character', 'https://example.com/\ud800'],
  ['an end of attribute', '/"onclick=alert(1)'],
  ['mark-up', '/<script>'],
  ['a relative path', 'finance'],
  ['a dot path', './finance'],
  ['a contact without an address', 'mailto:'],
  ['an address beyond all measure', `/${'a'.repeat(2000)}`],
];

describe('addresses', () => {
  it.each(forBoth)('BLK-2: %s may be linked to and loaded', (value) => {
    expect(safeHref(value)).toBe(value);
    expect(safeSrc(value)).toBe(value);
  });

  it.each(forLinksOnly)('BLK-2: %s may be linked to, not loaded', (value) => {
    expect(safeHref(value)).toBe(value);
    expect(safeSrc(value)).toBeUndefined();
  });

  it.each(refused)('BLK-2: refuses %s', (_why, value) => {
    expect(safeHref(value)).toBeUndefined();
    expect(safeSrc(value)).toBeUndefined();
  });
});
