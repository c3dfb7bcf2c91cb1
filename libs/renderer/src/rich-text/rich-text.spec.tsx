import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

const inline = (html: string) => renderToStaticMarkup(<RichText html={html} kind="inline" />);
const block = (html: string, headingLevel?: 2 | 3 | 4 | 5 | 6) =>
  renderToStaticMarkup(<RichText html={html} kind="block" headingLevel={headingLevel} />);

describe('editors’ HTML in a line of text', () => {
  it('BLK-2: keeps emphasis, marks, code, line breaks and language', () => {
    const html =
      '<b>a</b> <i lang="mi">kia ora</i> <u>c</u> <mark>d</mark> <code>e</code><br/><sub>f</sub>';
    expect(inline(html)).toBe(html);
  });

  it('BLK-2: leaves plain text alone and reads entities once', () => {
    expect(inline('Rates from 5 %')).toBe('Rates from 5 %');
    expect(inline('Terms &amp; conditions &lt;b&gt;')).toBe('Terms &amp; conditions &lt;b&gt;');
  });

  it('BLK-2: keeps safe links, hands no window to other hosts, drops what else a link carries', () => {
    expect(inline('<a href="/finance" target="_blank" onclick="x()" class="y">f</a>')).toBe(
      '<a href="/finance">f</a>',
    );
    expect(inline('<a href="https://example.com">e</a>')).toBe(
      '<a href="https://example.com" rel="noopener">e</a>',
    );
  });

  it('BLK-2: an unsafe link becomes its words', () => {
    expect(inline('See <a href="java&#9;script:alert(1)"><b>here</b></a>.')).toBe(
      'See <b>here</b>.',
    );
    expect(inline('<a href="//evil.example">here</a>')).toBe('here');
  });

  it('BLK-2: unknown and block elements become their words, code vanishes whole', () => {
    expect(inline('<p>one <font color="red">two</font></p><img src="/a.png">')).toBe('one two');
    expect(inline('a<script>alert(1)</script><style>b{}</style><svg><a>c</a></svg>d')).toBe('ad');
    expect(inline('a<!-- b -->c')).toBe('ac');
  });

  it('BLK-2: no name, id or class reaches the page', () => {
    expect(inline('<span id="location" name="x" class="y" data-z="1" style="top:0">a</span>')).toBe(
      '<span>a</span>',
    );
  });
});

describe('editors’ HTML of several paragraphs', () => {
  it('BLK-2: keeps paragraphs, lists, quotes and tables', () => {
    const html = '<p>a</p><ol start="3"><li>b</li></ol><blockquote>c</blockquote>';
    const table =
      '<table><caption>d</caption><tbody><tr><th scope="row">e</th><td colSpan="2">f</td></tr></tbody></table>';
    expect(block(html + table)).toContain(html);
    expect(block(html + table)).toContain(table);
  });

  it('WEB-2: a table scrolls by itself where it is wider than the page, with the keyboard too', () => {
    expect(block('<table><tbody><tr><td>a</td></tr></tbody></table>')).toBe(
      '<div role="group" aria-label="Table" tabindex="0"><table><tbody><tr><td>a</td></tr></tbody></table></div>',
    );
  });

  it('BLK-2: pictures load late, keep their size, and always have a text', () => {
    expect(block('<img src="/assets/a.png" width="40" height="30" onerror="x()">')).toBe(
      '<img src="/assets/a.png" alt="" width="40" height="30" loading="lazy" decoding="async"/>',
    );
    expect(block('<img src="data:image/png;base64,AA" alt="x">')).toBe('');
    expect(block('<img src="/a.png" srcset="//evil.example/a.png 2x" width="99%">')).not.toMatch(
      /evil|width|srcset/i,
    );
  });

  it('BLK-2: headings start at the level that the page has left and keep their order', () => {
    expect(block('<h1>a</h1><h2>b</h2>')).toBe('<h2>a</h2><h3>b</h3>');
    expect(block('<div><h4>a</h4></div><h6>b</h6>', 3)).toBe('<div><h3>a</h3></div><h5>b</h5>');
    expect(block('<h1>a</h1><h4>b</h4>', 5)).toBe('<h5>a</h5><h6>b</h6>');
  });

  it('BLK-2: parts of a table, list or form outside of one become their words', () => {
    expect(block('<li>a</li><dd>b</dd><form action="/x"><input value="c">d</form>')).toBe('abd');
  });

  it('BLK-2: the same mark-up gives the same elements', () => {
    const html = '<p>twice</p>';
    expect(RichText({ html, kind: 'block' })).toBe(RichText({ html, kind: 'block' }));
    expect(block(html)).toBe(html);
  });
});

describe('mark-up that is short but expensive to parse', () => {
  const reopened = `<p>${Array.from({ length: 700 }, (_, i) => `<b a=${i}>`).join('')}</p>`;

  it.each([
    ['formatting reopened in every paragraph', reopened + '<p>x'.repeat(2000)],
    ['elements nested without end', '<div>'.repeat(40_000) + 'x'],
    ['elements without end', '<br>'.repeat(40_000) + 'x'],
    ['tables in tables', '<table><td><b><i><u>'.repeat(3000) + 'x'],
  ])('BLK-2: %s shows as words', (_what, html) => {
    for (const kind of ['inline', 'block'] as const) {
      const output = renderToStaticMarkup(<RichText html={html} kind={kind} />);
      expect(output).not.toContain('<');
      expect(output).toContain('x');
    }
  });

  it('BLK-2: what is too large to build and opens tags without end is read in one go', () => {
    const output = block(`${'<b>'.repeat(300)}words${'<'.repeat(199_000)}`);
    expect(output).toMatch(/^ +words(?:&lt;){199000}$/);
  });

  it('BLK-2: a long legitimate document is rendered completely', () => {
    const html = '<p>Hello <b>there</b>, see <a href="/x">this</a></p>'.repeat(3000);
    expect(block(html)).toBe(html);
  });
});
