import { createHash } from 'node:crypto';
import type { TenantComparison } from '../tenants/compare-tenant.ts';
import type { DiffReport } from '../report/diff-report.ts';
import { pack, packPage, StyleSheets } from './renderings.ts';
import { markup } from './markup.ts';
import type { Markup } from './markup.ts';
import { Pictures } from './pictures.ts';
import { reportHead, reportTools } from './report-head.ts';
import { frameItem, pageItem, tenantSection } from './report-page.ts';
import { reportScript } from './report-script.ts';
import { frameMarks, reportStyle } from './report-style.ts';

/** Builds an inert data element. Its text has no `<`: it is base64, or JSON of base64. */
const dataElement = (id: string, text: string): Markup => ({
  html: `<script type="text/plain" id="${id}">${text}</script>\n`,
});

/** Lists the limits of the renderings that apply to this report. */
function limits({ leftOut }: Pictures): Markup {
  const names = [...leftOut].sort();
  return markup`<ul><li>Pages are rendered as a visitor gets them without scripts, from the tenant’s own files; data of other servers are not asked for.</li>
<li>Videos, embedded pages and pictures of other sites are left out. Text is set in a local typeface of the same width where the site’s own is not installed.</li>${
    names.length > 0 &&
    markup`<li>${names.length.toLocaleString('en')} large picture${names.length === 1 ? ' is' : 's are'} left out: ${names.join(', ')}</li>`
  }</ul>`;
}

/**
 * Formats the comparison as one self-contained HTML file: the differences, and both renderings of each
 * page side by side. It loads nothing and runs no script but its own.
 */
export async function htmlReport(
  report: DiffReport,
  comparisons: readonly TenantComparison[],
): Promise<string> {
  const styles = new StyleSheets();
  const pictures = new Pictures();
  const data: Markup[] = [];
  const sections: Markup[] = [];
  let count = 0;
  for (const { tenant, renderings, frameExample } of comparisons) {
    const pages: Markup[] = [];
    for (const page of tenant.pages) {
      const id = `page-${++count}`;
      const packed = await packPage(renderings.get(page) ?? {}, page.blocks, styles, pictures);
      pages.push(pageItem(page, id, tenant, report));
      data.push(dataElement(`rendering-${id}`, pack(packed)));
    }
    if (frameExample !== undefined) {
      const id = `page-${++count}`;
      const packed = await packPage(frameExample.renderings, [], styles, pictures);
      pages.push(frameItem(frameExample.entry.page.path, id, report));
      data.push(dataElement(`rendering-${id}`, pack(packed)));
    }
    const { files, change } = tenant;
    if (pages.length + files.length > 0 || change !== undefined)
      sections.push(tenantSection(tenant, pages));
  }
  for (const [number, css] of styles.all.entries())
    data.push(dataElement(`style-${number}`, pack(css)));
  for (const [hash, picture] of pictures.packed)
    data.push(dataElement(`picture-${hash}`, JSON.stringify(picture)));

  const script = `(${reportScript.toString()})()`;
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'sha256-${hash}'`;
  const title = 'Forecourt diff';
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="robots" content="noindex"><title>${title}</title>
<style>${{ html: reportStyle }}</style></head><body>
${reportHead(report)}
<main>${count > 0 && reportTools}<div class="wrap">${sections}<noscript><p class="notes">The renderings need scripts; all else stands without.</p></noscript></div></main>
<footer class="wrap soft">${limits(pictures)}</footer>
${dataElement('marks', frameMarks)}${data}${count > 0 && markup`<script>${{ html: script }}</script>`}</body></html>
`.html;
}
