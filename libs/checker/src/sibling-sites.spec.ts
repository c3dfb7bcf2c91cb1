import { expect, it } from 'vitest';
import { memoryFileSystem } from '@forecourt/content/testing/memory-file-system';
import { siblingReader } from './sibling-sites.ts';

const settings = (name: string) => JSON.stringify({ name, domains: [`${name}.example`, 5] });

it('CLI-7: the other websites of a folder are read, again after a change', async () => {
  const files = memoryFileSystem({
    '/tenants/a/site.json': settings('a'),
    '/tenants/b/site.json': settings('b'),
    '/tenants/broken/site.json': '{',
    '/tenants/empty/notes.txt': '',
  });
  const read = siblingReader();
  expect(await read(files, '/tenants/a')).toEqual([
    { slug: 'b', name: 'b', phone: undefined, domains: ['b.example'] },
  ]);
  files.write('/tenants/b/site.json', settings('second'));
  expect(await read(files, '/tenants/a')).toMatchObject([{ slug: 'b', name: 'second' }]);
});

it('CLI-7: of a folder with very many websites, none are compared', async () => {
  const names = Array.from({ length: 101 }, (_, index) => `t${index}`);
  const files = memoryFileSystem(
    Object.fromEntries(names.map((name) => [`/tenants/${name}/site.json`, settings(name)])),
  );
  expect(await siblingReader()(files, '/tenants/t0')).toEqual([]);
});
