import { memoryFileSystem } from '@forecourt/content/testing/memory-file-system';
import { pageJson, tenantFiles } from '@forecourt/content/testing/sample-tenant';
import { expect, it } from 'vitest';
import { createChecker } from './create-checker.ts';

const form = { type: 'form', data: {} };
const columns = { type: 'columns', data: { cols: [{ blocks: [form] }] } };

/** Findings of a tenant about its privacy policy. */
async function found(files: Readonly<Record<string, string>>) {
  const all = { 'pages/home.json': pageJson('/', []), ...files };
  const checker = createChecker({
    files: memoryFileSystem(tenantFiles('demo', all)),
    config: () => ({ report: 'check', now: '2026-11-21T01:00:00Z' }),
  });
  const { findings } = await checker.check('/tenants/demo');
  return findings
    .filter(({ message }) => message.includes('privacy'))
    .map(({ file, pointer, rule, severity }) => `${severity} ${rule} ${file} ${pointer}`);
}

it('CLI-7: a privacy policy that forms link to must have a page; the first form is reported', async () => {
  const pages = {
    'pages/b.json': pageJson('/b', [form]),
    'pages/a.json': pageJson('/a', [columns]),
  };
  expect(await found(pages)).toEqual([
    'error link-target /tenants/demo/pages/a.json /blocks/0/data/cols/0/blocks/0/type',
  ]);
});

it.each([
  ['its page', { 'pages/privacy.json': pageJson('/privacy-policy', []) }],
  ['a redirect', { 'redirects.json': '[{ "from": "/privacy-policy", "to": "/" }]' }],
])('CLI-7: a privacy policy is fine with %s', async (_what, files) => {
  expect(await found({ 'pages/a.json': pageJson('/a', [form]), ...files })).toEqual([]);
});

it('CLI-7: a site without forms needs no privacy policy', async () => {
  expect(await found({})).toEqual([]);
});
