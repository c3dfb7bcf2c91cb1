import { memoryFileSystem } from '@forecourt/content/testing/memory-file-system';
import { pageJson, tenantFiles } from '@forecourt/content/testing/sample-tenant';
import { expect, it } from 'vitest';
import { createChecker } from './create-checker.ts';

const html =
  '“New” <a href="/nowhere">one</a> and <a href=\'/gone?a=1&amp;b=2#c\'>two</a>, <a href="#top">up</a>, <a href="#no">no</a>, <a href="/nowhere">again</a>';

it.each(['validate', 'lint', 'check'] as const)(
  'CLI-9: %s marks each dead address within mark-up, repeated ones included',
  async (report) => {
    const page = pageJson('/', [{ type: 'paragraph', data: { text: html } }]);
    const escaped = page.replaceAll('“', String.raw`\u201c`);
    const files = memoryFileSystem(tenantFiles('demo', { 'pages/home.json': escaped }));
    const config = () => ({ report, now: '2026-11-21T01:00:00Z' });
    const { findings } = await createChecker({ files, config }).check('/tenants/demo');
    const lines = escaped.split('\n');
    const marked = findings
      .filter(({ pointer }) => pointer === '/blocks/0/data/text')
      .sort((a, b) => a.column - b.column)
      .map(({ line, column, endColumn }) => lines[line - 1]!.slice(column - 1, endColumn - 1));
    expect(marked).toEqual(['/nowhere', '/gone?a=1&amp;b=2#c', '#no', '/nowhere']);
  },
);
