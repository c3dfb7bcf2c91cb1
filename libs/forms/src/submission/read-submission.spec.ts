import { describe, expect, it } from 'vitest';
import { readSubmission } from './read-submission.ts';
import { ownForm } from '../testing/sites.ts';

const form = ownForm({
  type: 'multi',
  formSteps: [{ key: 'one' }, { key: 'two' }],
  fields: [
    { name: 'name', type: 'text' },
    { name: 'Comments', type: 'textarea' },
    { name: 'opt_in', type: 'checkbox' },
    { name: 'Wishes', type: 'checkbox', options: ['Tyres', 'Wash'], stepKey: 'two' },
    { name: 'Note', type: 'message', label: 'Hello' },
    { name: 'Price', type: 'currency', stepKey: 'two' },
  ],
});
const read = (input: unknown) => readSubmission(input, form);
const errorsOf = (...pairs: [string, unknown][]) => read(pairs).errors;

describe('readSubmission', () => {
  it('FRM-13: takes values as typed from a form and from JSON', () => {
    const body = new URLSearchParams(
      'name=+Alex++Tran+&Comments=a%0D%0Ab&opt_in=on&Wishes=Tyres&Wishes=Wash&Price=%249%2C000',
    );
    expect(read(body)).toEqual({
      values: {
        name: ' Alex  Tran ',
        Comments: 'a\r\nb',
        opt_in: true,
        Wishes: ['Tyres', 'Wash'],
        Price: '$9,000',
      },
      errors: {},
      protocol: { done: [], back: false },
    });
    const data = new FormData();
    data.append('name', 'Alex');
    expect(read(data).values).toEqual({ name: 'Alex' });
    expect(
      read({ name: 'Alex', opt_in: false, Wishes: ['Wash'], Price: 9000, Comments: null }),
    ).toEqual(
      expect.objectContaining({
        values: { name: 'Alex', opt_in: false, Wishes: ['Wash'], Price: '9000' },
        errors: {},
      }),
    );
  });

  it('FRM-13: a mis-encoded character is read as what was meant, and refuses no post', () => {
    const typed = [['Comments', 'It\u0092s here\u0085\vcall me']];
    expect(readSubmission(typed, form)).toMatchObject({
      values: { Comments: 'It’s here…\ncall me' },
      errors: {},
    });
  });

  it('FRM-13: a form’s own input that is empty, too long or no text is not read', () => {
    const protocol = (value: unknown, name = '_step') => read([[name, value]]).protocol;
    expect(protocol('two')).toMatchObject({ step: 'two' });
    expect(protocol('x'.repeat(100))).toMatchObject({ step: 'x'.repeat(100) });
    for (const value of ['', 'x'.repeat(101), 7, true, null, ['two']])
      expect(protocol(value).step, JSON.stringify(value)).toBeUndefined();
    expect(protocol('x'.repeat(2_101), '_done').done).toEqual([]);
    const many = Array.from({ length: 30 }, (_, index) => `s${index}`).join(',');
    expect(protocol(many, '_done').done).toHaveLength(20);
  });

  it('FRM-12: reads ticks that travelled in hidden inputs', () => {
    const tick = (text: string) => read([['opt_in', text]]).values.opt_in;
    expect(['true', 'on', '1', 'yes'].map(tick)).toEqual(Array(4).fill(true));
    expect(['false', 'off', '0', 'no', ''].map(tick)).toEqual(Array(5).fill(false));
    expect(errorsOf(['opt_in', 'perhaps'])).toHaveProperty('opt_in');
  });

  it('FRM-6: reads the form’s own inputs apart', () => {
    const { protocol, values, errors } = read([
      ['_step', 'two'],
      ['_done', 'one'],
      ['_done', 'two,three'],
      ['_key', 'k1'],
      ['_lead', 'l1'],
      ['_draft', 'd1'],
      ['_captcha', 'c1'],
      ['_question', 'q1'],
      ['_answer', 'seven'],
      ['_website', 'https://spam.example'],
      ['_back', ''],
    ]);
    expect(protocol).toEqual({
      step: 'two',
      done: ['one', 'two', 'three'],
      key: 'k1',
      lead: 'l1',
      draft: 'd1',
      captcha: 'c1',
      question: 'q1',
      answer: 'seven',
      website: 'https://spam.example',
      back: true,
    });
    expect([values, errors]).toEqual([{}, {}]);
  });

  it('FRM-8: takes what the query brought along, and campaigns', () => {
    const carried = { stock_number: 'H1', utm_source: 'mail', location_id: 'wharf-road' };
    expect(read(carried)).toMatchObject({ values: carried, errors: {} });
    expect(errorsOf(['utm_SOURCE', 'x'], ['utm_', 'x'], ['page_id', 'x'])).toEqual({
      utm_SOURCE: expect.any(String),
      utm_: expect.any(String),
      page_id: expect.any(String),
    });
  });

  it.each<[string, [string, unknown][], string]>([
    [
      'twice',
      [
        ['name', 'a'],
        ['name', 'b'],
      ],
      'name',
    ],
    ['a megabyte', [['name', 'x'.repeat(1e6)]], 'name'],
    ['a null character', [['name', 'a\u0000']], 'name'],
    ['an escape in long text', [['Comments', '\u001b[31m']], 'Comments'],
    ['half a character', [['name', '\ud83d']], 'name'],
    ['a file', [['name', new Blob(['x'])]], 'name'],
    ['an object', [['name', {}]], 'name'],
    ['a list', [['name', ['a', 'b']]], 'name'],
    ['a number without end', [['Price', Infinity]], 'Price'],
    ['a nested list of ticks', [['Wishes', [['Wash']]]], 'Wishes'],
    ['a field of another form', [['driverLicenceNumber', '1']], 'driverLicenceNumber'],
    ['a message', [['Note', 'x']], 'Note'],
    ['the prototype', [['__proto__', 'x']], '__proto__'],
    ['a member of every object', [['constructor', 'x']], 'constructor'],
    [
      'two keys',
      [
        ['_key', 'a'],
        ['_key', 'b'],
      ],
      '_key',
    ],
    ['an endless key', [['_key', 'x'.repeat(201)]], '_key'],
    ['an unknown input of the form’s own', [['_admin', '1']], '_admin'],
  ])('FRM-13: names the field that was sent as %s', (_, pairs, name) => {
    const { errors, values } = read(pairs);
    expect(Object.keys(errors)).toEqual([name]);
    expect(Object.getOwnPropertyDescriptor(errors, name)!.value).toMatch(/\.$/);
    expect(values).toEqual({});
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it('FRM-13: reads __proto__ from JSON as the name that it is', () => {
    const { errors, values } = read(JSON.parse('{"__proto__":{"opt_in":true},"name":"Alex"}'));
    expect(Object.keys(errors)).toEqual(['__proto__']);
    expect(Object.keys(values)).toEqual(['name']);
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
  });

  it('FRM-13: what is no submission at all is one error of the form', () => {
    const endless = Object.fromEntries(
      Array.from({ length: 401 }, (_, index) => [`f${index}`, '']),
    );
    for (const input of [
      null,
      undefined,
      'name=Alex',
      7,
      [1, 2],
      ['ab'],
      endless,
      Object.entries(endless),
    ])
      expect(read(input)).toMatchObject({
        values: {},
        formError: expect.stringContaining('again'),
      });
  });

  it('FRM-13: repeats a stranger’s name only in part and readable', () => {
    const [name] = Object.keys(errorsOf([`evil\u0000${'x'.repeat(500)}`, '1']));
    expect(name).toMatch(/^evil\?x{75}$/);
  });

  it('FRM-4 FRM-13: a name that two steps ask for is read as the question of the step that was sent', () => {
    const twice = ownForm({
      type: 'multi',
      formSteps: [{ key: 'one' }, { key: 'two' }, { key: 'three' }],
      fields: [
        { name: 'Wishes', type: 'text', stepKey: 'one' },
        { name: 'Wishes', type: 'checkbox', options: ['Tyres', 'Wash'], stepKey: 'two' },
        { name: 'name', type: 'text', stepKey: 'three' },
      ],
    });
    const sent = (_step: string) => readSubmission({ _step, Wishes: 'Wash' }, twice).values.Wishes;
    expect([sent('one'), sent('two'), sent('three')]).toEqual(['Wash', ['Wash'], 'Wash']);
  });
});
