/**
 * The floor of the server's benchmarks, run in a process of its own: a bare HTTP server. `/file` is the
 * file of the first argument with the headers of the second; `/page-N` is a page of the content that
 * the measured server has, as plain React elements, of forty blocks or as many as `?blocks=` names.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { blocksOf, type CostBlock } from './cost-content.ts';

const [file = '', headers = '{}'] = process.argv.slice(2);
const body = readFileSync(file);
const given = JSON.parse(headers) as Record<string, string>;

const element = ({ type, data }: CostBlock, index: number) => {
  switch (type) {
    case 'header':
      return h('h2', { key: index }, data.text);
    case 'paragraph':
      return h('p', { key: index }, data.text);
    case 'list':
      return h(
        'ul',
        { key: index },
        data.items.map((item) => h('li', { key: item }, item)),
      );
    case 'cardsTool':
      return h(
        'div',
        { key: index },
        data.cards.map(({ heading, description, image, imageAlt, href }) =>
          h(
            'article',
            { key: heading },
            h('img', { src: image, alt: imageAlt, width: 640, height: 400, loading: 'lazy' }),
            h('h3', null, h('a', { href }, heading)),
            h('p', null, description),
          ),
        ),
      );
  }
};

const page = (index: number, count: number) =>
  renderToStaticMarkup(
    h(
      'html',
      { lang: 'en-AU' },
      h('head', null, h('title', null, `Page ${index}`)),
      h('body', null, h('main', null, blocksOf(index, count).map(element))),
    ),
  );

createServer((req, res) => {
  const url = req.url ?? '/';
  if (url === '/readyz') return void res.end('ready');
  if (url === '/file') return void res.writeHead(200, given).end(body);
  const [, index, count = 40] = /^\/page-(\d+)(?:\?blocks=(\d+))?$/.exec(url) ?? [];
  const html = Buffer.from(`<!doctype html>${page(Number(index), Number(count))}`);
  res
    .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': html.length })
    .end(html);
}).listen(Number(process.env.PORT), '127.0.0.1');
