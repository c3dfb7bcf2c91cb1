import { describe, expect, it } from 'vitest';
import { readFeed } from './read-feed.ts';
import type { FeedRecord } from './feed-record.ts';
import type { FeedOptions } from './read-feed.ts';

const utf8 = (text: string) => Buffer.from(text, 'utf8');
const utf16 = (text: string, mark = true) => Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');

/** Comes in pieces of every size, so that anything may be cut in two. */
async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(bytes: Uint8Array, options: FeedOptions, size = 7) {
  const feed = await readFeed(pieces(bytes, size), options);
  const records: FeedRecord[] = [];
  for await (const record of feed.records) records.push(record);
  return {
    columns: feed.columns,
    values: records.map(({ value }) => JSON.parse(JSON.stringify(value)) as unknown),
    lines: records.map(({ line }) => line),
    errors: records.flatMap(({ line, error }) => (error ? [`${line} ${error}`] : [])),
  };
}

const csv = { format: 'csv' } as const;
const json = { format: 'json' } as const;

describe('CSV', () => {
  it('CLI-12: reads quotes, line ends within them, empty lines and CRLF, and knows each line', async () => {
    const { values, lines } = await read(
      utf8('id,name\r\n1,"a ""b"", c"\r\n\r\n2,"x\r\ny"\r\n3,15" wheels\r\n'),
      csv,
    );
    expect(values).toEqual([
      { id: '1', name: 'a "b", c' },
      { id: '2', name: 'x\ny' },
      { id: '3', name: '15" wheels' },
    ]);
    expect(lines).toEqual([2, 4, 6]);
  });

  it.each([',', ';', '\t', '|'])(
    'CLI-12: detects the delimiter %j by the first line',
    async (sign) => {
      const feed = [`id${sign}"a;b,c|d"${sign}name`, `1${sign}2${sign}3`].join('\n');
      // The first piece must hold the first line, as any that is read from a disk does.
      expect((await read(utf8(feed), csv, 64)).values).toEqual([
        { id: '1', 'a;b,c|d': '2', name: '3' },
      ]);
    },
  );

  it.each(['sep=;\r\n', '"sep=;"\n', 'SEP=;\n', '\ufeffsep=;\n'])(
    'CLI-12: keeps to the delimiter of %j, which spreadsheets write first',
    async (first) => {
      const { columns, values, lines } = await read(utf8(`${first}id;a,b,c\n1;2\n`), csv, 64);
      expect([columns, values, lines]).toEqual([['id', 'a,b,c'], [{ id: '1', 'a,b,c': '2' }], [3]]);
    },
  );

  it('CLI-12: columns of one name are a list', async () => {
    const { values } = await read(utf8('id,photo,photo\n1,a.jpg,b.jpg\n'), csv);
    expect(values).toEqual([{ id: '1', photo: ['a.jpg', 'b.jpg'] }]);
  });

  it('CLI-12: a line with too few or too many columns is reported, others are read', async () => {
    const { values, errors } = await read(utf8('a,b\n1\n2,3\n4,5,6\n7,8,\n'), csv);
    expect(values).toEqual([{}, { a: '2', b: '3' }, {}, { a: '7', b: '8' }]);
    expect(errors).toEqual([
      '2 has 1 column where the feed has 2; a quote or delimiter may be missing',
      '4 has 3 columns where the feed has 2; a quote or delimiter may be missing',
    ]);
  });

  it('CLI-12: takes names from the mapping where the first line is a car already', async () => {
    const { values, lines } = await read(utf8('1,x\n'), { ...csv, columns: ['id', 'name'] });
    expect([values, lines]).toEqual([[{ id: '1', name: 'x' }], [1]]);
  });

  it('CLI-12: an unclosed quote is an error of the whole feed, which is not half imported', async () => {
    await expect(read(utf8('a,b\n1,"x\n2,y\n'), csv)).rejects.toThrow('closing quote is missing');
  });
});

describe('encodings', () => {
  const text = 'id,name\n1,Škoda Kodiaq – 2.0 €\n';
  it.each([1, 2, 3, 4096])('CLI-12: reads each of them in pieces of %i bytes', async (size) => {
    const windows = Buffer.concat([
      utf8('id,name\n1,'),
      Buffer.from([0x8a]),
      utf8('koda Kodiaq '),
      Buffer.from([0x96]),
      utf8(' 2.0 '),
      Buffer.from([0x80]),
      utf8('\n'),
    ]);
    const bigEndian = utf16(text).swap16();
    for (const bytes of [
      utf8(text),
      utf8(`\ufeff${text}`),
      utf16(text),
      utf16(text, false),
      windows,
      bigEndian,
    ])
      expect((await read(bytes, csv, size)).values).toEqual([
        { id: '1', name: 'Škoda Kodiaq – 2.0 €' },
      ]);
  });

  it('CLI-12: takes the encoding that is named, and refuses bytes that are not of it', async () => {
    const latin = Buffer.from('id,name\n1,\xe9\n', 'latin1');
    const named = await read(latin, { ...csv, encoding: 'iso-8859-1' });
    expect(named.values).toEqual([{ id: '1', name: 'é' }]);
    await expect(read(latin, { ...csv, encoding: 'utf-8' })).rejects.toThrow('not utf-8');
    await expect(read(latin, { ...csv, encoding: 'utf-9' })).rejects.toThrow('no encoding "utf-9"');
  });

  it('CLI-12: keeps to what an XML feed declares', async () => {
    const xml = '<?xml version="1.0" encoding="ISO-8859-2"?><s><car id="1">\xa9koda</car></s>';
    const { values } = await read(Buffer.from(xml, 'latin1'), { format: 'xml', records: 'car' });
    expect(values).toEqual([{ '@id': '1', '#text': 'Škoda' }]);
  });
});

describe('JSON', () => {
  it.each([
    ['', '[\n {"id":1,"a":{"b":[1,2]}},\n\n {"id":2}\n]'],
    [
      'stock.vehicles',
      '{"n":[{}],\n"stock":{"vehicles":[{"id":1,"a":{"b":[1,2]}},\n\n{"id":2}],"x":[3]}}',
    ],
  ])('CLI-12: reads the list at "%s"', async (records, text) => {
    const { values, lines } = await read(utf8(text), { ...json, records });
    expect(values).toEqual([{ id: 1, a: { b: [1, 2] } }, { id: 2 }]);
    expect(lines).toEqual([2, 4]);
  });

  it('CLI-12: an entry that is not an object is reported, others are read', async () => {
    expect((await read(utf8('[1,\n{"id":2},\n[]]'), json)).errors).toEqual([
      '1 is no object',
      '3 is no object',
    ]);
  });

  it.each([
    ['[{"id":1},\n{"id":2}', 'breaks off', 2],
    ['[{"id":1},\n{"id":}]', 'not valid JSON', 2],
    ['{"cars":[]}', 'no list at "stock"', 1],
    ['{"stock":{"a":{"id":1}}}', 'no list at "stock"', 1],
    ['5', 'is not a list of cars', 1],
    ['<p>Bad gateway</p>', 'is not valid JSON: unexpected "<"', 1],
  ])('CLI-12: %j is reported with its line', async (text, message, line) => {
    const records = text.startsWith('{') ? 'stock' : '';
    const reading = read(utf8(text), { ...json, records });
    await expect(reading).rejects.toThrow(message);
    await expect(reading).rejects.toMatchObject({ name: 'FeedError', line });
  });

  it.each(['csv', 'json', 'xml'] as const)(
    'CLI-12: an empty %s feed is an error',
    async (format) => {
      for (const text of ['', ' \r\n'])
        await expect(read(utf8(text), { format, records: 'car' })).rejects.toThrow('is empty');
    },
  );

  it('CLI-12: a feed made to nest without end is refused', async () => {
    const deep = `{"id":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    await expect(read(utf8(`[${deep}]`), json, 4096)).rejects.toThrow('deeper than 64 levels');
    const { errors } = await read(utf8(`${deep}\n`), { format: 'ndjson' }, 4096);
    expect(errors).toEqual([expect.stringContaining('deeper than 64 levels')]);
    const xml = `<s><car>${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}</car></s>`;
    const reading = read(utf8(xml), { format: 'xml', records: 'car' }, 4096);
    await expect(reading).rejects.toThrow('deeper than 64 levels');
  });

  it('CLI-12: reads a JSON object on each line; a broken line costs itself alone', async () => {
    const { values, lines, errors } = await read(utf8('{"id":1}\r\n\n{"id"\n{"id":4}'), {
      format: 'ndjson',
    });
    expect(values).toEqual([{ id: 1 }, {}, { id: 4 }]);
    expect(lines).toEqual([1, 3, 4]);
    expect(errors).toEqual([expect.stringMatching(/^3 not valid JSON: /)]);
  });
});

describe('XML', () => {
  const xml = { format: 'xml', records: 'vehicle' } as const;

  it('CLI-12: reads elements, attributes, repeated elements, CDATA and entities', async () => {
    const { values, lines } = await read(
      utf8(`<?xml version="1.0"?>
<stock><dealer>x</dealer>
  <vehicle
    id="1"><make>A &amp; B</make><photo url="p1"/><photo url="p2"/><text><![CDATA[<p>x</p>]]></text></vehicle>
  <vehicle id="2"/>
</stock>`),
      xml,
    );
    expect(values).toEqual([
      { '@id': '1', make: 'A & B', photo: [{ '@url': 'p1' }, { '@url': 'p2' }], text: '<p>x</p>' },
      { '@id': '2' },
    ]);
    expect(lines).toEqual([3, 5]);
  });

  it.each([
    ['<stock><vehicle><a></vehicle></stock>', 'not valid XML'],
    ['<stock><vehicle>', 'not valid XML'],
    ['<!DOCTYPE s [<!ENTITY e "x">]><s><vehicle>&e;</vehicle></s>', 'not valid XML'],
    ['<stock><car/><car/></stock>', 'no element "vehicle"; its elements are "stock", "car"'],
  ])('CLI-12: %s is reported', async (text, message) => {
    await expect(read(utf8(text), xml)).rejects.toThrow(message);
  });
});
