import { memoryFileSystem } from '@forecourt/content/testing/memory-file-system';
import { pageJson, tenantFiles } from '@forecourt/content/testing/sample-tenant';
import { expect, it } from 'vitest';
import { createChecker } from '../create-checker.ts';

/** Findings of a home page with one block and other files, as ids with their files. */
async function findingsOf(block: object, files: Record<string, string> = {}) {
  const memory = memoryFileSystem(
    tenantFiles('demo', { 'pages/home.json': pageJson('/', [block]), ...files }),
  );
  const config = () => ({ report: 'check', now: '2026-11-21T01:00:00Z' }) as const;
  const { findings } = await createChecker({ files: memory, config }).check('/tenants/demo');
  return findings
    .filter(({ file, rule }) => /home|models/.test(file) && !/-missing$/.test(rule))
    .map(({ rule, severity, message }) => `${severity} ${rule} ${message}`);
}
const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });

it('CLI-9: a picture that a text may not have is one finding, with the error of its address', async () => {
  expect(await findingsOf(paragraph('Our yard <img src="cid:a@b" alt="The yard">'))).toEqual([
    expect.stringMatching(/^error link-malformed "cid:a@b" is not .*; <img> is removed/),
  ]);
  expect(
    await findingsOf(paragraph('Our yard <img src="http://a.example/b.png" alt="The yard">')),
  ).toEqual([expect.stringMatching(/^warning markup-malformed <img> is removed.* not encrypted/)]);
  // Two mistakes at two places.
  expect(
    await findingsOf(
      paragraph('<a href="http://a.example">Lumen</a> <img src="/assets/no.png" alt="A yard">'),
    ),
  ).toEqual([
    expect.stringMatching(/^error asset-exists .*; <img> is removed/),
    expect.stringContaining('link-insecure'),
  ]);
});

it('CLI-9: one mistake of an address or a block is one finding', async () => {
  const ids = async (block: object) =>
    (await findingsOf(block)).map((each) => each.split(' ', 2).join(' '));
  const raw = (html: string) => ({ type: 'raw', data: { html } });
  expect(await ids(raw('<script src="https://chat.example/w.js"></script>'))).toEqual([
    'error unsafe-html',
  ]);
  expect(await ids(paragraph('<a href="mailto:a@@b.example">Write to us</a> today'))).toEqual([
    'error link-malformed',
  ]);
  const own = 'https://demo.example/wp-admin/post.php?post=12';
  expect(await ids(paragraph(`Read <a href="${own}">our news</a> today`))).toEqual([
    'error link-target',
  ]);
});

it('CLI-9: a renamed slug of a model is one finding, at the slug, however many places name it', async () => {
  const models = (slug: string) => ({
    'data/models.json': JSON.stringify([{ id: '1', slug, name: 'Heron', body: ['SUV'] }]),
  });
  const uses = {
    type: 'columns',
    data: {
      cols: ['modelColors', 'modelVariants'].map((type) => ({
        blocks: [{ type, data: { model: 'heron' } }],
      })),
    },
  };
  const of = async (slug: string) =>
    (await findingsOf(uses, models(slug))).filter((each) => each.includes('known-slug'));
  expect(await of('herron')).toEqual([
    'error known-slug the entry has the slug "herron", but 2 places name it "heron", as its name is, did you mean "heron"?',
  ]);
  expect(await of('heron')).toEqual([]);
  // One place may be the misspelt one.
  const one = { type: 'modelColors', data: { model: 'heron' } };
  expect(await findingsOf(one, models('herron'))).toEqual([
    expect.stringContaining('there is no model "heron"'),
  ]);
});
