import { chmod, copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { embeddedDealership } from '@forecourt/dealership';
import { startFakeTypesense } from '@forecourt/dealership/testing/fake-typesense';
import { TypesenseSearch } from '@forecourt/dealership/typesense';
import { readTenant } from '@forecourt/content';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { callCli } from '../../testing/call-cli.ts';
import { runCli, startCli, listenTo } from '../../testing/run-cli.ts';
import { hasDemo, temporaryTenant } from '../../testing/temporary-tenant.ts';

const vegaCars = JSON.parse(
  await readFile(
    join(import.meta.dirname, '../../../../../node_modules/vega-datasets/data/cars.json'),
    'utf8',
  ),
) as readonly { Name: string; Year: string; Origin: string }[];

const old = '[{"id":"old","slug":"old","name":"Old"}]';

/** A folder with the tenant `demo`, its old stock, and the files given beside `tenants`. */
async function withFiles(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = await temporaryTenant({ 'data/cars.json': old });
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

const stockText = (folder: string) => readFile(join(folder, 'tenants/demo/data/cars.json'), 'utf8');
const stockOf = async (folder: string) =>
  JSON.parse(await stockText(folder)) as Record<string, unknown>[];

const mapping = JSON.stringify(
  {
    fields: {
      id: 'Stock No',
      make: 'Make',
      model: 'Model',
      price: { from: 'Price', values: { POA: null } },
    },
  },
  null,
  2,
);
const csv = 'Stock No,Make,Model,Price\nu1,Kia,Rio,"$9,990"\nu2,Kia,Ceed,POA\n';

describe('forecourt import', () => {
  it('CLI-12: makes a CSV feed the whole stock, by a mapping', async () => {
    const cwd = await withFiles({ 'stock.csv': csv, 'm.json': mapping });
    const { code, stdout } = await callCli(
      ['import', 'tenants/demo', 'stock.csv', '-m', 'm.json'],
      { cwd },
    );
    expect([code, stdout]).toEqual([
      0,
      '2 cars imported into tenants/demo/data/cars.json; exit 0\n',
    ]);
    expect(await stockOf(cwd)).toEqual([
      { id: 'u1', make: 'Kia', model: 'Rio', price: 9990, name: 'Kia Rio', slug: 'kia-rio-u1' },
      { id: 'u2', make: 'Kia', model: 'Ceed', name: 'Kia Ceed', slug: 'kia-ceed-u2' },
    ]);
  });

  it.each([
    ['stock.json', '[{"id":"u1","name":"Kia Rio","price":9990}]', []],
    ['stock.ndjson', '{"id":"u1","name":"Kia Rio","price":9990}\n', []],
    ['stock.json', '{"a":{"b":[{"id":"u1","name":"Kia Rio","price":9990}]}}', ['--records', 'a.b']],
    [
      'stock.xml',
      '<s><car><id>u1</id><name>Kia Rio</name><price>9,990</price></car></s>',
      ['--records', 'car'],
    ],
    ['stock.csv.gz', gzipSync('id;name;price\nu1;Kia Rio;9990\n'), []],
    [
      'stock',
      Buffer.from('\ufeffid\tname\tprice\r\nu1\tKia Rio\t9990\r\n', 'utf16le'),
      ['--format-in', 'csv'],
    ],
  ])(
    'CLI-12: reads %s without a mapping where names are the car’s own',
    async (name, feed, more) => {
      const cwd = await withFiles({ [name]: feed });
      const { code, stdout } = await callCli(['import', 'demo', name, ...more], { cwd });
      expect([code, stdout]).toEqual([
        0,
        '1 car imported into tenants/demo/data/cars.json; exit 0\n',
      ]);
      expect(await stockOf(cwd)).toEqual([
        { id: 'u1', name: 'Kia Rio', price: 9990, slug: 'kia-rio-u1' },
      ]);
    },
  );

  it('CLI-12: reads a feed from stdin', async () => {
    const cwd = await withFiles({});
    const child = startCli(['import', 'demo', '-', '--format-in', 'csv'], { cwd, stdin: 'pipe' });
    const heard = listenTo(child);
    child.stdin!.end('id,name\nu1,Kia Rio\n');
    expect(await heard.exit).toBe(0);
    expect(await stockOf(cwd)).toHaveLength(1);
  });

  it('CLI-12: reports rejected rows by line, field, value and reason, and writes them all to a file', async () => {
    const rows = Array.from({ length: 28 }, (_, at) => `u${at},Kia,Rio,${at + 1000}\n`).join('');
    const feed = `Stock No,Make,Model,Price\n${rows}u1,Kia,Rio,5\n"=x,1",Kia,Rio,"a\nlot"\n`;
    const cwd = await withFiles({ 'stock.csv': feed, 'm.json': mapping });
    const args = ['import', 'demo', 'stock.csv', '-m', 'm.json', '--rejects', 'rejects.csv'];
    const { code, stdout } = await callCli(args, { cwd });
    expect([code, stdout]).toEqual([
      0,
      `stock.csv:30: id: is already on line 3 ("u1")
stock.csv:30: slug: is already on line 3 ("kia-rio-u1")
stock.csv:31: price: is no number ("a lot")
28 cars imported into tenants/demo/data/cars.json, 2 rows rejected; exit 0
`,
    ]);
    expect(await readFile(join(cwd, 'rejects.csv'), 'utf8')).toBe(`line,field,value,reason
30,id,u1,is already on line 3
30,slug,kia-rio-u1,is already on line 3
31,price,a lot,is no number
`);
  });

  it('CLI-12: a bad picture is left out and reported, and its car counts neither as rejected nor as lost', async () => {
    const [good, http] = ['https://img.example/1.jpg', 'http://img.example/2.jpg'];
    const cwd = await withFiles({
      'stock.csv': `id,name,photos\nu1,A,${good}|${http}\nu2,B,${http}\n`,
    });
    const args = ['import', 'demo', 'stock.csv', '--max-rejects', '0'];
    const { code, stdout } = await callCli(args, { cwd });
    const advice =
      'left out: browsers block http addresses; set "as": "https" for photos in the mapping if the server has https';
    expect([code, stdout]).toEqual([
      0,
      `stock.csv:2: photos: 1 of 2 in "photos" ${advice} ("${http}")
stock.csv:3: photos: 1 of 1 in "photos" ${advice} ("${http}")
2 cars imported into tenants/demo/data/cars.json, 2 rows repaired; exit 0
`,
    ]);
    expect(await stockOf(cwd)).toMatchObject([{ photos: [good], photos_count: 1 }, { id: 'u2' }]);
  });

  it('CLI-12: notes unknown types and statuses once each, and leaves rows out by a column', async () => {
    const rows = ['u1,A,U,INSTOCK', 'u2,B,u,WHOLESALE', 'u3,C,N,PDI', 'u4,D,U,wholesale', 'u5,,,'];
    const feed = `id,name,Type,Status\n${rows.join('\n')}\n`;
    const fields = { id: 'id', name: 'name', car_type: 'Type', status: 'Status' };
    const cwd = await withFiles({
      'stock.csv': feed,
      'm.json': JSON.stringify({ fields }),
      'omit.json': JSON.stringify({ omit: { Status: ['Wholesale'] }, fields }),
    });
    const run = (file: string, limit: string) =>
      callCli(['import', 'demo', 'stock.csv', '-m', file, '--max-rejects', limit, '--dry-run'], {
        cwd,
      });
    const { stdout } = await run('m.json', '20%');
    const note = (value: string, cars: string, field: string, meant: string) =>
      `note: ${field} "${value}" of ${cars} is not one that the site knows; write its meaning in the mapping, such as "values": { "${value}": "${meant}" } for ${field}\n`;
    expect(stdout).toContain(note('U', '3 cars', 'car_type', 'Used'));
    expect(stdout).toContain(note('N', '1 car', 'car_type', 'New'));
    expect(stdout).toContain(note('PDI', '1 car', 'status', 'Available'));
    expect(stdout).toContain(
      'note: status "WHOLESALE" of 2 cars is shown to visitors; leave these rows out with "omit": { "Status": ["WHOLESALE"] } in the mapping\n',
    );
    expect(stdout).not.toContain('INSTOCK');
    const without = await run('omit.json', '34%');
    expect([without.code, without.stdout]).toEqual([0, expect.not.stringMatching(/wholesale/i)]);
    expect(without.stdout).toContain(
      'Dry run: 2 cars would be imported into tenants/demo/data/cars.json, 2 rows left out by the mapping, 1 row rejected; exit 0',
    );
    expect((await run('omit.json', '30%')).stdout).toContain('1 of 3 rows were rejected');
  });

  it('CAR-11 CLI-12: lists cars that are imported without the price of 0 or less in the feed', async () => {
    const feed = 'Stock No,Make,Model,Price\nu1,Kia,Rio,$0\nu2,Kia,Ceed,-1\nu3,Kia,Stonic,5000\n';
    const cwd = await withFiles({ 'stock.csv': feed, 'm.json': mapping });
    const args = ['import', 'demo', 'stock.csv', '-m', 'm.json', '--rejects', 'rejects.csv'];
    const { code, stdout } = await callCli(args, { cwd });
    expect([code, stdout]).toEqual([
      0,
      `stock.csv:2: price: is no price, imported without one ("$0")
stock.csv:3: price: is no price, imported without one ("-1")
3 cars imported into tenants/demo/data/cars.json, 2 rows repaired; exit 0
`,
    ]);
    expect(await readFile(join(cwd, 'rejects.csv'), 'utf8')).toBe(`line,field,value,reason
2,price,$0,"is no price, imported without one"
3,price,'-1,"is no price, imported without one"
`);
    expect((await stockOf(cwd)).map(({ price }: { price?: number }) => price)).toEqual([
      undefined,
      undefined,
      5000,
    ]);
    const { stdout: json } = await callCli([...args, '--format', 'json'], { cwd });
    const reason = 'is no price, imported without one';
    expect(JSON.parse(json)).toMatchObject({
      rejected: 0,
      repaired: 2,
      repairs: [
        { line: 2, field: 'price', value: '$0', reason },
        { line: 3, field: 'price', value: '-1', reason },
      ],
      repairsLeft: 0,
    });
  });

  it('CLI-7 CLI-12: lists cars that are imported with implausible figures', async () => {
    const feed = `id,name,price,year,km
u1,Rio,1,2021,9000
u2,Ceed,99999999,2099,9000
u3,Stonic,25000,2021,9000000
u4,Niro,25000,2021,9000
`;
    const cwd = await withFiles({ 'stock.csv': feed });
    const args = ['import', 'demo', 'stock.csv', '--rejects', 'rejects.csv'];
    const { code, stdout } = await callCli(args, { cwd });
    expect([code, stdout]).toEqual([
      0,
      `stock.csv:2: price: $1 is not plausible for a car; check the digits
stock.csv:3: year: 2099 is later than next year; write the year of build
stock.csv:3: price: $99,999,999 is not plausible for a car; check the digits
stock.csv:4: km: 9000000 km is not plausible for a car; check the digits and the unit
4 cars imported into tenants/demo/data/cars.json, 3 rows with warnings; exit 0
`,
    ]);
    expect(await readFile(join(cwd, 'rejects.csv'), 'utf8')).toContain('2,price,,$1 is not');
    const { stdout: json } = await callCli([...args, '--format', 'json'], { cwd });
    expect(JSON.parse(json)).toMatchObject({ warned: 3, warningsLeft: 0, rejected: 0 });
  });

  it('CLI-12: gives programs the same report', async () => {
    const cwd = await withFiles({ 'stock.csv': `${csv}u3,Kia,Rio,x\n`, 'm.json': mapping });
    const args = ['import', 'demo', 'stock.csv', '-m', 'm.json', '--format', 'json'];
    const { code, stdout, stderr } = await callCli(args, { cwd });
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      version: 1,
      tenant: 'demo',
      feed: 'stock.csv',
      target: 'tenants/demo/data/cars.json',
      outcome: 'failed',
      reason: '1 of 3 rows were rejected, more than --max-rejects 10%',
      rows: 3,
      cars: 2,
      rejected: 1,
      omitted: 0,
      rejects: [{ line: 4, field: 'price', value: 'x', reason: 'is no number' }],
      rejectsLeft: 0,
      repaired: 0,
      repairs: [],
      repairsLeft: 0,
      warned: 0,
      warnings: [],
      warningsLeft: 0,
      notes: [],
    });
    expect(stderr).toMatch(/^Nothing imported for demo: .* stays as it was; exit 1\n$/);
  });

  it.each([
    ['too many rejected rows', 'id,name\nu1,A\n,B\n', [], /1 of 2 rows were rejected/],
    [
      'more than a number of them',
      'id,name\nu1,A\n,B\n,C\n',
      ['--max-rejects', '1'],
      /2 of 3 rows/,
    ],
    ['a feed without cars', 'id,name\n', [], /holds no cars; add --allow-empty/],
    ['an empty feed', '', [], /the feed is empty; fetch it again; the stock stays/],
    ['a feed that breaks off', 'id,name\nu1,"A\n', [], /closing quote is missing \(line/],
  ])('CLI-12: %s leaves the old stock', async (_what, feed, more, reason) => {
    const cwd = await withFiles({ 'stock.csv': feed });
    const { code, stdout, stderr } = await callCli(['import', 'demo', 'stock.csv', ...more], {
      cwd,
    });
    expect([1, 2]).toContain(code);
    expect(stdout + stderr).toMatch(reason);
    expect(await stockText(cwd)).toBe(old);
    const files = await readdir(join(cwd, 'tenants/demo/data'));
    expect(files.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('CLI-12: what is allowed is done: rejected rows, an empty stock', async () => {
    const cwd = await withFiles({ 'some.csv': 'id,name\nu1,A\n,B\n', 'none.csv': 'id,name\n' });
    const some = ['import', 'demo', 'some.csv', '--max-rejects', '50%'];
    expect((await callCli(some, { cwd })).code).toBe(0);
    expect(await stockOf(cwd)).toHaveLength(1);
    expect((await callCli(['import', 'demo', 'none.csv', '--allow-empty'], { cwd })).code).toBe(0);
    expect(await stockOf(cwd)).toEqual([]);
  });

  it('CLI-12: a feed with less than half of the stock is refused, unless the operator allows it', async () => {
    const feedOf = (count: number) =>
      `id,name\n${Array.from({ length: count }, (_, at) => `u${at},A\n`).join('')}`;
    const stock = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ id: `u${at}`, slug: `u${at}`, name: 'A' }));
    const cwd = await withFiles({ 'half.csv': feedOf(5), 'less.csv': feedOf(4) });
    const file = join(cwd, 'tenants/demo/data/cars.json');
    await writeFile(file, JSON.stringify(stock(10)));
    for (const more of [[], ['--dry-run']]) {
      const { code, stdout } = await callCli(['import', 'demo', 'less.csv', ...more], { cwd });
      expect([code, stdout]).toEqual([
        1,
        'Nothing imported for demo: the feed holds 4 cars, less than half of the 10 in stock; check that it is complete, or add --allow-fewer; the stock stays as it was; exit 1\n',
      ]);
    }
    expect(await stockOf(cwd)).toHaveLength(10);
    expect((await callCli(['import', 'demo', 'half.csv'], { cwd })).code).toBe(0);
    await writeFile(file, JSON.stringify(stock(9)));
    expect((await callCli(['import', 'demo', 'less.csv'], { cwd })).code).toBe(0);
    await writeFile(file, JSON.stringify(stock(10)));
    const allowed = ['import', 'demo', 'less.csv', '--allow-fewer'];
    expect((await callCli(allowed, { cwd })).code).toBe(0);
    expect(await stockOf(cwd)).toHaveLength(4);
    await writeFile(join(cwd, 'none.csv'), 'id,name\n');
    expect((await callCli(['import', 'demo', 'none.csv', '--allow-fewer'], { cwd })).code).toBe(0);
    await writeFile(file, JSON.stringify(stock(10)));
    expect((await callCli(['import', 'demo', 'none.csv', '--allow-empty'], { cwd })).code).toBe(0);
    expect(await stockOf(cwd)).toEqual([]);
  });

  it('CLI-12: a dry run reports everything and changes nothing', async () => {
    const cwd = await withFiles({ 'stock.csv': 'id,name\nu1,A\n' });
    const { code, stdout } = await callCli(['import', 'demo', 'stock.csv', '--dry-run'], { cwd });
    expect([code, stdout]).toEqual([
      0,
      'Dry run: 1 car would be imported into tenants/demo/data/cars.json; exit 0\n',
    ]);
    expect(await stockText(cwd)).toBe(old);
  });

  it('CLI-12: errors of a mapping are reported with line and column, as those of content are', async () => {
    const broken = mapping.replace('"price": {', '"prise": {').replace('"Model"', '"Modle"');
    const cwd = await withFiles({
      'stock.csv': csv,
      'a.json': broken,
      'b.json': mapping.replace('"Model"', '"Modle"'),
    });
    const first = await callCli(['import', 'demo', 'stock.csv', '-m', 'a.json'], { cwd });
    expect(first.code).toBe(2);
    expect(first.stderr).toContain(
      'a.json:6:5 fields: unknown property "prise", did you mean "price"?\n   6 │     "prise": {',
    );
    const second = await callCli(['import', 'demo', 'stock.csv', '-m', 'b.json'], { cwd });
    expect(second.code).toBe(2);
    expect(second.stderr).toContain(
      'b.json:5:14 fields.model: the feed has no column "Modle", did you mean "Model"?',
    );
    expect(await stockText(cwd)).toBe(old);
  });

  it.each([
    [{ template: '{slug}' }, 'template-circle'],
    [{ template: '{colour_of_it}' }, 'unknown-field'],
    [{}, 'no-source'],
    [{ value: 'x', from: 'Make' }, 'two-sources'],
    [{ from: 'Make', date: 'when it was' }, 'date-format'],
    [{ from: 'Make', keep: ['MINI'] }, 'keep-unused'],
  ])('CLI-12: the mapping slug: %j is refused (%s)', async (slug, rule) => {
    const cwd = await withFiles({
      'stock.csv': csv,
      'm.json': JSON.stringify({ fields: { id: 'Stock No', slug } }),
    });
    const { code, stderr } = await callCli(['import', 'demo', 'stock.csv', '-m', 'm.json'], {
      cwd,
    });
    expect(code).toBe(2);
    expect(stderr).toContain(`error ${rule}`);
  });

  it.each([
    [['import', 'nowhere', 'stock.csv'], 'there is no tenant "nowhere"'],
    [['import', 'demo', 'nowhere.csv'], 'there is no feed "nowhere.csv"'],
    [['import', 'demo', 'stock.csv', '-m', 'nowhere.json'], 'there is no mapping "nowhere.json"'],
    [['import', 'demo', 'stock.csv', '--max-rejects', 'few'], '--max-rejects takes a number'],
    [['import', 'demo', 'stock.csv', '--rejects', 'no/such/folder.csv'], 'cannot be written'],
    [['import', 'demo', 'stock'], 'the format of "stock" is unknown'],
    [['import', 'demo', 'tenants'], 'is a folder'],
    [['import', 'demo', 'other.csv'], 'the feed has no column "id"'],
    [
      ['import', 'demo', 'stock.csv', '--database', 'postgres://user:secret@127.0.0.1:1/x'],
      'PostgreSQL cannot',
    ],
  ])('CLI-12: %j exits with 2 and says why', async (args, message) => {
    const cwd = await withFiles({ 'stock.csv': 'id,name\nu1,A\n', stock: 'x', 'other.csv': csv });
    const { code, stderr } = await callCli(args, { cwd });
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(stderr).not.toContain('secret');
    expect(await stockText(cwd)).toBe(old);
  });

  it('CLI-12: lists what is converted, and rejects what contradicts the field', async () => {
    const feed = [
      'sep=;',
      'id;name;price;km;car_type',
      'u1;A;$27,990 drive away;45,000 miles;USED',
      'u2;B;$27,990 EGC;9000;Used',
      'u3;C;$127 pw;9000;Used',
      'u4;D;NZ$27,990;9000;Used',
      'u5;E;Call;45,000 hours;Used',
      'u6;F;POA;98k;Demonstrator',
    ].join('\n');
    const cwd = await withFiles({ 'stock.csv': feed });
    const args = ['import', 'demo', 'stock.csv', '--max-rejects', '4'];
    const { code, stdout } = await callCli(args, { cwd });
    expect([code, stdout]).toEqual([
      0,
      `stock.csv:4: price: excludes on-road costs; write the price with them, or none ("$27,990 EGC")
stock.csv:5: price: is a repayment or a deposit, not a price; write the whole price ("$127 pw")
stock.csv:6: price: is in NZD; write the price in AUD ("NZ$27,990")
stock.csv:7: km: is in hours; write the kilometres, or leave it empty ("45,000 hours")
stock.csv:8: price: is no price, imported without one ("POA")
stock.csv:3: km: is in miles; imported as 72,420 ("45,000 miles")
stock.csv:8: km: is in thousands; imported as 98,000 ("98k")
2 cars imported into tenants/demo/data/cars.json, 4 rows rejected, 1 row repaired, 2 rows with warnings; exit 0
`,
    ]);
    expect(await stockOf(cwd)).toMatchObject([
      { price: 27_990, km: 72_420, car_type: 'Used' },
      { km: 98_000, car_type: 'Demo' },
    ]);
  });

  it.each([
    ['id,name,price,price\nu1,A,20000,19000\n', '{}', '"price" (3) and "price" (4)'],
    ['id,name,Price,price\nu1,A,20000,19000\n', '{}', '"Price" (3) and "price" (4)'],
    ['id,n,p,p\nu1,A,2,1\n', '{"name":"n","price":"p"}', '"p" (3) and "p" (4)'],
    ['id,n,n\nu1,A,B\n', '{"name":{"template":"{feed:n}"}}', '"n" (2) and "n" (3)'],
  ])('CLI-12: %j with %s is refused, since two columns are %s', async (feed, fields, both) => {
    const named = { fields: { id: 'id', ...(JSON.parse(fields) as object) } };
    const cwd = await withFiles({ 'stock.csv': feed, 'm.json': JSON.stringify(named) });
    const more = fields === '{}' ? [] : ['-m', 'm.json'];
    const { code, stderr } = await callCli(['import', 'demo', 'stock.csv', ...more], { cwd });
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(`has the columns ${both} for one field; rename or remove one`),
    ]);
    expect(await stockText(cwd)).toBe(old);
  });

  it('CLI-12: columns of one name are all read for a list, and may be there unused', async () => {
    const feed = 'id,n,photo,photo,x,x\nu1,A,/assets/a.svg,/assets/b.svg,1,2\n';
    const fields = { id: 'id', name: 'n', photos: 'photo' };
    const cwd = await withFiles({ 'stock.csv': feed, 'm.json': JSON.stringify({ fields }) });
    const { code } = await callCli(['import', 'demo', 'stock.csv', '-m', 'm.json'], { cwd });
    expect([code, await stockOf(cwd)]).toEqual([
      0,
      [expect.objectContaining({ photos: ['/assets/a.svg', '/assets/b.svg'] })],
    ]);
  });

  it('CLI-12: two imports of one tenant never run at once', async () => {
    const cwd = await withFiles({ 'stock.csv': 'id,name\nu1,A\n' });
    const other = new DatabaseSync(join(cwd, 'tenants/demo/data/.import.lock'));
    other.exec('begin exclusive');
    const refused = await callCli(['import', 'demo', 'stock.csv'], { cwd });
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('another import')]);
    other.close();
    expect((await callCli(['import', 'demo', 'stock.csv'], { cwd })).code).toBe(0);
  });

  it('CLI-12: keeps who may read the stock, and makes the folder that it lies in', async () => {
    const cwd = await withFiles({ 'stock.csv': 'id,name\nu1,A\n' });
    await chmod(join(cwd, 'tenants/demo/data/cars.json'), 0o640);
    const umask = process.umask(0o077);
    await callCli(['import', 'demo', 'stock.csv'], { cwd }).finally(() => process.umask(umask));
    const { mode } = await stat(join(cwd, 'tenants/demo/data/cars.json'));
    expect(mode & 0o777).toBe(0o640);
    await mkdir(join(cwd, 'tenants/new/pages'), { recursive: true });
    await writeFile(
      join(cwd, 'tenants/new/site.json'),
      (await readFile(join(cwd, 'tenants/demo/site.json'), 'utf8')).replaceAll('demo', 'new'),
    );
    expect((await callCli(['import', 'new', 'stock.csv'], { cwd })).code).toBe(0);
    expect(await readdir(join(cwd, 'tenants/new/data'))).toContain('cars.json');
  });

  it('TEN-10: imports nothing for a folder whose slug is another tenant’s', async () => {
    const cwd = await withFiles({ 'stock.csv': 'id,name\nu1,A\n' });
    await mkdir(join(cwd, 'tenants/attacker'));
    await copyFile(join(cwd, 'tenants/demo/site.json'), join(cwd, 'tenants/attacker/site.json'));
    const { code, stderr } = await callCli(['import', 'attacker', 'stock.csv'], { cwd });
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('has the slug "demo", which is not its folder\'s name'),
    ]);
    expect(await stockText(cwd)).toBe(old);
  });

  it('CLI-12, CAR-2: a public list of cars imported by a mapping is served and searched', async () => {
    const cwd = await withFiles({
      'vega.json': JSON.stringify(vegaCars),
      'm.json': JSON.stringify({
        fields: {
          id: {
            template: '{feed:Name}-{feed:Year}-{feed:Weight_in_lbs}-{feed:Acceleration}',
            as: 'key',
          },
          name: { from: 'Name', as: 'capitals' },
          year: { from: 'Year', date: 'iso' },
          engine: { template: '{feed:Cylinders} cylinders' },
          tag: { from: 'Origin', values: { USA: 'American' } },
          car_type: { value: 'Used' },
        },
      }),
    });
    const { code, stdout } = await callCli(['import', 'demo', 'vega.json', '-m', 'm.json'], {
      cwd,
    });
    expect([code, stdout]).toEqual([0, expect.stringContaining('406 cars imported')]);

    const { snapshot, findings } = await readTenant(join(cwd, 'tenants/demo'));
    expect(findings).toEqual([]);
    const rejected: unknown[] = [];
    const { search } = embeddedDealership(snapshot!, (entry) => rejected.push(entry));
    const { results } = await search.search([
      { indexName: 'cars', params: { facets: ['tag', 'year'] } },
      { indexName: 'cars', params: { query: 'chevrolet', filters: 'year:1970 TO 1972' } },
    ]);
    const count = (keep: (car: (typeof vegaCars)[number]) => boolean) =>
      vegaCars.filter(keep).length;
    expect(rejected).toEqual([]);
    expect(results[0]!.nbHits).toBe(vegaCars.length);
    expect(results[0]!.facets.tag).toEqual({
      American: count(({ Origin }) => Origin === 'USA'),
      Japan: count(({ Origin }) => Origin === 'Japan'),
      Europe: count(({ Origin }) => Origin === 'Europe'),
    });
    expect(results[0]!.facets.year!['1982']).toBe(count(({ Year }) => Year.startsWith('1982')));
    expect(results[1]!.nbHits).toBe(
      count(({ Name, Year }) => /chevrolet/.test(Name) && /^197[012]/.test(Year)),
    );
  });

  it('CAR-9 CLI-12: records which prices are lower than in the previous import', async () => {
    const cwd = await withFiles({ 'stock.csv': csv, 'm.json': mapping });
    const run = () => callCli(['import', 'demo', 'stock.csv', '-m', 'm.json'], { cwd });
    await run();
    await writeFile(join(cwd, 'stock.csv'), csv.replace('$9,990', '$8,990'));
    await run();
    const reduced = {
      price: 8990,
      price_before: 9990,
      price_reduced_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
    };
    expect((await stockOf(cwd))[0]).toMatchObject(reduced);
    await run();
    expect((await stockOf(cwd))[0]).toMatchObject(reduced);
    await writeFile(join(cwd, 'stock.csv'), csv);
    await run();
    expect((await stockOf(cwd))[0]).not.toHaveProperty('price_before');
  });

  it('CAR-9 CLI-12: goes to Typesense where the server searches that; a feed that fails leaves its stock', async () => {
    const apiKey = 'a-key-that-nobody-may-read';
    const server = await startFakeTypesense(apiKey);
    try {
      const cwd = await withFiles({
        'stock.csv': 'id,name\nu1,A\nu2,B\n',
        'none.csv': 'id,name\n',
        'dear.csv': 'id,name,price\nu1,A,9000\n',
        'reduced.csv': 'id,name,price\nu1,A,8000\n',
      });
      const env = { TYPESENSE_URL: server.url, TYPESENSE_API_KEY: apiKey, DATABASE_URL: 'unused' };
      const { code, stdout } = await callCli(['import', 'demo', 'stock.csv'], { cwd, env });
      expect([code, stdout]).toEqual([0, '2 cars imported into Typesense; exit 0\n']);
      const failed = await callCli(['import', 'demo', 'none.csv'], { cwd, env });
      expect([failed.code, failed.stdout]).toEqual([1, expect.stringContaining('no cars')]);
      const search = new TypesenseSearch({ url: server.url, apiKey, tenant: 'demo' });
      const { results } = await search.search([{ indexName: 'cars' }]);
      expect(results[0]!.nbHits).toBe(2);
      expect(await stockText(cwd)).toBe(old);
      for (const feed of ['dear.csv', 'reduced.csv'])
        expect((await callCli(['import', 'demo', feed], { cwd, env })).code).toBe(0);
      const reduced = await search.search([{ indexName: 'cars' }]);
      expect(reduced.results[0]!.hits[0]).toMatchObject({ price: 8000, price_before: 9000 });
      const many = Array.from({ length: 12 }, (_, at) => `u${at},A\n`).join('');
      await writeFile(join(cwd, 'many.csv'), `id,name\n${many}`);
      expect((await callCli(['import', 'demo', 'many.csv'], { cwd, env })).code).toBe(0);
      const cut = await callCli(['import', 'demo', 'stock.csv', '--dry-run'], { cwd, env });
      expect([cut.code, cut.stdout]).toEqual([
        1,
        expect.stringContaining('half of the 12 in stock'),
      ]);
      const wrong = { ...env, TYPESENSE_API_KEY: 'another-secret' };
      const denied = await callCli(['import', 'demo', 'stock.csv'], { cwd, env: wrong });
      expect([denied.code, denied.stderr]).toEqual([
        2,
        expect.stringContaining('Typesense cannot'),
      ]);
      expect(denied.stderr).not.toMatch(/secret|nobody-may-read/);
    } finally {
      await server.stop();
    }
  });

  it.each([
    [['--database', 'mysql://user:hidden@db'], {}, '--database must be an address'],
    [[], { DATABASE_URL: 'db:hidden' }, 'DATABASE_URL must be an address'],
    [[], { TYPESENSE_URL: 'https://hidden.example' }, 'TYPESENSE_API_KEY must be set together'],
  ])('CLI-12: says which setting cannot be used: %j %j', async (more, env, says) => {
    const cwd = await withFiles({ 'stock.csv': 'id,name\nu1,A\n' });
    const { code, stderr } = await callCli(['import', 'demo', 'stock.csv', ...more], { cwd, env });
    expect([code, stderr]).toEqual([2, expect.stringContaining(says)]);
    expect(stderr).not.toContain('hidden');
    expect(await stockText(cwd)).toBe(old);
  });

  it.skipIf(!hasDemo)(
    'CLI-12: a tenant’s own file of cars imported as a feed is what it was',
    async () => {
      const file = join(import.meta.dirname, '../../../../../tenants/harbour-city/data/cars.json');
      const cars = await readFile(file, 'utf8');
      const cwd = await withFiles({ 'cars.json': cars });
      expect((await callCli(['import', 'demo', 'cars.json'], { cwd })).code).toBe(0);
      // A list with nothing in it says no more than no list, and a feed has no history of prices.
      const withoutEmpty = (name: string, value: unknown) =>
        (Array.isArray(value) && value.length === 0) || /^price_(?:before|reduced_on)$/.test(name)
          ? undefined
          : value;
      expect(await stockOf(cwd)).toEqual(JSON.parse(cars, withoutEmpty));
    },
  );

  it('CLI-12: shows a bar on a terminal alone', async () => {
    const cwd = await withFiles({ 'stock.csv': csv, 'm.json': mapping });
    const { stderr } = await runCli(['import', 'demo', 'stock.csv', '-m', 'm.json'], { cwd });
    expect(stderr).toBe('');
  });
});
