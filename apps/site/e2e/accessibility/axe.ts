import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Tags of the rules for WCAG 2.2, levels A and AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The same and axe's best practices. */
export const wcagAndBestPractice = [...wcag, 'best-practice'];

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Scope of a scan. */
export interface AxeScope {
  /** Selector of the only part to scan; the whole page if left out. */
  readonly include?: string;
  /** Tags of the rules to run. */
  readonly tags?: readonly string[];
}

/**
 * Puts the call bar of phones below the content. At the foot of the screen it always covers a part
 * of something, which axe takes for a target that is too small, although visitors scroll it free.
 */
const callBarInFlow = '.fc-call-bar { position: static !important; }';

/**
 * Returns the violations that axe finds in the page's own document; documents in frames are not
 * scanned. The script is loaded once per document, and axe reports violations only: both save most
 * of the processor time of a scan.
 */
export async function axeViolations(
  page: Page,
  { include, tags = wcag }: AxeScope = {},
): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  const { violations } = await page.evaluate(
    async ({ selector, values, css }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      const { adoptedStyleSheets } = document;
      document.adoptedStyleSheets = [...adoptedStyleSheets, sheet];
      const results = await (window as unknown as { axe: typeof axe }).axe.run(
        selector ?? document,
        { runOnly: { type: 'tag', values }, resultTypes: ['violations'], iframes: false },
      );
      document.adoptedStyleSheets = adoptedStyleSheets;
      return results;
    },
    { selector: include, values: [...tags], css: callBarInFlow },
  );
  return violations;
}

/** Returns one line per violation: the rule and the first element that breaks it. */
export const axeErrors = async (page: Page, scope?: AxeScope): Promise<string[]> =>
  (await axeViolations(page, scope)).map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
