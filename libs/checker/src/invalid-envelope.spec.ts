import { memoryFileSystem } from '@forecourt/content/testing/memory-file-system';
import { pageJson, tenantFiles } from '@forecourt/content/testing/sample-tenant';
import { describe, expect, it } from 'vitest';
import { createChecker } from './create-checker.ts';

const link = { type: 'buttons', data: { buttons: [{ text: 'Go', href: '/nowhere' }] } };
const misspelt = { type: 'header', data: { text: 'A', level: 1, styel: 1 } };
const skipped = { type: 'header', data: { text: 'B', level: 4 } };
const blocks = [link, misspelt, { type: 'header', data: { text: 'A', level: 1 } }, skipped];
const fine = { publicationDate: '2025-06-02', seo: { description: 'Cars and service.' } };

/** Ids of the findings of a page with errors in all of its blocks, and these changes. */
async function check(changes: object, forEditing: boolean): Promise<readonly string[]> {
  const files = memoryFileSystem(
    tenantFiles('demo', {
      'pages/home.json': pageJson('/', [], fine),
      'pages/a.json': pageJson('/a', blocks, { ...fine, ...changes }),
    }),
  );
  const config = () => ({
    report: 'check' as const,
    now: '2026-11-21T01:00:00Z',
    config: { rules: { 'page-empty': 'off' as const } },
  });
  const checker = createChecker({ files, config, forEditing });
  const { findings } = await checker.check('/tenants/demo');
  return findings.map(({ rule, pointer }) => `${rule} ${pointer}`).sort();
}

const inBlocks = [
  'heading-order /blocks/3/data/level',
  'link-target /blocks/0/data/buttons/0/href',
  'one-main-heading /blocks/2/data/level',
  'unknown-property /blocks/1/data',
];

describe.each([
  ['the command line', false],
  ['editors', true],
])('a finding in the envelope of a page, in %s', (_, forEditing) => {
  it.each([
    [{}, []],
    [{ titel: 'A' }, ['unknown-property ']],
    [{ title: 5 }, ['wrong-type /title']],
    [{ path: '/A B' }, ['pattern /path']],
    [{ path: '/api/a' }, ['reserved-path /path']],
    [{ path: '/' }, ['duplicate-path /path']],
    [{ publicationDate: '2/6/2025' }, ['publication-date-malformed /publicationDate']],
    [{ publicationDate: 5 }, ['publication-date-malformed /publicationDate']],
    [{ seo: 'Cars' }, ['wrong-type /seo']],
    [{ seo: { description: 5 } }, ['wrong-type /seo/description']],
    [
      { customSuccessMessages: [{ category: 5, blocks: [link] }, 'x'] },
      [
        'link-target /customSuccessMessages/0/blocks/0/data/buttons/0/href',
        'success-message-unmatched ',
        'wrong-type /customSuccessMessages/0/category',
        'wrong-type /customSuccessMessages/1',
      ],
    ],
    [
      { lintIgnore: [{ rule: 5 }] },
      ['missing-property /lintIgnore/0', 'wrong-type /lintIgnore/0/rule'],
    ],
  ])('CLI-6: hides no other finding and is reported once: %j', async (changes, expected) => {
    expect(await check(changes, forEditing)).toEqual([...inBlocks, ...expected].sort());
  });

  it('CLI-6: a suppression without a reason still suppresses', async () => {
    const lintIgnore = [{ rule: 'heading-order' }];
    expect(await check({ lintIgnore }, forEditing)).toEqual(
      [...inBlocks.slice(1), 'missing-property /lintIgnore/0'].sort(),
    );
  });

  it('CLI-6: an invalid suppression hides no finding about the others', async () => {
    const lintIgnore = [
      { rule: 'image-alt-missing', reason: 'decorative' },
      { rule: 'haeding-order', reason: 'x' },
      { rule: 'link-target', reason: 'later', until: '2025-01-01' },
    ];
    expect(await check({ lintIgnore, blocks: [] }, forEditing)).toEqual([
      'suppression-without-effect /lintIgnore/0/rule',
      'suppression-without-effect /lintIgnore/1/rule',
      'suppression-without-effect /lintIgnore/2/rule',
      'too-short /lintIgnore/1/reason',
    ]);
  });

  it('CLI-6: a page without blocks, path and title has a finding for each', async () => {
    const changes = { blocks: undefined, path: undefined, title: undefined };
    expect(await check(changes, forEditing)).toEqual([
      'missing-property ',
      'missing-property ',
      'missing-property ',
    ]);
  });
});
