import type { Page } from '@playwright/test';

let count = 0;

/**
 * Makes whoever looks at the page a visitor of their own, at another address than all before.
 * @param host what the visitor's e-mail address ends in.
 * @returns their e-mail address.
 */
export async function newVisitor(page: Page, host = 'example.com'): Promise<string> {
  count += 1;
  const network = `10.${(process.pid >> 8) % 256}.${process.pid % 256}`;
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `${network}.${count}` });
  return `alex-${process.pid}-${count}@${host}`;
}
