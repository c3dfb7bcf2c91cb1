import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';
import { RichText } from './rich-text.tsx';
import { safeHref, safeSrc } from '@forecourt/domain';
import { attackLines } from './testing/attack-lines.ts';
import { leavesAllowedSchemes, liveMarkup } from './testing/live-markup.ts';

const markup = attackLines('xss-payloads.txt', 600);
const redirects = attackLines('open-redirects.txt', 305);
const source = (list: { complete: boolean; lines: readonly string[] }) =>
  list.complete
    ? `${list.lines.length} public lines`
    : 'our own short list, the public one is not here';

/** Contexts of a line in an editor's mark-up. */
const wrappings: ((line: string) => string)[] = [
  (line) => line,
  (line) => `before ${line} after`,
  (line) => `<p>${line}</p>`,
  (line) => `<a href="${line}">x</a>`,
  (line) => `<a href='${line}'><img src='${line}'></a>`,
  (line) => `<a href="${line.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">x</a>`,
  (line) => `<img src="${line.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`,
  (line) => `<table><td>${line}</td></table>`,
];

describe.each(['inline', 'block'] as const)(
  'attacks through %s mark-up',
  { timeout: 300_000 },
  (kind) => {
    it(`BLK-2: nothing live is left of ${source(markup)}`, () => {
      for (const line of markup.lines) {
        for (const wrap of wrappings) {
          const html = renderToStaticMarkup(<RichText html={wrap(line)} kind={kind} />);
          expect(liveMarkup(html), wrap(line)).toEqual([]);
        }
      }
    });
  },
);

describe('attacks through addresses', { timeout: 300_000 }, () => {
  it.each([
    ['mark-up', markup],
    ['redirects', redirects],
  ])(`BLK-2: no address of %s leaves the allowed schemes`, (_what, { lines }) => {
    for (const line of lines) {
      for (const safe of [safeHref(line), safeSrc(line)]) {
        if (safe !== undefined) expect(leavesAllowedSchemes(safe), line).toBe(false);
      }
    }
  });

  it('BLK-2: words for an attribute hold no mark-up that came from an attack', () => {
    for (const line of markup.lines) {
      const words = plainText(line);
      expect(liveMarkup(renderToStaticMarkup(<i title={words}>{words}</i>)), line).toEqual([]);
    }
  });
});

describe('the check itself', () => {
  it('BLK-2: sees what is live in the same lines when nobody sanitises them', () => {
    const live = markup.lines.filter((line) => liveMarkup(line).length > 0);
    expect(live.length / markup.lines.length).toBeGreaterThan(0.7);
  });

  it.each([
    ['<b onclick=x>', 'onClick attribute'],
    ['<svg></svg>', '<svg>'],
    ['<a href="java&#9;script:x">', 'href="java\\tscript:x"'],
    ['<a href="//x.example">', 'href="//x.example"'],
    ['<template><script></script></template>', '<script>'],
  ])('BLK-2: finds %s', (html, error) => {
    expect(liveMarkup(html)).toContain(error);
  });
});
