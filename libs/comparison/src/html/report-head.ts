import { pluralize } from '@forecourt/domain';
import type { CutoffEffect, DiffReport } from '../report/diff-report.ts';
import { cutoffCounts, sideWords } from '../report/words.ts';
import { markup } from './markup.ts';
import type { Markup } from './markup.ts';

/** Returns counts above zero, such as `3 pages changed`. */
function figures({ summary: { pages, blocks, files } }: DiffReport): readonly Markup[] {
  const figure = (count: number, noun: string, what = ''): Markup | false =>
    count > 0 &&
    markup`<li><b>${count.toLocaleString('en')}</b><span>${noun}${count !== 1 && 's'} ${what}</span></li>`;
  const differing = blocks.added + blocks.removed + blocks.moved + blocks.changed;
  return [
    figure(pages.compared, 'page', 'compared'),
    figure(pages.changed, 'page', 'changed'),
    figure(pages.added, 'page', 'added'),
    figure(pages.removed, 'page', 'removed'),
    figure(pages.moved, 'page', 'moved'),
    figure(differing, 'block', 'changed'),
    figure(files, 'other file', 'changed'),
  ].filter((each) => each !== false);
}

function headline({ summary: { pages, files }, tenants }: DiffReport): string {
  const differing = pages.added + pages.removed + pages.moved + pages.changed;
  if (differing > 0)
    return `${pluralize(differing, 'page')} of ${pages.compared.toLocaleString('en')} differ${differing === 1 ? 's' : ''}`;
  const framed = tenants.reduce((sum, { pagesWithOtherFrame: count }) => sum + count, 0);
  if (framed > 0)
    return `${pluralize(framed, 'page')} look${framed === 1 ? 's' : ''} different around the blocks`;
  return files > 0 ? 'No page differs, other files do' : 'Nothing differs';
}

function cutoffItem(effect: CutoffEffect): Markup {
  const { blockType, date, from, to, undone, change } = effect;
  const day = markup`<span class="date">${date}</span>`;
  return markup`<li><h3>${blockType}</h3><p>From the layout ${undone ? 'since' : 'before'} ${day}, “${from}”, to the one ${undone ? 'before' : 'since'}, “${to}”.</p><p>${undone && 'Undone: '}${change}</p><p class="soft">${cutoffCounts(effect)}</p></li>`;
}

/** Builds the report's header: both sides, figures, effects of the dates, notes. */
export function reportHead(report: DiffReport): Markup {
  const { cutoffs, notes, from, to } = report;
  return markup`<header class="top"><div class="wrap"><p class="kicker">Forecourt diff</p><h1>${headline(report)}</h1><dl class="sides-named"><dt>Before</dt><dd>${sideWords(from)}</dd><dt>After</dt><dd>${sideWords(to)}</dd></dl></div></header>
<div class="wrap"><ul class="figures">${figures(report)}</ul>${
    notes.length > 0 &&
    markup`<section><h2>Not compared</h2><ul class="notes">${notes.map((note) => markup`<li>${note}</li>`)}</ul></section>`
  }${
    cutoffs.length > 0 &&
    markup`<section><h2>What the publication date changes</h2><ul class="cutoffs">${cutoffs.map(cutoffItem)}</ul></section>`
  }</div>`;
}

/** Toolbar: search, widths and outlines. */
export const reportTools: Markup = markup`<div class="tools"><div class="wrap">
<input id="search" type="search" placeholder="Find a page or block" aria-label="Find a page or block" autocomplete="off">
<fieldset aria-label="Width of the pages">${(
  [
    [390, 'Phone'],
    [820, 'Tablet'],
    [1280, 'Desktop'],
  ] as const
).map(
  ([width, name]) =>
    markup`<label><input type="radio" name="width" value="${width}">${name}</label>`,
)}</fieldset>
<label class="check"><input id="outline" type="checkbox" checked>Outline changed blocks</label>
<span id="shown" class="soft" role="status"></span></div></div>`;
