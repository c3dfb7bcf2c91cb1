import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { temporaryTenant } from './temporary-tenant.ts';

/** A page without findings, whose only paragraph has a text. */
export const pageWith = (text: string): object => ({
  schemaVersion: 1,
  path: '/',
  title: 'Home',
  publicationDate: '2026-01-05',
  seo: { description: 'New and used cars beside the harbour.' },
  blocks: [{ type: 'paragraph', data: { text } }],
});

/** A definition of a rule that forbids "cheapest". */
export const bannedWords = {
  description: 'No text promises the lowest price.',
  message: '"{match}" is a promise that we can’t prove; leave it out',
  severity: 'error',
  forbid: { words: ['cheapest'] },
};

/**
 * A folder with the tenant tenants/demo, whose page says "cheapest", a configuration, and other files.
 * @param files texts or JSON values by path.
 */
export async function configuredTenant(
  config: object,
  files: Readonly<Record<string, string | object>> = {},
): Promise<string> {
  const page = JSON.stringify(pageWith('The cheapest cars'), null, 2);
  const cwd = await temporaryTenant({ 'pages/home.json': page });
  for (const [name, content] of Object.entries({ 'forecourt.config.json': config, ...files })) {
    await mkdir(dirname(join(cwd, name)), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
    await writeFile(join(cwd, name), text);
  }
  return cwd;
}
