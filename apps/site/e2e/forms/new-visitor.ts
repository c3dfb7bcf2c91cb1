import type { Page } from '@playwright/test';

let count = 0;

/**
 * Gives the page's visitor an IP address that no test has used before.
 * @param host domain of the visitor's email address.
 * @returns the visitor's email address.
 */
export async function newVisitor(page: Page, host = 'example.com'): Promise<string> {
  count += 1;
  const network = `10.${(process.pid >> 8) % 256}.${process.pid % 256}`;
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `${network}.${count}` });
  return `alex-${process.pid}-${count}@${host}`;
}
