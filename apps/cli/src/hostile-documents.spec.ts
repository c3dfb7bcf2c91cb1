import { blockTypes, schemaById } from '@forecourt/block-schemas';
import { pageJson } from '@forecourt/content/testing/sample-tenant';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDocuments } from '@forecourt/content';
import type { ContentDocument } from '@forecourt/content';
import { usesIn } from '@forecourt/content/uses';
import { resolveSubject } from './commands/impact/resolve-subject.ts';
import { tenantStats } from './commands/stats/tenant-stats.ts';
import { formCategory } from '@forecourt/forms';
import { temporaryTenant } from './testing/temporary-tenant.ts';
import { migrations } from './commands/migrate/registry.ts';
import { countErrors, migrateDocument, parseDocument } from '@forecourt/content/migrations';

const types = [...blockTypes, 'checklist', 'delimiter', 'simpleImage', 'nestedList', 'own'];
const names = [
  ...new Set(
    blockTypes.flatMap((type) =>
      Object.keys(
        schemaById(`https://forecourt.example/schema/blocks/${type}/schema.json`)!.properties ?? {},
      ),
    ),
  ),
  ...['time', 'version', 'file', 'checked', 'content', '__proto__', 'constructor'],
];
const text = fc.constantFrom(
  ...['', '3', 'true', 'Dark', 'centre', '16:9', '044069', '2024/1/2', 'https://demo.example/a'],
  ...['<a href="http://demo.example/b?c=1&amp;d">x</a>', '/old', 'tern', '/assets/tour', '{{x}}'],
  ...['https://demo.example//evil.example', "<a href='https://demo.example'", '\u0000\u202e\ud800'],
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    { weight: 4, arbitrary: text },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, 1, -0.5, {}, []) },
    { weight: 2, arbitrary: fc.array(tie('value'), { maxLength: 3 }) },
    {
      weight: 3,
      arbitrary: fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 4 }),
    },
    { weight: 2, arbitrary: fc.record({ type: fc.constantFrom(...types), data: tie('value') }) },
  ),
}));
const block = fc.record({
  type: fc.constantFrom(...types),
  data: fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 5 }),
});
const page = fc.oneof(
  { weight: 1, arbitrary: value },
  {
    weight: 8,
    arbitrary: fc.record(
      { path: text, publicationDate: text, time: value, blocks: fc.array(fc.oneof(block, value)) },
      { requiredKeys: ['blocks'] },
    ),
  },
);

describe('documents of any shape', () => {
  it('CLI-15: migrations never fail, never add an error and are done after once; counts never fail', async () => {
    const cwd = await temporaryTenant({
      'pages/odd.json': pageJson('/odd', []),
      'redirects.json': '[{"from":"/old","to":"/new"}]',
      'data/models.json': '[{"id":"1","slug":"tern","new_slug":"tern-ii","name":"Tern"}, null]',
    });
    const tenant = await readDocuments(`${cwd}/tenants/demo`);
    const kinds = fc.constantFrom(...(['page', 'component', 'site', 'data', 'redirects'] as const));
    const subjects = ['list', 'list.items[].content', 'page.publicationDate', 'Survey'].map(
      (each) => resolveSubject(each, new Set()),
    );
    let changed = 0;
    fc.assert(
      fc.property(page, kinds, fc.constantFrom(undefined, 1, '\t'), (odd, kind, indent) => {
        const source = JSON.stringify(odd, null, indent);
        const documentOf = (own: string): ContentDocument => ({
          kind,
          file: 'tenants/demo/pages/odd.json',
          path: 'pages/odd.json',
          text: own,
          marked: false,
          value: parseDocument({ kind } as ContentDocument, own).value,
        });
        const document = documentOf(source);
        const migrated = migrateDocument(document, migrations, tenant);
        const after = migrated === undefined ? document : documentOf(migrated.text);
        expect(countErrors(after, after.value, tenant)).toBeLessThanOrEqual(
          countErrors(document, document.value, tenant),
        );
        if (after.text !== source) {
          changed += 1;
          const again = migrateDocument(after, migrations, tenant);
          expect(again?.text ?? after.text).toBe(after.text);
        }
        for (const subject of subjects) usesIn(subject, tenant, document, formCategory);
        tenantStats({ ...tenant, documents: [document] });
      }),
      { numRuns: Number(process.env.FORECOURT_RUNS ?? 400) },
    );
    expect(changed).toBeGreaterThan(50);
  });
});
