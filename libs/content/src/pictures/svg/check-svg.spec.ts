import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSvg } from './check-svg.ts';

const svg = (body: string, attributes = 'viewBox="0 0 1600 900"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${body}</svg>`;
const rect = '<rect width="1600" height="900"/>';
/** Ten times as many of something at each level. */
const nested = (levels: number, name: string, leaf: string, refer: (id: string) => string) =>
  Array.from(
    { length: levels },
    (_, level) =>
      `<${name} id="${name}${level}">${level === 0 ? leaf : refer(`${name}${level - 1}`).repeat(10)}</${name}>`,
  ).join('');
const use = (id: string) => `<use xlink:href="#${id}"/>`;
const blur = '<feGaussianBlur stdDeviation="9"/>';
const data = (text: string, type: string) =>
  `data:image/${type};base64,${Buffer.from(text, 'latin1').toString('base64')}`;
const hugePng = `\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x4e\x20\0\0\x4e\x20\x08\x02\0\0\0`;

const tooMany = /draws .* elements once everything it refers to is expanded/;
const tooLong = /takes too long to draw/;
const otherFile = /refers to another file/;

describe('drawings that are refused', () => {
  it.each<[string, string, RegExp]>([
    ['nested use', svg(`<defs>${nested(7, 'g', rect, use)}</defs>${use('g6')}`), tooMany],
    ['nested symbols', svg(nested(7, 'symbol', rect, use) + use('symbol6')), tooMany],
    [
      'nested patterns',
      svg(
        nested(7, 'pattern', rect, (id) => `<rect width="9" height="9" fill="url(#${id})"/>`) +
          '<g fill="url(#pattern6)"><path d="M0 0L9 9"/></g>',
      ),
      tooMany,
    ],
    [
      'nested masks',
      svg(
        nested(7, 'mask', rect, (id) => `<rect width="9" height="9" mask="url(#${id})"/>`) +
          '<rect mask="url(#mask6)" width="9" height="9"/>',
      ),
      tooMany,
    ],
    [
      'nested clips',
      svg(
        nested(
          7,
          'clipPath',
          rect,
          (id) => `<rect width="9" height="9" clip-path="url('#${id}')"/>`,
        ) + '<rect clip-path="url(#clipPath6)" width="9" height="9"/>',
      ),
      tooMany,
    ],
    [
      'markers at every point',
      svg(
        `<marker id="m">${rect.repeat(100)}</marker><g marker-mid="url(#m)"><path d="${'M1 1'.repeat(2_000)}"/></g>`,
      ),
      tooMany,
    ],
    [
      'references in a style sheet',
      svg(
        `<style>/* */ .a, b > circle { fill: url("#p") }</style><pattern id="p">${rect.repeat(1_000)}</pattern>${'<circle r="9"/>'.repeat(100)}`,
      ),
      tooMany,
    ],
    [
      'a filter with many steps',
      svg(`<filter id="f">${blur.repeat(40)}</filter><g filter="url(#f)">${rect}</g>`),
      tooLong,
    ],
    [
      'many filters',
      svg(`<filter id="f">${blur}</filter>${`<g style="filter:url(#f)">${rect}</g>`.repeat(40)}`),
      tooLong,
    ],
    [
      'filters as functions',
      svg(`<g filter="blur(9px) blur(9px) blur(9px)">${rect}</g>`.repeat(9)),
      tooLong,
    ],
    [
      'a filter by a style sheet',
      svg(`<style>*{filter:url(#f)}</style><filter id="f">${blur}</filter>${rect.repeat(40)}`),
      tooLong,
    ],
    [
      'filters on what is used',
      svg(
        `<filter id="f">${blur}</filter><g id="a" filter="url(#f)">${rect}</g>${use('a').repeat(40)}`,
      ),
      tooLong,
    ],
    [
      'filters on what is enlarged',
      svg(
        `<filter id="f">${blur}</filter><g transform="scale(100)">${'<rect width="16" height="9" filter="url(#f)"/>'.repeat(40)}</g>`,
      ),
      tooLong,
    ],
    [
      'noise of many octaves',
      svg(`<filter id="f"><feTurbulence numOctaves="50"/></filter><g filter="url(#f)">${rect}</g>`),
      tooLong,
    ],
    [
      'a wide outline',
      svg(`<filter id="f"><feMorphology radius="90"/></filter><g filter="url(#f)">${rect}</g>`),
      tooLong,
    ],
    [
      'a large kernel',
      svg(`<filter id="f"><feConvolveMatrix order="90"/></filter><g filter="url(#f)">${rect}</g>`),
      tooLong,
    ],
    ['many large shapes', svg(`<g id="a">${rect.repeat(200)}</g>${use('a').repeat(200)}`), tooLong],
    [
      'groups within groups',
      svg('<g opacity=".9">'.repeat(30) + rect + '</g>'.repeat(30)),
      /nests 30 groups/,
    ],
    [
      'elements within elements',
      svg('<g>'.repeat(5_000) + '</g>'.repeat(5_000)),
      /nests elements more than 100 deep/,
    ],
    ['too many elements', svg('<g/>'.repeat(100_001)), /has more than 100000 elements/],
    [
      'a chain of references',
      svg(
        Array.from(
          { length: 9_000 },
          (_, index) => `<use id="u${index}" href="#u${index + 1}"/>`,
        ).join(''),
      ),
      /nests references too deep/,
    ],
    [
      'a circle',
      svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
      /refers to itself/,
    ],
    [
      'entities',
      `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(99)}">]>${svg('<text>&a;</text>')}`,
      /DOCTYPE/,
    ],
    ['an unknown entity', svg('&lol;'), /not well-formed XML/],
    ['a style sheet elsewhere', `<?xml-stylesheet href="a.css"?>${svg('')}`, /style sheet/],
    ['an import', svg('<style>@import url(https://a.example/a.css);</style>'), otherFile],
    ['a picture elsewhere', svg('<image href="https://a.example/a.png"/>'), otherFile],
    ['a file of the server', svg('<image xlink:href="file:///etc/passwd"/>'), otherFile],
    ['a use of another file', svg('<use href="other.svg#a"/>'), otherFile],
    ['a use of an embedded drawing', svg('<use href="data:image/svg+xml,a#b"/>'), otherFile],
    [
      'nested use by another prefix',
      svg(
        `<defs>${nested(7, 'g', rect, (id) => `<use l:href="#${id}"/>`)}</defs><use l:href="#g6"/>`,
        'xmlns:l="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"',
      ),
      tooMany,
    ],
    [
      'nested use with a second address',
      svg(
        `<defs>${nested(7, 'g', rect, (id) => `<use href="#${id}" xlink:href="#a"/>`)}</defs>${use('g6')}`,
      ),
      tooMany,
    ],
    [
      'a paint elsewhere',
      svg('<rect width="9" height="9" style="fill:url( https://a.example/#a)"/>'),
      otherFile,
    ],
    [
      'an include',
      svg('<i:include xmlns:i="http://www.w3.org/2001/XInclude" href="a"/>'),
      /includes another file/,
    ],
    [
      'a drawing in a drawing',
      svg(`<image href="${data(svg(''), 'svg+xml')}"/>`),
      /embedded picture/,
    ],
    [
      'a drawing said to be a bitmap',
      svg(`<image href="${data(svg(''), 'png')}"/>`),
      /embedded picture/,
    ],
    [
      'a huge embedded bitmap',
      svg(`<image href="${data(hugePng, 'png')}"/>`),
      /embeds pictures with 400,000,000 pixels/,
    ],
    ['a huge size', svg(rect, 'width="1e9" height="1e9"'), /larger than 65,535 pixels/],
    [
      'another encoding',
      `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`,
      /declares the encoding UTF-7/,
    ],
    ['another document', '<html xmlns="http://www.w3.org/1999/xhtml"/>', /is not an SVG drawing/],
    ['half a drawing', svg(rect).slice(0, -9), /not well-formed/],
    ['six million characters', svg(' '.repeat(6e6)), /more than 5,000,000/],
  ])('OPS-3: %s', async (_what, content, message) => {
    const { problem } = await checkSvg(content);
    expect(problem?.message).toMatch(message);
    expect(problem!.message).not.toMatch(/NaN|Infinity/);
    expect([problem!.line >= 1, problem!.column >= 1]).toEqual([true, true]);
  });

  it('OPS-3: the problem is at the part that most of the cost comes from', async () => {
    const part = `<g>\n<g>${`<use href="#a"/>`.repeat(600)}</g></g>`;
    const { problem } = await checkSvg(svg(`<g id="a">${rect.repeat(100)}</g>\n${part}\n${rect}`));
    expect(problem).toMatchObject({ line: 3 });
  });
});

describe('drawings that pass', () => {
  it.each<[string, string]>([
    [
      'gradients and text',
      svg(
        '<linearGradient id="a" href="#b"/><linearGradient id="b"><stop/></linearGradient><text fill="url(#a)">Sale</text>',
      ),
    ],
    [
      'a public DOCTYPE',
      `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg(rect)}`,
    ],
    [
      'links and metadata of editors',
      svg(
        '<metadata xmlns:r="urn:r"><r:a r:resource="https://a.example"/></metadata><a href="https://a.example"><path d="M0 0"/></a>',
      ),
    ],
    [
      'classes with clips and shadows',
      svg(
        `<style>.a{clip-path:url(#c)}.b{filter:url(#f)}</style><clipPath id="c">${rect}</clipPath><filter id="f">${blur}<feOffset/><feMerge/></filter>${'<circle class="b" r="20"/>'.repeat(40)}<g class="a">${rect}</g>`,
      ),
    ],
    ['ten thousand shapes', svg('<path d="M0 0L9 9 9 0z"/>'.repeat(10_000))],
    ['an embedded font', svg('<style>@font-face{src:url("data:font/woff2;base64,AA==")}</style>')],
    ['an empty drawing', svg('')],
  ])('OPS-3: %s', async (_what, content) => {
    expect((await checkSvg(content)).problem).toBeUndefined();
  });

  it('OPS-3: the largest of the demo tenants’', async () => {
    const tenants = join(import.meta.dirname, '../../../../../tenants');
    const drawings = readdirSync(tenants, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.svg'))
      .map((name) => ({ name, content: readFileSync(join(tenants, name), 'utf8') }))
      .sort((a, b) => b.content.length - a.content.length);
    for (const { name, content } of drawings.slice(0, 20))
      expect(await checkSvg(content), name).toEqual({});
  });
});

describe('CLI-7: scripts in drawings', () => {
  it.each([
    ['an element', '<script>alert(1)</script>'],
    ['an event', '<g onclick="alert(1)"/>'],
    ['a link', '<a xlink:href=" JavaScript:alert(1)"/>'],
    [
      'a link by another prefix',
      '<a xmlns:l="http://www.w3.org/1999/xlink" l:href="javascript:a"/>',
    ],
    ['a link of which one address is a page', '<a href="/a" xlink:href="javascript:alert(1)"/>'],
    ['a link with character references', '<a href="java&#x9;script&#58;alert(1)"/>'],
    [
      'a link to a document of its own',
      '<a href="data:text/html,&lt;script>alert(1)&lt;/script>"/>',
    ],
    ['a link to a drawing of its own', '<a href="data:image/svg+xml;base64,AAAA"/>'],
    ['an animated link', '<animate attributeName="href" to="javascript:alert(1)"/>'],
    ['a list of animated links', '<animate attributeName="xlink:href" values="#a; javascript:a"/>'],
    ['a link that is set', '<set attributeName="xlink:href" to="javascript:alert(1)"/>'],
    ['an event that is set', '<set attributeName="onclick" to="alert(1)"/>'],
    ['a script of HTML', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">a</h:script>'],
  ])('CLI-7: reports the location of %s', async (_what, part) => {
    expect(await checkSvg(svg(`\n  ${part}${part}`))).toEqual({
      script: expect.objectContaining({ line: 2, column: 3 }),
    });
  });

  it.each([
    '<foreignObject width="5" height="5"/>',
    '<iframe xmlns="http://www.w3.org/1999/xhtml" src="/a"/>',
    '<h:object xmlns:h="http://www.w3.org/1999/xhtml"/>',
  ])('CLI-7: reports the location of %s, which embeds HTML', async (part) => {
    expect(await checkSvg(svg(`\n  ${part}`))).toEqual({
      html: expect.objectContaining({ line: 2, column: 3 }),
    });
  });

  it.each([
    '<animate attributeName="href" to="#two"/>',
    '<animate attributeName="opacity" values="0;1"/><set attributeName="x" to="javascript:"/>',
    '<a href="https://a.example/?javascript:1"/><text data-src="javascript:a">javascript:a</text>',
    '<m:script xmlns:m="urn:metadata">a</m:script>',
  ])('CLI-7: finds no script in %s', async (part) => {
    expect(await checkSvg(svg(part))).toEqual({});
  });

  it('CLI-7 CLI-9: a drawing in a drawing is one finding', async () => {
    const inner = data(svg(''), 'svg+xml');
    const { problem, script } = await checkSvg(svg(`<image href="${inner}"/>`));
    expect([problem === undefined, script]).toEqual([false, undefined]);
  });

  it('CLI-7: reports a script in embedded HTML', async () => {
    const form = '<form xmlns="http://www.w3.org/1999/xhtml" action="javascript:alert(1)"/>';
    const { script, html } = await checkSvg(svg(`<foreignObject>${form}</foreignObject>`));
    expect([script, html]).not.toContain(undefined);
  });

  it('CLI-7: accepts links, and attributes that only begin as those of events', async () => {
    const content = svg('<a href="#one" data-on="1" on="1"/><g id="script">onclick</g>');
    expect(await checkSvg(content)).toEqual({});
  });
});
