import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pageJson, siteJson } from '@forecourt/content/testing/sample-tenant';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import { onTestFinished } from 'vitest';

export { temporaryFolder };

/** Runs after the test, the latest first. A hook of this module would run in the first file of a worker alone. */
export const afterTest = (end: () => Promise<void>): void => onTestFinished(end);

/** A page with one error: line 7, column 18 names an unknown property of a header. */
export const brokenPage = `{
  "schemaVersion": 1,
  "path": "/broken",
  "title": "Broken",
  "blocks": [
    { "type": "header", "data": {
      "level": 2, "txet": "Hello", "text": "Hello"
    } }
  ]
}
`;

/** Creates a folder with `tenants/demo`: settings, a home page and the given files. */
export async function temporaryTenant(
  files: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<string> {
  const folder = await temporaryFolder();
  const all = { 'site.json': siteJson('demo'), 'pages/home.json': pageJson('/', []), ...files };
  for (const [path, content] of Object.entries(all)) {
    const file = join(folder, 'tenants/demo', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return folder;
}

const demo = join(import.meta.dirname, '../../../../tenants/harbour-city');
export const hasDemo = existsSync(join(demo, 'pages/home.json'));

/** A copy of a demo tenant with an error, and its location. */
export interface BrokenCopy {
  readonly folder: string;
  readonly tenant: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Copies a demo tenant and inserts a block with a misspelt property into its home page. */
export async function brokenCopy(): Promise<BrokenCopy> {
  const folder = await temporaryFolder();
  const tenant = 'tenants/harbour-city';
  const file = `${tenant}/pages/home.json`;
  await cp(demo, join(folder, tenant), { recursive: true });
  const text = await readFile(join(folder, file), 'utf8');
  const line = `  { "type": "buttons", "data": { "styel": "accent", "buttons": [{ "text": "Go", "href": "/" }] } }${
    /"blocks": \[\s*\]/.test(text) ? '' : ','
  }`;
  const broken = text.replace(/"blocks": \[/, (start) => `${start}\n${line}`);
  await writeFile(join(folder, file), broken);
  const at = broken.slice(0, broken.indexOf('"styel"')).split('\n');
  return { folder, tenant, file, line: at.length, column: at.at(-1)!.length + 1 };
}
