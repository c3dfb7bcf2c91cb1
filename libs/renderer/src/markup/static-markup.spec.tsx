import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { planPage } from '../pipeline/plan-page.ts';
import { renderPage } from '../pipeline/render-page.ts';
import { testAnswers } from '../testing/answers.ts';
import { everyFixture, fixtureTenant, layoutsOf } from '../testing/every-fixture.ts';
import { testRequest } from '../testing/snapshot.ts';
import { staticMarkup } from './static-markup.ts';

const byReact = vi.hoisted(() => ({ isOn: false }));
vi.mock('./static-markup.ts', async (original) => {
  const own = await original<{ staticMarkup: (node: ReactNode) => string }>();
  const { renderToStaticMarkup: react } = await import('react-dom/server');
  return {
    staticMarkup: (node: ReactNode) => (byReact.isOn ? react(node) : own.staticMarkup(node)),
  };
});

const Words = ({ children }: { readonly children?: ReactNode }): ReactNode => <b>{children}</b>;
const picture = { src: '/a.jpg', alt: '' };

const trees: Readonly<Record<string, ReactNode>> = {
  'texts and what is none': ['<a> & "b" \'c\'', '', 0, 12n, null, undefined, true, [['d'], 'e']],
  'components and fragments': (
    <>
      <Words>
        <Words />
        {[1, 2].map((each) => (
          <Fragment key={each}>{each}</Fragment>
        ))}
      </Words>
    </>
  ),
  'children of any iterable': new Set(['a', 'b']),
  'raw markup': <div dangerouslySetInnerHTML={{ __html: '<i>a</i> &' }} />,
  'elements without content': (
    <p>
      <br className="a" />
      <hr />
      <img {...picture} loading="lazy" />
      <input />
    </p>
  ),
  'names of HTML': (
    <label htmlFor="a" className="b" tabIndex={-1} data-c={true} data-d={false} aria-hidden={false}>
      <a href="" title='<">' download>
        a
      </a>
      <a href="/b?c=1&d=2" download="e" hrefLang="mi" onClick={() => undefined} />
      <td colSpan={2} rowSpan={0} contentEditable={false} draggable spellCheck="false" hidden />
      <ol start={0} reversed type="a" hidden={false} />
      <time dateTime="2026-11-23" lang="" role="" />
      <video autoPlay muted playsInline controls={false} poster="/p.jpg" preload="none" src="" />
      <iframe allowFullScreen src="/f" referrerPolicy="no-referrer" loading="lazy" />
      <details open inert={false} />
      {createElement('div', { 'bad name': 1, autoFocus: true, value: 0, span: 0, size: '1' })}
      {createElement('i', { valued: false, worded: true, symbol: Symbol('a'), own: {} })}
    </label>
  ),
  'names of SVG': (
    <svg
      viewBox="0 0 1 1"
      strokeWidth={2}
      strokeLinecap="round"
      fillRule="evenodd"
      focusable="false"
    >
      <title>a</title>
      <clipPath id="a">
        <use href="#b" clipPath="url(#a)" preserveAspectRatio="none" textAnchor="end" />
      </clipPath>
      <stop stopColor="red" stopOpacity={0.5} gradientTransform="a" strokeMiterlimit={3} />
    </svg>
  ),
  styles: (
    <p style={{ '--a': 1, '--b': ' "c" ', '--d': '', '--e': undefined } as object}>
      <i style={{ width: 3, height: 0, opacity: 0.5, aspectRatio: 1.5, maxWidth: '2em' }} />
      <i style={{ WebkitLineClamp: 2, msTransition: 'a', backgroundColor: 'red', flexGrow: 1 }} />
      <i style={{}} />
    </p>
  ),
  'addresses of scripts': (
    <>
      <a href="javascript:alert(1)">a</a>
      <a href={' \tJ\nava\rScript\t:alert(1)'}>b</a>
      <iframe src="javascript:alert(1)" />
      <form action="javascript:alert(1)" />
    </>
  ),
  forms: (
    <form action="/a" method="post" className="b" noValidate encType="c" target="d">
      <input name="a" type="checkbox" defaultChecked value="b" required readOnly />
      <input name="a" type="radio" checked={false} defaultChecked defaultValue="b" />
      <input name="a" defaultValue="b" maxLength={3} autoComplete="off" inputMode="numeric" />
      <input value="a" defaultValue="b" minLength={0} multiple readOnly autoFocus />
      <button name="a" formAction="/b" formMethod="get" type="submit" value="c" disabled>
        a
      </button>
      <select name="a" defaultValue="c">
        <option>b</option>
        <option value="c">d</option>
      </select>
      <textarea name="a" defaultValue={'\n<b>'} rows={3} cols={0} />
      <output popover="auto" />
      <button popoverTarget="a" aria-expanded={true} />
    </form>
  ),
  'text with its line ends': <pre>{'\na\n'}</pre>,
  'elements of scripts': createElement(
    'a-b',
    { className: 'c', hidden: true, style: { top: 1 } },
    'd',
  ),
  'pictures that are shown at once': (
    <>
      <p>a</p>
      <img {...picture} fetchPriority="high" />
      <img {...picture} fetchPriority="high" />
      <img src="/b.jpg" srcSet="/c.jpg 1x" sizes="1px" referrerPolicy="origin" />
      <img src="/c.jpg" loading="lazy" />
      <img src="/d.jpg" fetchPriority="low" />
      <img src="data:image/png," />
      <picture>
        <source srcSet="/e.jpg" media="(width < 1px)" />
        <img src="/e.jpg" />
      </picture>
      <noscript>
        <img src="/f.jpg" />
      </noscript>
    </>
  ),
  'a style sheet': <link rel="stylesheet" href="/f.css" />,
  'the head of a page': (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>a &amp; b</title>
      <meta property="og:title" content="c" />
      <meta httpEquiv="d" />
      <link rel="canonical" href="/e" />
      <link rel="preload" href="/g.woff2" as="font" crossOrigin="anonymous" fetchPriority="low" />
      <script type="module" src="/h.js" fetchPriority="low" />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: '{"a":"</"}' }} />
    </>
  ),
};

describe('decision 038: markup of elements', () => {
  it.each(Object.entries(trees))('OPS-2: is what React writes: %s', (_, tree) => {
    expect(staticMarkup(tree)).toBe(renderToStaticMarkup(tree));
  });

  it('TEN-7: an error of a component is thrown, and so is what is no markup', () => {
    const Broken = (): ReactNode => {
      throw new Error('broken');
    };
    expect(() => staticMarkup(<Broken />)).toThrow('broken');
    expect(() => staticMarkup({ an: 'object' } as never)).toThrow('not markup');
  });

  it.each(everyFixture)(
    'OPS-2: is what React writes of a page with $type/$name',
    ({ type, block }) => {
      for (const { at } of layoutsOf(type)) {
        const { entry, snapshot } = fixtureTenant([block]);
        const fonts = { css: '', preload: ['/a.woff2', '/b.woff2'] };
        const request = testRequest({ at, fonts });
        const answers = testAnswers(planPage(entry.page, snapshot, request).queries);
        const drawn = () => renderPage(entry, snapshot, { ...request, answers });
        const own = drawn();
        byReact.isOn = true;
        const { html, skipped } = drawn();
        byReact.isOn = false;
        expect(own.html).toBe(html);
        expect(skipped).toEqual([]);
      }
    },
  );
});
