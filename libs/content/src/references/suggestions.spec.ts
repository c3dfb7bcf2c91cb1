import { expect, it } from 'vitest';
import { memoryFileSystem } from '../testing/memory-file-system.ts';
import { readTenant } from '../tenant/read-tenant.ts';
import { pageJson, tenantFiles } from '../testing/sample-tenant.ts';
import { checkReferences } from '../testing/check-references.ts';
import { createSuggestions } from './suggestions.ts';

const known = new Set(['/finance', '/contact', '/service']);

function counting(comparisons?: number) {
  const asked: string[] = [];
  const suggest = createSuggestions(comparisons, (wrong) => {
    asked.push(wrong);
    return '/finance';
  });
  return { suggest, asked };
}

it('CLI-1: a wrong name is compared once, however often it stands', () => {
  const { suggest, asked } = counting();
  const answers = ['/finanse', '/finanse', '/finnance', '/finanse'].map((wrong) =>
    suggest(wrong, known),
  );
  expect(answers).toEqual(Array(4).fill('/finance'));
  expect(asked).toEqual(['/finanse', '/finnance']);
  suggest('/finanse', new Set(['/other']));
  expect(asked).toHaveLength(3);
});

it('CLI-1: when its work is used up nothing more is suggested', () => {
  const { suggest, asked } = counting(7);
  const answers = ['/a', '/b', '/c', '/a'].map((wrong) => suggest(wrong, known));
  expect(answers).toEqual(['/finance', '/finance', undefined, '/finance']);
  expect(asked).toEqual(['/a', '/b']);
});

it('CLI-1: every wrong link of a large tenant is reported, the first of them with a suggestion', async () => {
  const pages = Array.from({ length: 1500 }, (_, index) => {
    const text = `<a href="/pgae-${index}">x</a>`;
    const block = { type: 'paragraph', data: { text } };
    return [`pages/${index}.json`, pageJson(`/page-${index}`, [block])];
  });
  const fs = memoryFileSystem(tenantFiles('demo', Object.fromEntries(pages)));
  const { snapshot } = await readTenant('/tenants/demo', { fs });
  const findings = await checkReferences(snapshot!, { fs });
  expect(findings).toHaveLength(1500);
  const suggested = findings.filter(({ suggestion }) => suggestion !== undefined);
  expect(suggested.length * 1501).toBeLessThanOrEqual(2_000_000);
  expect(suggested.length).toBeGreaterThan(1000);
});
