import { readablePointer } from '@forecourt/json';
import { pluralize } from '@forecourt/domain';
import type { PropertyChange } from '../documents/value-change.ts';
import type { BlockChange, DiffReport, PageChange, TenantChange } from '../report/diff-report.ts';
import {
  blockName,
  causeWords,
  fileWords,
  frameWords,
  pageWords,
  propertyName,
  propertyWords,
  sideWords,
} from '../report/words.ts';
import { markup } from './markup.ts';
import type { Markup } from './markup.ts';

const badge = (change: BlockChange['change']): Markup =>
  markup`<span class="badge ${change}">${change}</span>`;

const properties = (all: readonly PropertyChange[], block?: BlockChange): Markup | false =>
  all.length > 0 &&
  markup`<dl class="props">${all.map(
    (each) =>
      markup`<div><dt><code>${propertyName(each, block)}</code></dt><dd>${propertyWords(each)}</dd></div>`,
  )}</dl>`;

function blockItem(block: BlockChange, page: PageChange, tenant: TenantChange): Markup {
  const { change, pointer, fromPointer } = block;
  const places = [
    change !== 'added' && markup` data-from="${fromPointer ?? pointer}"`,
    change !== 'removed' && markup` data-to="${pointer}"`,
  ];
  const why = causeWords(block, page, tenant).join(', ');
  return markup`<li>${badge(change)}<span><button type="button"${places}>${blockName(block)}</button> <code class="soft">${readablePointer(pointer)}</code></span>
<div class="why">${why}${properties(block.properties, block)}</div></li>`;
}

/** Builds a hint that links to the preview tool with both dates. */
function liveHint({ path }: PageChange, { from, to }: DiffReport, { directory }: TenantChange) {
  const day = /^\d{4}-\d\d-\d\d$/;
  if (from.revision || to.revision || !from.at || !to.at) return false;
  if (!day.test(from.at) || !day.test(to.at)) return false;
  const query = new URLSearchParams({ page: path, at: from.at, against: to.at });
  return markup`<p class="live soft">Live, at both dates: <code>forecourt preview ${directory}</code>, then <code>/__preview?${query.toString()}</code></p>`;
}

const side = (which: 'from' | 'to', words: string, title: string, isThere: boolean): Markup =>
  markup`<figure><figcaption>${which === 'from' ? 'Before' : 'After'}: ${words}</figcaption><div class="view">${
    isThere
      ? markup`<iframe data-side="${which}" sandbox="allow-same-origin" title="${title}, ${which === 'from' ? 'before' : 'after'}"></iframe>`
      : markup`<p class="none">There is no such page on this side.</p>`
  }</div></figure>`;

const sides = (report: DiffReport, title: string, has: { from: boolean; to: boolean }): Markup =>
  markup`<div class="sides">${side('from', sideWords(report.from), title, has.from)}${side('to', sideWords(report.to), title, has.to)}</div>`;

/** Builds a page's differences and both renderings. @param id of its element and its renderings. */
export function pageItem(
  page: PageChange,
  id: string,
  tenant: TenantChange,
  report: DiffReport,
): Markup {
  const { change, path, title, file, blocks } = page;
  const types = [...new Set(blocks.map(({ type }) => type))].join(', ');
  const about = [
    title,
    pageWords(page),
    blocks.length > 0 && `${pluralize(blocks.length, 'block')}: ${types}`,
  ]
    .filter(Boolean)
    .join(' · ');
  const words = `${path} ${title} ${types} ${file}`.toLowerCase();
  const has = { from: change !== 'added', to: change !== 'removed' };
  return markup`<details class="page" id="${id}" data-words="${words}"><summary>${badge(change)}<h3>${path}</h3><span class="about soft">${about}</span></summary>
<div class="inside"><p class="soft live"><code>${file}</code></p>${properties(page.properties)}${
    blocks.length > 0 &&
    markup`<ul class="blocks">${blocks.map((block) => blockItem(block, page, tenant))}</ul>`
  }${sides(report, path, has)}${liveHint(page, report, tenant)}</div></details>`;
}

/** Builds the example of all pages whose only difference is theme, header or footer. */
export const frameItem = (path: string, id: string, report: DiffReport): Markup =>
  markup`<details class="page" id="${id}" data-words="theme header footer"><summary>${badge('changed')}<h3>Theme, header or footer</h3><span class="about soft">As on ${path}; other pages have the same around their blocks</span></summary>
<div class="inside">${sides(report, path, { from: true, to: true })}</div></details>`;

/** Builds a tenant's heading, pages and other files. */
export function tenantSection(tenant: TenantChange, pages: readonly Markup[]): Markup {
  const { directory, files, pagesCompared, change } = tenant;
  const frame = frameWords(tenant);
  return markup`<section><div class="tenant"><h2>${directory}</h2><span class="soft">${
    change === undefined ? `${pluralize(pagesCompared, 'page')} compared` : `whole tenant ${change}`
  }${frame !== '' && `; ${frame}`}</span></div>${pages}${
    files.length > 0 &&
    markup`<h3>Other files</h3><ul class="blocks">${files.map(
      (file) =>
        markup`<li>${badge(file.change)}<span><code>${file.file}</code> ${fileWords(file)}</span><div class="why">${properties(file.properties)}</div></li>`,
    )}</ul>`
  }</section>`;
}
