import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callCli } from '../../testing/call-cli.ts';
import { temporaryTenant } from '../../testing/temporary-tenant.ts';

const guide = await readFile(
  join(import.meta.dirname, '../../../../../docs/guides/import-stock.md'),
  'utf8',
);

/** The code of a section of the guide: a feed and its mapping. */
function examplesOf(section: string): readonly string[] {
  const from = guide.indexOf(`\n### ${section}\n`);
  const text = guide.slice(from, guide.indexOf('\n### ', from + 1));
  return [...text.matchAll(/```\w+\n(.*?)```/gs)].map(([, code = '']) => code);
}

describe('the guide to imports', () => {
  it.each([
    [
      'CSV',
      {
        id: 'U-100-1',
        slug: '2021-toyota-corolla-gx-u-100-1',
        make: 'Toyota',
        year: 2021,
        transmission: 'Automatic',
        price: 25_990,
        km: 12_553,
        photos: ['https://photos.example/a.jpg', 'https://photos.example/b.jpg'],
        photos_count: 2,
      },
    ],
    [
      'JSON',
      {
        id: '77',
        slug: '2022-wren-touring-77',
        price: 31_990,
        photos: ['https://photos.example/77.jpg'],
      },
    ],
    [
      'XML',
      {
        id: '77',
        name: 'Wren Touring',
        price: 31_990,
        created_at_timestamp: 1_768_431_600,
        photos: ['https://photos.example/77.jpg'],
      },
    ],
  ])('CLI-12: its example of %s works as it stands', async (section, expected) => {
    const [feed, mapping] = examplesOf(section);
    const cwd = await temporaryTenant();
    const name = `feed.${section.toLowerCase()}`;
    await writeFile(join(cwd, name), feed!);
    await writeFile(join(cwd, 'm.json'), mapping!);
    const { code, stderr } = await callCli(['import', 'demo', name, '-m', 'm.json'], { cwd });
    expect([code, stderr]).toEqual([0, '']);
    const stock = await readFile(join(cwd, 'tenants/demo/data/cars.json'), 'utf8');
    expect(JSON.parse(stock)).toMatchObject([expected]);
  });
});
