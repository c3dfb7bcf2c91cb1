import { schemaById, validateImportMapping } from '@forecourt/block-schemas';
import type { ImportField, ImportMapping } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { carFields } from './car-fields.ts';
import { carConverter } from './convert-car.ts';
import { plansOf, plansWithoutMapping, unusedColumns } from './field-plans.ts';

const context = { timeZone: 'Australia/Sydney', currency: 'AUD' } as const;

function convert(fields: Record<string, ImportField>, record: object) {
  const mapping = { fields: { id: { value: 'c-1' }, name: { value: 'A car' }, ...fields } };
  expect(validateImportMapping(mapping)).toEqual([]);
  return carConverter(plansOf(mapping as unknown as ImportMapping), context)(record);
}

/** The value of one field of the car, or why there is none. */
function field(name: string, rule: ImportField, record: object): unknown {
  const read = convert({ [name]: rule }, record);
  if ('car' in read) return (read.car as unknown as Record<string, unknown>)[name];
  return read.errors.map(({ field: at, value, reason }) => `${at} ${value}: ${reason}`).join('; ');
}

describe('a car of a record', () => {
  it.each([
    ['price', 'Price', { Price: '27,990', 'Price Currency': 'AUD' }, 27_990],
    ['price', 'Price', { Price: 'AUD 27,990', Currency: 'aud' }, 27_990],
    [
      'price',
      'price',
      { price: 27_990, price_currency: 'USD' },
      expect.stringMatching(/^price 27990 USD: .*AUD/),
    ],
    [
      'price',
      'Asking',
      { Asking: '27,990', Asking_Currency: 'NZD' },
      expect.stringContaining('NZD'),
    ],
    ['price', 'Price', { Price: 'POA', Currency: 'AUD' }, undefined],
    ['price', 'Price', { Price: '27,990', Currency: '' }, 27_990],
    ['km', 'Odometer', { Odometer: '45,000', odometer_unit: 'mi' }, 72_420],
    ['km', 'Odometer', { Odometer: '45,000', OdometerUnit: 'KM' }, 45_000],
    ['km', 'Odometer', { Odometer: '45,000 km', odometer_unit: 'km' }, 45_000],
    [
      'km',
      { from: 'Odometer', unit: 'miles' },
      { Odometer: 45_000, 'Odometer Unit': 'km' },
      45_000,
    ],
    [
      'km',
      'Odometer',
      { Odometer: '45,000', odometer_unit: 'hours' },
      expect.stringContaining('45,000 hours'),
    ],
    ['km', 'Odometer', { Odometer: '45,000', engine_unit: 'cc' }, 45_000],
  ] as const)(
    'CLI-12: %s from %j of %j is read with the unit in a column of its own',
    (name, rule, record, value) => {
      expect(field(name, rule as ImportField, record)).toEqual(value);
    },
  );

  it('CLI-12: a column with a unit fills no field and is not reported as unused', () => {
    const columns = ['id', 'price', 'price_currency', 'km', 'odometer_unit', 'colour_code'];
    expect(unusedColumns(columns, plansWithoutMapping(columns))).toEqual(['colour_code']);
  });

  it('CLI-12: mis-encoded characters are what was meant, and vertical tabs part words', () => {
    expect(field('name', 'Name', { Name: 'Tern \u0093GT\u0094\u0085' })).toBe('Tern “GT”…');
    expect(field('badge', 'Text', { Text: 'One owner\vFull history' })).not.toMatch(/ownerFull|\v/);
  });

  it('CLI-12: a mapping can fill every field that a car has', () => {
    const { properties } = schemaById('https://forecourt.example/schema/import-mapping.json') as {
      properties: { fields: { properties: object } };
    };
    expect(Object.keys(properties.fields.properties).sort()).toEqual([...carFields.keys()].sort());
  });

  it.each([
    ['$36,990', {}, 36_990],
    ['AUD 36 990.50', {}, 36_990.5],
    ['$36.990,50', { decimal: ',' }, 36_990.5],
    ['$36.990,-', { decimal: ',' }, 36_990],
    ["36'990", {}, 36_990],
    ['36 990', {}, 36_990],
    ['1,234,567', {}, 1_234_567],
    ['AU$ 9990 drive away', {}, 9990],
    ['3699000', { unit: 'cents' }, 36_990],
    ['36.5', { unit: 'thousands' }, 36_500],
    ['POA', { values: { poa: null } }, undefined],
    ['', {}, undefined],
    ['', { default: '9,990' }, 9990],
    ['-5', {}, undefined],
    ['$0', {}, undefined],
    ['0.00', { default: '9,990' }, 9990],
    ['0', { required: true }, 'price 0: is not a price, and the mapping requires one'],
    ['0', { default: '0' }, undefined],
    ['POA', { values: { poa: 0 } }, undefined],
    [
      'POA',
      { values: { poa: -1 }, required: true },
      'price POA: is not a price, and the mapping requires one',
    ],
    ['0.4', { unit: 'cents' }, undefined],
    ['POA', {}, undefined],
    ['Call us', { default: 9990 }, 9990],
    ['POA', { values: { poa: 5000 } }, 5000],
    ['POA', { required: true }, 'price POA: is not a price, and the mapping requires one'],
    ['a lot', {}, 'price a lot: is no number'],
    ['27 99', {}, 'price 27 99: is no number'],
    ['(27,990)', {}, 'price (27,990): is no number'],
    ['27,990-', {}, 'price 27,990-: is no number'],
    ['$27,990 EGC', {}, expect.stringMatching(/^price \$27,990 EGC: excludes on-road costs/)],
    ['$27,990 ex GST', {}, expect.stringMatching(/^price .*: excludes GST/)],
    ['$127 pw', {}, expect.stringMatching(/^price \$127 pw: is a repayment/)],
    ['From $27,990', {}, expect.stringMatching(/is not an exact price/)],
    ['NZ$27,990', {}, 'price NZ$27,990: is in NZD; write the price in AUD'],
    ['$27k', {}, 27_000],
    ['$27k', { unit: 'thousands' }, 27_000],
    ['36.990,00', {}, 'price 36.990,00: is no number; "decimal": "," would read it'],
    ['$25,990 - $27,990', {}, 'price $25,990 - $27,990: is no number'],
    ['12,34', {}, 'price 12,34: is no number; "decimal": "," would read it'],
    [
      '$12.990',
      {},
      'price $12.990: may be 12.99 or 12,990; write it without a separator, or set "decimal": ","',
    ],
    [
      '12,990',
      { decimal: ',' },
      'price 12,990: may be 12.99 or 12,990; write it without a separator, or set "decimal": "."',
    ],
    ['$12.990', { decimal: ',' }, 12_990],
    ['$12.99', {}, 12.99],
    ['12.990', { unit: 'thousands' }, 12_990],
    ['', { required: true }, 'price : is empty, and the mapping requires it'],
  ] as const)('CLI-12: the price %j with %j is %j', (text, rule, expected) => {
    expect(field('price', { from: 'p', ...rule }, { p: text })).toEqual(expected);
  });

  it.each([
    ['0', {}, '0'],
    ['Call for price', {}, 'Call for price'],
    ['-1', {}, '-1'],
    ['$0.00', { default: 0 }, '$0.00'],
    ['POA', { values: { poa: 0 } }, 'POA'],
    ['', {}, undefined],
    ['0', { default: '9,990' }, undefined],
    ['0', { values: { 0: null } }, undefined],
    ['POA', { values: { poa: null } }, undefined],
  ] as const)('CAR-11 CLI-12: the price %j with %j is a repair of %j', (text, rule, value) => {
    const read = convert({ price: { from: 'p', ...rule } }, { p: text });
    const repairs = 'car' in read ? read.repairs : 'rejected';
    const reason = 'is no price, imported without one';
    expect(repairs).toEqual(value === undefined ? undefined : [{ field: 'price', value, reason }]);
  });

  it('CAR-11 CLI-12: a price of 0 beside a usable one is no repair', () => {
    const rule = { from: ['special', 'list'] };
    const read = convert({ price: rule }, { special: 0, list: 5 });
    expect(read).toMatchObject({ car: { price: 5 } });
    expect(read).toMatchObject({ repairs: undefined });
  });

  it.each([
    ['31,250 km', {}, 31_250],
    ['10,000', { unit: 'miles' }, 16_093],
    ['12500.0', {}, 12_500],
    [
      '12.000 km',
      {},
      'km 12.000 km: may be 12 or 12,000; write it without a separator, or set "decimal": ","',
    ],
    ['12500.4', {}, 'km 12500.4: must be a whole number'],
    ['12500.4', { unit: 'kilometres' }, 12_500],
    ['45,000 miles', {}, 72_420],
    ['45,000 mi', { unit: 'miles' }, 72_420],
    ['45,000 km', { unit: 'miles' }, 45_000],
    ['98k', {}, 98_000],
    ['98.5K km', {}, 98_500],
    ['98', { unit: 'thousands' }, 98_000],
    ['98k', { unit: 'thousands' }, 98_000],
    ['98,000k', {}, 98_000],
    ['N/A', {}, undefined],
    ['-', { required: true }, 'km : is empty, and the mapping requires it'],
    ['45,000+', {}, expect.stringMatching(/^km 45,000\+: is not an exact reading/)],
    ['under 45,000', {}, expect.stringMatching(/is not an exact reading/)],
    ['45,000 hours', {}, expect.stringMatching(/is in hours/)],
  ] as const)('CLI-12: the odometer %j with %j is %j', (text, rule, expected) => {
    expect(field('km', { from: 'o', ...rule }, { o: text })).toEqual(expected);
  });

  it.each([
    ['km', '45,000 miles', {}, 'is in miles; imported as 72,420'],
    ['km', '45,000 miles', { unit: 'miles' }, undefined],
    [
      'km',
      '45,000 km',
      { unit: 'miles' },
      'is in km, where the mapping has miles; imported as 45,000',
    ],
    ['km', '98k', {}, 'is in thousands; imported as 98,000'],
    ['km', '98k miles', {}, 'is in miles and is in thousands; imported as 157,716'],
    ['price', '$27k', {}, 'is in thousands; imported as 27,000'],
    ['price', '$27,990', {}, undefined],
    ['price', '$27,990 firm', {}, undefined],
    [
      'price',
      '$27,990*',
      {},
      'has “*” beside the number, as of a footnote; check that the price leaves nothing out',
    ],
    [
      'price',
      '$27k^',
      {},
      'is in thousands; imported as 27,000; has “^” beside the number, as of a footnote; check that the price leaves nothing out',
    ],
    ['year', '2019/20', {}, 'names two years; imported as 2019, the earlier one'],
    ['fuel_consumption', '12.5 km/L', {}, 'is in km per litre; imported as 8'],
    ['seats', '5 chairs', {}, 'has “chairs” beside the number; check the unit'],
    ['seats', '5 seats', {}, undefined],
  ] as const)('CLI-12: reports how the %s %j with %j was read: %j', (name, v, rule, reason) => {
    const warnings = reason === undefined ? undefined : [{ field: name, value: v, reason }];
    expect(convert({ [name]: { from: 'v', ...rule } }, { v })).toMatchObject({ warnings });
  });

  it.each([
    ['price', 'p', { p: { '#text': '31,990', '@currency': 'AUD' } }, 31_990],
    ['price', 'p', { p: { '#text': '31,990', '@currency': 'USD' } }, 'is in USD'],
    ['price', 'p.amount', { p: { amount: 31_990, currency: 'NZD' } }, 'is in NZD'],
    ['km', 'm.value', { m: { value: 45_000, unit: 'MI' } }, 72_420],
    ['km', 'm', { m: { '#text': '45,000', '@unit': 'miles' } }, 72_420],
    ['km', 'm.value', { m: { value: 45_000, unit: 'KM' } }, 45_000],
    ['km', 'm', { m: 45_000, unit: 'each' }, 45_000],
  ])('CLI-12: reads the unit beside the %s at %s of %j: %j', (name, from, record, expected) => {
    const read = field(name, from, record);
    if (typeof expected === 'number') expect(read).toBe(expected);
    else expect(read).toContain(expected);
  });

  it.each([
    ['USED', {}, 'Used'],
    ['Pre-owned', {}, 'Used'],
    ['Demonstrator', {}, 'Demo'],
    ['Near New', {}, 'Near New'],
    ['Demonstrator', { values: { d: 'Demonstrator' } }, 'Demonstrator'],
  ] as const)('CLI-12, CAR-6: the type %j with %j is %j', (t, rule, expected) => {
    expect(field('car_type', { from: 't', ...rule }, { t })).toBe(expected);
  });

  it.each([
    ['2026-01-15T10:00:00Z', undefined, 1_768_471_200],
    ['2026-01-15T10:00:00+11:00', undefined, 1_768_431_600],
    ['2026-01-15 10:00', undefined, 1_768_431_600],
    ['2026-07-15', undefined, 1_784_037_600],
    ['1768431600', undefined, 1_768_431_600],
    ['1768431600123', 'unix-ms', 1_768_431_600],
    [
      '1768431600123',
      undefined,
      'created_at_timestamp 1768431600123: is no time in seconds; "date": "unix-ms" would read it',
    ],
    ['15/01/2026 10:00', 'dd/MM/yyyy HH:mm', 1_768_431_600],
    ['5.1.26', 'd.M.yy', 1_767_531_600],
    ['15-Jan-2026', 'dd-MMM-yyyy', 1_768_395_600],
    ['31/02/2026', 'dd/MM/yyyy', 'created_at_timestamp 31/02/2026: is no date as dd/MM/yyyy'],
    ['yesterday', undefined, 'created_at_timestamp yesterday: is no date'],
    ['176843160012345', undefined, 'created_at_timestamp 176843160012345: is no date'],
    [
      '15/01/2026',
      undefined,
      'created_at_timestamp 15/01/2026: is no date; "date": "dd/MM/yyyy" would read it',
    ],
  ])('CLI-12: the date %j as %j is %j', (text, date, expected) => {
    expect(field('created_at_timestamp', { from: 'd', date }, { d: text })).toBe(expected);
  });

  it('CLI-12: a year may be part of a date', () => {
    expect(field('year', { from: 'b', date: 'MM/yyyy' }, { b: '03/2021' })).toBe(2021);
    expect(field('year', 'b', { b: '2021' })).toBe(2021);
    expect(field('year', 'b', { b: '03/2021' })).toBe(
      'year 03/2021: is no number; "date": "MM/yyyy" would read it',
    );
    expect(field('year', 'b', { b: 'MY21' })).toMatch(/is a model year; write the year of build$/);
  });

  it.each([
    ['Yes', true],
    ['n', false],
    [1, true],
    ['maybe', 'certified maybe: is neither yes nor no; say what it means with "values"'],
  ])('CLI-12: the flag %j is %j', (text, expected) => {
    expect(field('certified', 'f', { f: text })).toBe(expected);
  });

  it('CLI-12: looks values up whatever their capitals, and keeps, leaves out or rejects others', () => {
    const values = { auto: 'Automatic' };
    const read = (t: string, unlisted?: 'keep' | 'leave-out' | 'reject') =>
      field('transmission', { from: 't', values, unlisted }, { t });
    expect(read('AUTO')).toBe('Automatic');
    expect(read('CVT')).toBe('CVT');
    expect(read('CVT', 'leave-out')).toBeUndefined();
    expect(read('CVT', 'reject')).toBe('transmission CVT: is not among the mapping’s values');
  });

  it.each([
    [
      'make',
      { as: 'capitals', values: { MCLAREN: 'McLaren', MINI: 'MINI' } },
      'mclaren',
      'McLaren',
    ],
    ['make', { as: 'capitals', values: { MCLAREN: 'McLaren', MINI: 'MINI' } }, 'MINI', 'MINI'],
    ['make', { as: 'capitals', values: { MCLAREN: 'McLaren' } }, 'SUZUKI', 'Suzuki'],
    ['model', { as: 'lower', values: { HILUX: 'HiLux' } }, 'HILUX', 'HiLux'],
    ['make', { as: 'capitals', default: 'SsangYong' }, '', 'SsangYong'],
    ['km', { unit: 'miles', values: { demo: 1000 } }, 'Demo', 1000],
    ['km', { unit: 'miles', values: { demo: '1,000' } }, 'Demo', 1609],
    ['photos', { prefix: 'https://p.example/', default: '/assets/a.svg' }, '', ['/assets/a.svg']],
    ['badge', { prefix: 'Series ', values: { x: 'Base' } }, 'x', 'Base'],
    ['dealercomments', { values: { x: 'Call & ask' } }, 'x', '<p>Call &amp; ask</p>'],
  ] as const)(
    'CLI-12: of the %s with %j, %j is %j as the mapping writes it',
    (name, rule, v, to) => {
      expect(field(name, { from: 'v', ...rule } as ImportField, { v })).toEqual(to);
    },
  );

  it('CLI-12: lists are split and prefixed, and lists of the feed are taken as they are', () => {
    const rule = { from: 'photos.photo.@url', prefix: 'https://p.example/' };
    const expected = ['https://p.example/a.jpg', 'https://p.example/b.jpg'];
    expect(field('photos', rule, { 'photos.photo.@url': 'a.jpg|b.jpg|' })).toEqual(expected);
    const tree = { photos: { photo: [{ '@url': 'a.jpg' }, { '@url': 'b.jpg' }] } };
    expect(field('photos', rule, tree)).toEqual(expected);
    expect(
      convert({ photos: { from: 'p', split: ',' } }, { p: '/assets/a.svg, /assets/b.svg' }),
    ).toMatchObject({ car: { photos: ['/assets/a.svg', '/assets/b.svg'], photos_count: 2 } });
  });

  it('CLI-12: reads several columns in turn, and one that occurs several times is an error', () => {
    const rule = { from: ['special', 'price.list'] };
    expect(field('price', rule, { special: '', price: { list: 5 } })).toBe(5);
    expect(field('price', rule, { special: 4, price: { list: 5 } })).toBe(4);
    expect(field('price', rule, { special: [4, 5] })).toBe(
      'price 4, 5: has several values; name a path to the one that counts',
    );
  });

  it.each([
    ['5.3 L/100km', 5.3],
    ['5.3', 5.3],
    ['16,2 l/100 km', 'fuel_consumption 16,2 l/100 km: is no number; "decimal": "," would read it'],
  ])('CAR-9 CLI-12: the consumption %j is %j', (text, expected) => {
    expect(field('fuel_consumption', 'f', { f: text })).toBe(expected);
  });

  it.each([
    ['2031-03-28', undefined, '2031-03-28'],
    ['28/03/2031', 'dd/MM/yyyy', '2031-03-28'],
    ['2026-11-12T23:30:00Z', undefined, '2026-11-12'],
    ['1794180600', 'unix', '2026-11-09'],
    ['soon', undefined, 'warranty_until soon: is no date'],
    ['N/A', undefined, undefined],
  ])('CAR-9 CLI-12: the day %j as %j is %j', (text, date, expected) => {
    expect(field('warranty_until', { from: 'd', date }, { d: text })).toBe(expected);
  });

  it.each([
    ['2024-03', undefined, '2024-03'],
    ['03/2024', 'MM/yyyy', '2024-03'],
    ['2024-03-15', undefined, '2024-03'],
    ['2024', undefined, 'built 2024: is no date'],
  ])('CAR-9 CLI-12: the month %j as %j is %j', (text, date, expected) => {
    expect(field('built', { from: 'b', date }, { b: text })).toBe(expected);
  });

  it('CAR-9 CLI-12: features are a list whose entries may name their group', () => {
    const rule = { from: 'f', split: ';' };
    const text = 'Roof rails; Safety: Camera ;Comfort: Heated seats;Safety: Six airbags';
    expect(field('features', rule, { f: text })).toEqual([
      { items: ['Roof rails'] },
      { name: 'Safety', items: ['Camera', 'Six airbags'] },
      { name: 'Comfort', items: ['Heated seats'] },
    ]);
    const own = [{ name: 'Safety', items: ['Camera'] }];
    expect(field('features', 'f', { f: own })).toEqual(own);
    expect(field('features', 'f', { f: '' })).toBeUndefined();
    expect(field('features', 'f', { f: [{ name: 'Safety' }] })).toContain('features');
  });

  it('CAR-9 CLI-12: a feed cannot claim a reduction of the price', () => {
    const claims = { id: 'c-1', name: 'A car', price_before: 9, price_reduced_on: '2026-01-01' };
    expect(carConverter(plansWithoutMapping(undefined), context)(claims)).toEqual({
      car: { id: 'c-1', name: 'A car', slug: 'a-car-c-1' },
    });
    const { properties } = schemaById('https://forecourt.example/schema/import-mapping.json') as {
      properties: { fields: { properties: object } };
    };
    expect(Object.keys(properties.fields.properties)).not.toContain('price_before');
  });

  it('CLI-12: templates are filled whatever their order; slugs and names are made where nobody says', () => {
    const read = convert(
      {
        slug: { template: '{name} {id}' },
        name: { template: '{year} {make} {feed:Edition}' },
        make: 'Make',
        year: 'Year',
      },
      { Make: ' Škoda ', Year: '2021', Edition: 'L&K' },
    );
    expect(read).toMatchObject({ car: { name: '2021 Škoda L&K', slug: '2021-skoda-l-k-c-1' } });
    const plans = plansOf({ fields: { id: 'i', make: 'm', model: 'o' } } as ImportMapping);
    expect(carConverter(plans, context)({ i: 'u-1', m: 'Kia', o: 'Rio' })).toEqual({
      car: { id: 'u-1', make: 'Kia', model: 'Rio', name: 'Kia Rio', slug: 'kia-rio-u-1' },
    });
  });

  it('CLI-12: plain comments become paragraphs, HTML stays, and nothing of a text is read as HTML', () => {
    const comments = (c: string, as?: 'paragraphs' | 'html') =>
      field('dealercomments', { from: 'c', as }, { c });
    expect(comments('One owner\r\nA & B\n\n< 5 l')).toBe(
      '<p>One owner<br>A &amp; B</p><p>&lt; 5 l</p>',
    );
    expect(comments('<p>One</p>')).toBe('<p>One</p>');
    expect(comments('Call Dave &amp; co &ndash; AT&T, &lt;b&gt; &#60;i>&#27;')).toBe(
      '<p>Call Dave &amp; co – AT&amp;T, &lt;b&gt; &lt;i&gt;</p>',
    );
    expect(comments('<p>Dave &amp; co</p>')).toBe('<p>Dave &amp; co</p>');
    expect(comments('<p>One</p>', 'paragraphs')).toBe('<p>&lt;p&gt;One&lt;/p&gt;</p>');
  });

  it.each(['null', 'N/A', '-', 'None', 'nil', 'unknown'])('CLI-12: %j is no value', (v) => {
    const read = convert(
      {
        name: { template: '2013 {feed:model} {badge} {feed:v}' },
        badge: 'v',
        certified: 'v',
        photos: 'v',
      },
      { model: 'Ranger', v },
    );
    expect(read).toEqual({
      car: { id: 'c-1', name: '2013 Ranger', slug: '2013-ranger-c-1' },
    });
    expect(field('features', 'f', { f: `Tow bar|${v}` })).toEqual([{ items: ['Tow bar'] }]);
    expect(field('badge', { from: 'v', values: { [v]: 'Base' } }, { v })).toBe('Base');
  });

  it('CLI-12: entities of other texts and of lists are the characters that they stand for', () => {
    expect(field('badge', 'b', { b: 'L&amp;K &quot;Sport&quot;' })).toBe('L&K "Sport"');
    const features = 'Heated &amp; cooled seats|Seats: 5 &lt; 7';
    expect(field('features', 'f', { f: features })).toMatchObject([
      { items: ['Heated & cooled seats'] },
      { name: 'Seats', items: ['5 < 7'] },
    ]);
    expect(field('photos', 'p', { p: 'https://i.example/?a=1&amp;b=2' })).toEqual([
      'https://i.example/?a=1&b=2',
    ]);
  });

  it.each([
    ['slug', 'Tern  4×4 “Été”', 'tern-4-4-ete'],
    ['key', 'U 100/42', 'U-100-42'],
    ['capitals', 'LAND ROVER 4WD', 'Land Rover 4WD'],
    ['capitals', 'BMW', 'BMW'],
    ['capitals', 'mazda CX-5', 'Mazda CX-5'],
    ['capitals', 'MERCEDES-BENZ GLE (AWD)', 'Mercedes-Benz GLE (AWD)'],
    ['capitals', 'x-trail st', 'X-Trail St'],
    ['upper', 'abc', 'ABC'],
  ] as const)('CLI-12: %s makes %j into %j', (as, text, expected) => {
    expect(field('stock_number', { from: 's', as }, { s: text })).toBe(expected);
  });

  it('CLI-12: capitals writes the words to keep as the mapping does', () => {
    const keep = ['MINI', 'e:HEV', 'e-tron'];
    const kept = (s: string) => field('make', { from: 's', as: 'capitals', keep }, { s });
    expect(kept('MINI COOPER')).toBe('MINI Cooper');
    expect(kept('mini jazz E:HEV')).toBe('MINI Jazz e:HEV');
    expect(kept('E-TRON GT')).toBe('e-tron GT');
  });

  it('CLI-12: a field that every car has and a row does not is missing', () => {
    const missing = (field: string) => ({ field, value: '', reason: 'is missing' });
    expect(convert({ name: 'n' }, {})).toEqual({ errors: [missing('name')] });
    expect(convert({ id: 'i', name: 'n' }, { n: ' ' })).toEqual({
      errors: expect.arrayContaining([missing('id'), missing('name')]),
    });
  });

  it('CLI-12: every error of a row is reported, each with its field', () => {
    const read = convert({ price: 'p', km: 'k', owners: 'f' }, { p: 'x', k: '1', f: '-4' });
    expect(read).toEqual({ errors: [{ field: 'price', value: 'x', reason: 'is no number' }] });
    const schema = convert({ km: 'k', owners: 'f' }, { k: '-1', f: '-4' });
    expect(schema).toMatchObject({
      errors: [
        { field: 'km', value: '-1' },
        { field: 'owners', value: '-4' },
      ],
    });
  });

  it('CLI-12: without a mapping columns are taken by the names of the fields', () => {
    const columns = ['ID', 'Name', 'Stock Number', 'KM', 'other'];
    const read = carConverter(
      plansWithoutMapping(columns),
      context,
    )({
      ID: 'c-1',
      Name: 'A car',
      'Stock Number': 'U1',
      KM: '5',
    });
    expect(read).toEqual({
      car: { id: 'c-1', name: 'A car', slug: 'a-car-c-1', stock_number: 'U1', km: 5 },
    });
  });

  it('CLI-12: names of a feed that every object has fill nothing', () => {
    expect(field('make', 'constructor', {})).toBeUndefined();
    expect(field('make', '__proto__.x', JSON.parse('{"__proto__":{"x":"y"}}') as object)).toBe('y');
    expect(field('make', 'toString.name', {})).toBeUndefined();
  });
});
