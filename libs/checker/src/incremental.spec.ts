import { memoryFileSystem } from '@forecourt/content/testing/memory-file-system';
import { header, pageJson, siteJson, tenantFiles } from '@forecourt/content/testing/sample-tenant';
import { describe, expect, it } from 'vitest';
import { createChecker } from './create-checker.ts';
import type { CheckResult } from './checker.ts';
import type { CheckSettings } from './settings.ts';

const directory = '/tenants/demo';
const button = (href: string) => ({ type: 'buttons', data: { buttons: [{ text: 'Go', href }] } });
const skipping = { type: 'header', data: { text: 'A', level: 3 } };
const svg = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`;
const component = (prop: string) =>
  JSON.stringify({
    name: 'callUs',
    props: [{ name: prop, type: 'string' }],
    blocks: [{ type: 'paragraph', data: { text: `{{ ${prop} }}` } }],
  });

const sites = [
  { colour: 'red' },
  {
    ...{ name: 'Another name', phone: '02 5550 1234', footnote: '2.9% p.a. comparison rate' },
    navigation: { header: [{ text: 'Sale', href: '/nowhere' }] },
  },
  { region: 'NZ', timeZone: 'Pacific/Auckland' },
];

/** Contents that each file takes in turn; undefined: it is gone. */
const contents: Readonly<Record<string, readonly (string | undefined)[]>> = {
  'site.json': [siteJson('demo'), '{', ...sites.map((each) => siteJson('demo', each)), undefined],
  'pages/a.json': [
    pageJson('/a', [button('/b#hours'), button('#here'), skipping]),
    pageJson('/a', [skipping], { titel: 'A' }),
    '{ "path": "/a", ',
    undefined,
  ],
  'pages/b.json': [
    pageJson('/b', [{ ...header('B'), id: 'hours' }]),
    pageJson('/moved', [header('B')]),
    pageJson('/b', [{ type: 'header', data: { text: 'B', level: 2, styel: 1 } }, skipping]),
    undefined,
  ],
  // Takes the path of another page, before and after it in the order of files.
  'pages/0.json': [undefined, pageJson('/b', [skipping]), pageJson('/a', [button('/b')])],
  'pages/uses.json': [pageJson('/uses', [{ type: 'callUs', data: { phone: '1' } }]), undefined],
  'pages/image.json': [
    pageJson('/image', [
      {
        type: 'image',
        data: { file: { url: '/assets/a.svg', width: 10, height: 20 }, alt: '' },
      },
      { type: 'raw', data: { html: '<p><img alt="" src="/assets/%61.svg"></p>' } },
    ]),
    undefined,
  ],
  'components/call-us.json': [component('phone'), component('telephone'), '[', undefined],
  'components/again.json': [undefined, component('phone')],
  'assets/a.svg': [svg(10), svg(4000), '<svg', undefined],
  'data/models.json': ['[{ "id": "1", "slug": "tern", "name": "Tern" }]', '[{}]', '[', undefined],
  'redirects.json': ['[{ "from": "/old", "to": "/b" }]', '[{ "from": "/a" }]', '{', undefined],
};

const steps = Object.entries(contents).flatMap(([file, versions]) =>
  versions.map((content) => ({ file, content })),
);

/** The steps several times over, in an order without a pattern that is the same in every run. */
function shuffled(count: number) {
  let state = 11;
  return Array.from({ length: count }, () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return steps[state % steps.length]!;
  });
}

const lines = ({ findings, files, fixes }: CheckResult) => ({
  files: [...files].sort(),
  findings: findings.map((each) => JSON.stringify([each, fixes.get(each)])).sort(),
});

describe.each(['validate', 'lint', 'check'] as const)(
  'checking again what changed: %s',
  (report) => {
    const start = () => {
      const initial = Object.fromEntries(
        Object.entries(contents).flatMap(([file, [content]]) =>
          content === undefined ? [] : [[file, content]],
        ),
      );
      const files = memoryFileSystem(tenantFiles('demo', initial));
      const config = (): CheckSettings => ({ report, now: '2026-11-21T01:00:00Z' });
      const checker = createChecker({ files, config });
      const fresh = () => createChecker({ files, config }).check(directory);
      return { files, checker, fresh };
    };

    it.each([
      ['one file after the other', steps],
      ['in any order', shuffled(120)],
    ])(
      'CLI-4, CLI-6: finds what a first check does after any edit, deletion and rename, %s',
      async (_, edits) => {
        const { files, checker, fresh } = start();
        await checker.check(directory);
        const seen = new Set<string>();
        for (const { file, content } of edits) {
          if (content === undefined) files.remove(`${directory}/${file}`);
          else files.write(`${directory}/${file}`, content);
          const again = lines(await checker.check(directory, { changed: new Set([file]) }));
          expect(again, `${file}: ${content}`).toEqual(lines(await fresh()));
          for (const finding of again.findings) seen.add(finding);
        }
        expect(seen.size).toBeGreaterThan(10);
      },
    );
  },
);
