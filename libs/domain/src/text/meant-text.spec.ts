import { expect, it } from 'vitest';
import { meantText } from './meant-text.ts';

it('FRM-13, CLI-12: characters of Windows-1252 that were decoded as Latin-1 are what was meant', () => {
  const decoder = new TextDecoder('windows-1252');
  for (let code = 0x80; code <= 0x9f; code++) {
    const meant = decoder.decode(Uint8Array.of(code)).replace(/[\u0080-\u009f]/, '');
    expect(meantText(`a${String.fromCharCode(code)}b`)).toBe(`a${meant}b`);
  }
  expect(meantText('Wait\u0085 it\u0092s \u009390k\u0094')).toBe('Wait… it’s “90k”');
});

it('FRM-13, CLI-12: vertical tabs and form feeds are line breaks, and nothing else changes', () => {
  expect(meantText('one\vtwo\fthree')).toBe('one\ntwo\nthree');
  for (const text of ['Te Awamutu, Ōtara', 'a\tb\r\nc', '\u00a0é', '🚗', 'a\u0000b'])
    expect(meantText(text)).toBe(text);
});

it('FRM-13, CLI-12: nothing reverses the text that follows it', () => {
  expect(meantText('Sam\u202etcelloc\u202c \u2067x\u2069')).toBe('Samtcelloc x');
  // The marks of Arabic and Hebrew letters' direction stay.
  expect(meantText('\u05d0\u200f!')).toBe('\u05d0\u200f!');
});
