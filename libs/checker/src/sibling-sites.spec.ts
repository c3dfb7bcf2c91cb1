import { expect, it, vi } from 'vitest';
import { memoryFileSystem } from '@forecourt/content/testing/memory-file-system';
import { siblingReader } from './sibling-sites.ts';

const settings = (name: string) => JSON.stringify({ name, domains: [`${name}.example`, 5] });

it('CLI-7: the websites of a folder are read, again after a change', async () => {
  const files = memoryFileSystem({
    '/tenants/a/site.json': settings('a'),
    '/tenants/b/site.json': settings('b'),
    '/tenants/broken/site.json': '{',
    '/tenants/empty/notes.txt': '',
  });
  const read = siblingReader();
  expect(await read(files, '/tenants/a')).toEqual([
    { slug: 'a', name: 'a', phone: undefined, domains: ['a.example'] },
    { slug: 'b', name: 'b', phone: undefined, domains: ['b.example'] },
  ]);
  files.write('/tenants/b/site.json', settings('second'));
  expect(await read(files, '/tenants/a')).toMatchObject([
    { slug: 'a' },
    { slug: 'b', name: 'second' },
  ]);
});

it('CLI-7: tenants that are checked in turn share one reading of their folder', async () => {
  const names = Array.from({ length: 300 }, (_, index) => `t${index}`);
  const memory = memoryFileSystem(
    Object.fromEntries(names.map((name) => [`/tenants/${name}/site.json`, settings(name)])),
  );
  const stat = vi.fn((path: string) => memory.stat(path));
  const files = { ...memory, stat };
  const read = siblingReader();
  const readings = await Promise.all(names.map((name) => read(files, `/tenants/${name}`)));
  expect(new Set(readings).size).toBe(1);
  expect(readings[0]).toHaveLength(300);
  expect(stat.mock.calls.length).toBeLessThan(2 * names.length);
});
