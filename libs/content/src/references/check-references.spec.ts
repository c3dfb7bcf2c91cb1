import { describe, expect, it } from 'vitest';
import { memoryFileSystem } from '../testing/memory-file-system.ts';
import type { MemoryFile } from '../testing/memory-file-system.ts';
import { readTenant } from '../tenant/read-tenant.ts';
import { header, pageJson, siteJson, tenantFiles } from '../testing/sample-tenant.ts';
import { checkReferences } from '../testing/check-references.ts';

async function check(files: Record<string, MemoryFile>) {
  const fs = memoryFileSystem(tenantFiles('demo', files));
  const { snapshot, findings, brokenPages } = await readTenant('/tenants/demo', { fs });
  const found = await checkReferences(snapshot!, { fs, brokenPages });
  return { findings, found, said: found.map(({ rule, pointer }) => `${rule} ${pointer}`) };
}

/** A page with these blocks, and a page /finance that has a block with the id rates. */
const withHome = (...blocks: object[]) => ({
  'pages/home.json': pageJson('/', blocks),
  'pages/finance.json': pageJson('/finance', [{ id: 'rates', ...header('Rates') }]),
  'assets/hero.svg': '<svg viewBox="0 0 4 3"/>',
  'assets/film.mp4': '\0\0\0\x08moov\0\0\0\x08mdat',
});

const link = (href: string) => ({ type: 'buttons', data: { buttons: [{ text: 'Go', href }] } });
const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });
const image = (url: string) => ({ type: 'image', data: { file: { url } } });
const atHref = '/blocks/0/data/buttons/0/href';

describe('checkReferences', () => {
  it.each([
    '/',
    '/finance',
    '/finance/',
    '/finance?amount=1#rates',
    '/finance#top',
    '?body=SUV',
    '#main',
    '/cars/tern-2024',
    '/team/jo-bell',
    '/assets/hero.svg',
    '/api/models/tern',
    'https://elsewhere.example/finanse',
    'https://demo.example/finance',
    'mailto:a@b.example',
    'tel:+61255500142',
  ])('CLI-1: the link %s leads somewhere', async (href) => {
    const { findings, said } = await check(withHome(link(href)));
    expect([...findings, ...said]).toEqual([]);
  });

  it.each([
    ['/_build/app.js', 'link-target', undefined],
    ['/healthz', 'link-target', undefined],
    ['/finanse', 'link-target', '/finance'],
    ['/finance.html', 'link-target', '/finance'],
    ['/pages/finance.json', 'link-target', '/finance'],
    ['/index.php', 'link-target', '/'],
    ['/finance/rates', 'link-target', undefined],
    ['https://demo.example/finanse', 'link-target', '/finance'],
    ['/cars/tern/2024', 'link-target', undefined],
    ['/finance#rate', 'link-target', 'rates'],
    ['#rates', 'link-target', undefined],
    ['/assets/hero.swg', 'asset-exists', '/assets/hero.svg'],
    ['/assets/hero.pdf', 'asset-exists', undefined],
  ])('CLI-1: the link %s is a finding (%s)', async (href, rule, suggestion) => {
    const { found } = await check(withHome(link(href)));
    expect(found).toMatchObject([{ rule, pointer: atHref, severity: 'error' }]);
    expect(found[0]!.suggestion).toBe(suggestion);
  });

  it.each([
    ['/Finance#rates', '/finance#rates'],
    ['/finance//', '/finance'],
  ])('CLI-1: %s is another spelling of %s, to which it is redirected', async (href, suggestion) => {
    const { found } = await check(withHome(link(href)));
    const severity = 'warning';
    expect(found).toMatchObject([
      { rule: 'link-redirected', pointer: atHref, severity, suggestion },
    ]);
  });

  it.each([
    ['/cars/tern-2024', []],
    ['/Cars/Tern-2024/', []],
    ['/team/jo-bell', []],
    ['/cars/tren-2024', ['known-slug', '/cars/tern-2024']],
    ['/cars/tern-2025', ['known-slug', undefined]],
    ['/team/jo-bel', ['known-slug', '/team/jo-bell']],
    ['/team/sam-away', ['known-slug', undefined]],
  ])('CLI-1: the link %s is held against the stock and the people', async (href, expected) => {
    const data = {
      'data/cars.json': JSON.stringify([{ id: '1', slug: 'tern-2024', name: 'A car' }]),
      'data/team.json': JSON.stringify([
        { id: '1', slug: 'jo-bell', name: 'Jo', avatar_url: '/assets/hero.svg' },
        {
          id: '2',
          slug: 'sam-away',
          name: 'Sam',
          avatar_url: '/assets/hero.svg',
          remove_profile_page: true,
        },
      ]),
    };
    const said = async (site: object) => {
      const files = { 'site.json': siteJson('demo', site), ...data, ...withHome(link(href)) };
      return (await check(files)).found.flatMap(({ rule, suggestion }) => [rule, suggestion]);
    };
    expect(await said({})).toEqual(expected);
    const host = 'https://dashboard.example';
    expect(await said({ integrations: { dashboardHost: host } })).toEqual([]);
    const without = await said({ featureFlags: { removeProfilePages: true } });
    if (href.startsWith('/team')) expect(without).toEqual(['known-slug', undefined]);
  });

  it('CLI-1: names that are objects with a text of their own are no names, and the check does not throw', async () => {
    const name = { toString: 1, valueOf: 2 };
    const files = {
      'data/models.json': JSON.stringify([{ id: name, slug: 'wren', new_slug: name }]),
      'data/team.json': JSON.stringify([{ id: '1', slug: name, name }]),
    };
    const form = {
      type: 'form',
      data: { type: 'multi', formSteps: [{ key: name }], fields: [{ name, stepKey: 'a' }] },
    };
    const colours = { id: name, type: 'modelColors', data: { model: 'tern' } };
    const { said } = await check({ ...files, ...withHome(colours, form, link('/team/jo')) });
    expect(said).toContain('known-slug /blocks/0/data/model');
  });

  it('CLI-1: a finding names file, line, column and the source line', async () => {
    const { found } = await check(withHome(link('/finanse')));
    expect(found).toMatchObject([
      {
        file: '/tenants/demo/pages/home.json',
        line: 12,
        column: 21,
        sourceLine: '            "href": "/finanse"',
        message: 'no page has the path "/finanse", did you mean "/finance"?',
      },
    ]);
  });

  it('CLI-1 CLI-7: links and pictures within mark-up are followed', async () => {
    const text = 'See <a href="/finanse">rates</a>, <a class="x" href=\'/finance\'>here</a>.';
    expect((await check(withHome(paragraph(text)))).said).toEqual([
      'link-target /blocks/0/data/text',
    ]);
    const raw = { type: 'raw', data: { html: '<p><img src="/assets/none.svg" alt=""></p>' } };
    expect((await check(withHome(raw))).said).toEqual(['asset-exists /blocks/0/data/html']);
    const encoded = '<a href="/&#102;inance">rates</a> <a href="&sol;&#x66;inance">here</a>';
    expect((await check(withHome(paragraph(encoded)))).said).toEqual([]);
    expect((await check(withHome(paragraph('1 < 2, href="/nowhere"')))).said).toEqual([]);
  });

  it('CLI-1: links of nested blocks are followed', async () => {
    const columns = { type: 'columns', data: { cols: [{ blocks: [link('/finanse')] }] } };
    expect((await check(withHome(columns))).said).toEqual([
      'link-target /blocks/0/data/cols/0/blocks/0/data/buttons/0/href',
    ]);
  });

  it('CLI-1: a missing picture is a finding; one from elsewhere is not', async () => {
    expect((await check(withHome(image('/assets/hero.svg')))).said).toEqual([]);
    expect((await check(withHome(image('https://elsewhere.example/a.png')))).said).toEqual([]);
    expect((await check(withHome(image('/assets/none.svg')))).said).toEqual([
      'asset-exists /blocks/0/data/file/url',
    ]);
  });

  it('CLI-1: a picture is named as its file is; what links may add to a name hides it', async () => {
    const { found } = await check(
      withHome(
        image('/assets/hero.svg?v=2'),
        image('/assets/her%6f.svg'),
        link('/assets/hero.svg?v=2'),
      ),
    );
    const finding = { rule: 'asset-exists', suggestion: '/assets/hero.svg' };
    expect(found).toMatchObject([finding, finding]);
  });

  it('CLI-6: a picture that is a film or a document is an error, and a link or brochure is not', async () => {
    const { said, found } = await check({
      ...withHome(image('/assets/film.mp4'), image('/assets/a.pdf?v=1'), link('/assets/a.pdf')),
      'pages/share.json': pageJson('/share', [header('Share')], {
        seo: { image: 'https://demo.example/assets/film.mp4' },
      }),
      'pages/markup.json': pageJson('/markup', [paragraph('<img src="/assets/a.pdf?v=1">')]),
      'data/models.json': JSON.stringify([
        { id: '1', slug: 'tern', name: 'Tern', brochure_url: '/assets/a.pdf' },
      ]),
      'assets/a.pdf': '%PDF-1.7\n%%EOF\n',
    });
    expect(said).toEqual([
      'picture-expected /blocks/0/data/file/url',
      'asset-exists /blocks/1/data/file/url',
      'picture-expected /blocks/0/data/text',
      'picture-expected /seo/image',
    ]);
    expect(found[0]!.message).toBe(
      '"/assets/film.mp4" is not a picture, but video/mp4; name a picture, such as a JPEG, PNG, WebP or SVG file',
    );
  });

  it('CLI-9: a picture of a phone that browsers do not show says what to save it as', async () => {
    const { found } = await check({
      ...withHome(image('/assets/a.HEIC')),
      'assets/a.HEIC': 'ftypheic',
    });
    expect(found).toMatchObject([
      { rule: 'picture-expected', message: expect.stringContaining('save it as a JPEG') as string },
    ]);
  });

  it('CLI-6: a redirect from a page of the platform is one finding, and its links have none', async () => {
    const redirects = JSON.stringify([{ from: '/shortlist', to: '/finance' }]);
    const { said } = await check({ ...withHome(link('/shortlist')), 'redirects.json': redirects });
    expect(said).toEqual(['redirect-hides-profile /0/from']);
  });

  it('BLK-7: a video may leave out .mp4', async () => {
    const video = (url: string) => ({ type: 'video', data: { url } });
    expect((await check(withHome(video('/assets/film')))).said).toEqual([]);
    expect((await check(withHome(video('/assets/film2')))).said).toEqual([
      'asset-exists /blocks/0/data/url',
    ]);
  });

  it('CLI-1: links of the navigation are findings in site.json', async () => {
    const navigation = { header: [{ text: 'Finance', href: '/finanse' }] };
    const theme = {
      color: { brand: '#044069', accent: '#f89e3c' },
      font: {},
      logo: '/assets/l.svg',
    };
    const { found, said } = await check({
      ...withHome(),
      'site.json': siteJson('demo', { navigation, theme }),
    });
    expect(said).toEqual(['asset-exists /theme/logo', 'link-target /navigation/header/0/href']);
    expect(found[0]!.file).toBe('/tenants/demo/site.json');
  });

  it('CLI-1: a link to a page with errors is not an error itself', async () => {
    const files = withHome(link('/finance'));
    const { said } = await check({
      ...files,
      'pages/finance.json': pageJson('/finance', [], { titel: 'x' }),
    });
    expect(said).toEqual([]);
  });

  it('CLI-1: two blocks with one id are a warning', async () => {
    const { found } = await check(
      withHome({ id: 'a', ...header('One') }, { id: 'a', ...header('Two') }),
    );
    expect(found).toMatchObject([
      { rule: 'duplicate-id', severity: 'warning', pointer: '/blocks/1/id' },
    ]);
  });

  it.each(['main', 'site-navigation', 'footer-0'])(
    'CLI-1: the id %s, which the page itself has, is a warning',
    async (id) => {
      const { found } = await check(
        withHome({ id, ...header('One') }, { id: 'mains', ...header('') }),
      );
      expect(found).toMatchObject([
        { rule: 'duplicate-id', severity: 'warning', pointer: '/blocks/0/id' },
      ]);
    },
  );

  it('CLI-1: blocks without data, or named by no text, do not make the check throw', async () => {
    const broken = [
      { type: 'customComponent', data: null },
      { type: 'customComponent', data: {} },
      { type: 'customComponent', data: { name: 1 } },
      { type: null, data: {} },
      null,
      1,
    ];
    const { findings, found } = await check(withHome(...(broken as object[]), link('/nowhere')));
    expect(findings).toHaveLength(broken.length);
    expect(found).toMatchObject([{ rule: 'link-target' }]);
  });

  it('CLI-1: mark-up of nothing but opened tags is read in one go', async () => {
    const html = `${'<a'.repeat(99_000)}<a href="/nowhere">`;
    const { found } = await check(withHome({ type: 'raw', data: { html } }));
    expect(found).toMatchObject([{ rule: 'link-target' }]);
  });
});

describe('checkReferences in forms', () => {
  const form = (formSteps: object[], stepKey = 'car') => ({
    type: 'formBuilder',
    data: {
      type: 'multi',
      formSteps,
      fields: [{ name: 'Make', type: 'text', label: 'Make', stepKey }],
    },
  });
  const skip = (target: string, key = 'Make') => ({
    customRules: { skipRules: [{ key, values: ['x'], target }] },
  });

  it('CLI-1: steps that exist and rules that jump ahead are fine', async () => {
    const own = { key: 'custom', isCustom: true, customStepKey: 'extras' };
    const { findings, said } = await check(
      withHome(form([{ key: 'car', ...skip('extras') }, { key: 'you' }, own])),
    );
    expect([...findings, ...said]).toEqual([]);
  });

  it('CLI-1: a field of a step that does not exist is a finding', async () => {
    const { found } = await check(withHome(form([{ key: 'car' }], 'cars')));
    expect(found).toMatchObject([
      {
        rule: 'form-step-target-missing',
        pointer: '/blocks/0/data/fields/0/stepKey',
        suggestion: 'car',
      },
    ]);
  });

  it.each([
    ['itself', 'car'],
    ['an earlier step', 'you'],
  ])('CLI-1: a skip rule to %s is a finding', async (_what, target) => {
    const { said } = await check(withHome(form([{ key: 'you' }, { key: 'car', ...skip(target) }])));
    expect(said).toEqual([
      'form-step-target-backward /blocks/0/data/formSteps/1/customRules/skipRules/0/target',
    ]);
  });

  it('CLI-1: rules of adapted steps may name any step and field of the preset', async () => {
    const formSteps = [{ key: 'your-details', ...skip('your-visit', 'Vehicle Make') }];
    const data = { preset: 'service-booking', formSteps };
    expect((await check(withHome({ type: 'form', data }))).said).toEqual([]);
    const repeated = { preset: 'finance', formSteps: [{ key: 'a' }, { key: 'a' }], fields: [] };
    expect((await check(withHome({ type: 'form', data: repeated }))).said).toEqual([
      'form-step-repeated /blocks/0/data/formSteps/1/key',
    ]);
  });

  it('CLI-1: a skip rule to no step or about no field, and a step named twice, are findings', async () => {
    const steps = [{ key: 'car', ...skip('end', 'Model') }, { key: 'car' }];
    const { said } = await check(withHome(form(steps)));
    expect(said).toEqual([
      'form-step-target-missing /blocks/0/data/formSteps/0/customRules/skipRules/0/target',
      'form-step-repeated /blocks/0/data/formSteps/1/key',
      'missing-field /blocks/0/data/formSteps/0/customRules/skipRules/0/key',
    ]);
  });
});

describe('CLI-7: pages that a site needs', () => {
  const about = { 'pages/about.json': pageJson('/about', [link('/')]) };

  it('CLI-7: a site without a home page is one finding, however many links lead there', async () => {
    expect((await check({ 'pages/home.json': pageJson('/home', []), ...about })).said).toEqual([
      'missing-home /slug',
    ]);
  });

  it('CLI-7: a broken home page, or a redirect from it, is a home page', async () => {
    const broken = pageJson('/', []).replace('"title"', '"titel"');
    expect((await check({ 'pages/home.json': broken, ...about })).said).toEqual([]);
    const redirects = JSON.stringify([{ from: '/', to: '/about' }]);
    const moved = { 'pages/home.json': pageJson('/about', []), 'redirects.json': redirects };
    expect((await check(moved)).said).toEqual([]);
  });

  const withForms = (forms: object, ...pages: readonly string[]) =>
    check({
      ...withHome(),
      'site.json': siteJson('demo', { settings: { forms } }),
      ...Object.fromEntries(pages.map((path) => [`pages${path}.json`, pageJson(path, [])])),
    });

  it('CLI-7: terms that every form links to must have a page', async () => {
    const { found } = await withForms({ termsRequired: true });
    expect(found).toMatchObject([
      {
        rule: 'link-target',
        pointer: '/settings/forms/termsRequired',
        message: expect.stringContaining('every form links to the terms'),
      },
    ]);
  });

  it('CLI-7: terms are fine with their page, with another wording, or where no form asks for them', async () => {
    const all = [
      await withForms({ termsRequired: true }, '/terms-and-conditions'),
      await withForms({ termsRequired: true, termsWording: 'I agree.' }),
      await withForms({ termsRequired: false }),
    ];
    expect(all.flatMap(({ said }) => said)).toEqual([]);
  });
});

describe('CLI-7: fields of skip rules', () => {
  const field = (name: string, changes: object = {}) => ({ name, type: 'text', ...changes });
  const rules = (key: string) => ({ skipRules: [{ key, values: ['x'], target: 'c' }] });
  const run = async (...fields: readonly object[]) => {
    const formSteps = [{ key: 'a' }, { key: 'b', customRules: rules('kind') }, { key: 'c' }];
    const data = { type: 'multi', formSteps, fields };
    return (await check(withHome({ type: 'form', data }))).found;
  };

  it('CLI-7: a field of a later step is a finding at the rule, and names the step', async () => {
    expect(await run(field('kind', { stepKey: 'c' }))).toMatchObject([
      {
        rule: 'missing-field',
        pointer: '/blocks/0/data/formSteps/1/customRules/skipRules/0/key',
        message: expect.stringContaining('is asked on a later step, "c"'),
      },
    ]);
  });

  it.each([
    ['this step', { stepKey: 'b' }],
    ['an earlier step', { stepKey: 'a' }],
    ['the first step, unnamed', {}],
    ['a later step, hidden', { stepKey: 'c', type: 'hidden' }],
  ])('CLI-7: a field of %s is fine', async (_what, changes) => {
    expect(await run(field('kind', changes), field('kind', { stepKey: 'c' }))).toEqual([]);
  });
});

describe('checkReferences in custom components', () => {
  const callUs = (changes: object = {}) =>
    JSON.stringify({
      name: 'callUs',
      props: [{ name: 'number', type: 'string', required: true }],
      blocks: [link('tel:{{number}}')],
      ...changes,
    });
  const use = (data: object) => ({ type: 'customComponent', data });

  const run = (component: string, ...blocks: object[]) =>
    check({ ...withHome(...blocks), 'components/call.json': component });

  it('BLK-11: a use that fits the declaration is fine, by block or by type', async () => {
    const props = { number: '+61255500142' };
    const { findings, said } = await run(callUs(), use({ name: 'callUs', props }), {
      type: 'callUs',
      data: props,
    });
    expect([...findings, ...said]).toEqual([]);
  });

  it('BLK-11: an unknown component, an unknown and a missing property are findings', async () => {
    const { said } = await run(
      callUs(),
      use({ name: 'callUss' }),
      use({ name: 'callUs', props: { colour: '1', size: '2' } }),
    );
    expect(said).toEqual([
      'missing-component /blocks/0/data/name',
      'unknown-prop /blocks/1/data/props',
      'unknown-prop /blocks/1/data/props',
      'missing-prop /blocks/1/data/props',
    ]);
  });

  it('BLK-11, CLI-6: the only unknown property and the only missing one are one finding, without a guess', async () => {
    const { said, found } = await run(callUs(), use({ name: 'callUs', props: { colour: '1' } }));
    expect(said).toEqual(['unknown-prop /blocks/0/data/props']);
    expect(found[0]).toMatchObject({
      message: 'the component "callUs" has no property "colour", and needs "number"',
      suggestion: undefined,
    });
  });

  it('BLK-11 CLI-7: a value of another type than its property is a finding, a placeholder is none', async () => {
    const props = [
      { name: 'number', type: 'string' },
      { name: 'count', type: 'number', default: 'two' },
      { name: 'open', type: 'boolean' },
      { name: 'link', type: 'href' },
    ];
    const definition = callUs({ props, blocks: [] });
    const wrong = { number: 5, count: '5', open: 'yes', link: ['/'] };
    const right = { number: '5', count: 5, open: false, link: '/' };
    const passed = { count: '{{count}}', open: '{{open}}' };
    const uses = [wrong, right, passed].map((each) => use({ name: 'callUs', props: each }));
    const { said } = await run(definition, ...uses);
    expect(said).toEqual([
      'wrong-type /props/1/default',
      ...['number', 'count', 'open', 'link'].map(
        (name) => `wrong-type /blocks/0/data/props/${name}`,
      ),
    ]);
  });

  it('BLK-11 CLI-7: a value or default that makes an invalid block is a finding where it is written', async () => {
    const use1 = (number: string) => use({ name: 'callUs', props: { number } });
    const given = await run(callUs(), use1('(03) 5550 0142'), use1('call us'), use1('{{number}}'));
    expect(given.said).toEqual(['component-output /blocks/1/data/props/number']);
    expect(given.found[0]!.message).toBe(
      'with this value the component "callUs" shows nothing: blocks/0/data/buttons/0/href: "call us" is not a phone number; write digits, with + and the country in front, such as +61255500142',
    );
    const props = [{ name: 'number', type: 'string', default: 'call us' }];
    const byDefault = await run(callUs({ props }), use({ name: 'callUs' }), use1('03 5550 0142'));
    expect(byDefault.found.map(({ file, pointer }) => [file.slice(14), pointer])).toEqual([
      ['components/call.json', '/props/0/default'],
    ]);
    const optional = [{ name: 'number', type: 'href' }];
    const blocks = [{ type: 'tag', data: { text: '{{number}}', href: '/' } }];
    const without = await run(callUs({ props: optional, blocks }), use({ name: 'callUs' }));
    expect(without.said).toEqual(['component-output /blocks/0']);
    const labelled = [...optional, { name: 'label', type: 'string' }];
    const tag = { type: 'tag', data: { href: '{{number}}', text: '{{label}}' } };
    const toHome = use({ name: 'callUs', props: { number: '/' } });
    const unlabelled = await run(callUs({ props: labelled, blocks: [tag] }), toHome);
    expect(unlabelled.said).toEqual(['component-output /blocks/0/data/props']);
    const level = [{ name: 'number', type: 'string' }];
    const heading = { type: 'header', data: { text: 'Call us', level: '{{number}}' } };
    const passedOn = await run(callUs({ props: level, blocks: [heading] }), use1('{{level}}'));
    expect(passedOn.said).toEqual([]);
    const script = use({ name: 'callUs', props: { number: 'javascript:alert(1)' } });
    const { said } = await run(callUs({ props: optional, blocks }), script);
    expect(said).toEqual(['wrong-type /blocks/0/data/props/number']);
  });

  it('BLK-11: a template with a wrong link, placeholder or block type is a finding in its file', async () => {
    const blocks = [link('/finanse'), paragraph('{{numbr}}'), { type: 'heder', data: {} }];
    const { found, said } = await run(callUs({ blocks }));
    expect(said).toEqual([
      'link-target /blocks/0/data/buttons/0/href',
      'unknown-block-type /blocks/2/type',
      'unknown-placeholder /blocks/1/data/text',
    ]);
    expect(new Set(found.map(({ file }) => file))).toEqual(
      new Set(['/tenants/demo/components/call.json']),
    );
  });

  it.each([
    [
      'by its name',
      { type: 'callUs', data: { to: '/nowhere', more: '<a href="/gone">A</a>' } },
      '',
    ],
    [
      'through the block',
      {
        type: 'customComponent',
        data: { name: 'callUs', props: { to: '/nowhere', more: '<a href="/gone">A</a>' } },
      },
      '/props',
    ],
  ])('CLI-1: links passed to a component %s lead somewhere', async (_how, block, below) => {
    const props = [
      { name: 'to', type: 'href' },
      { name: 'more', type: 'html' },
      { name: 'name', type: 'string' },
    ];
    const { said } = await run(callUs({ props, blocks: [] }), block, {
      type: 'callUs',
      data: { to: '/finance', name: '/nowhere' },
    });
    expect(said).toEqual([
      `link-target /blocks/0/data${below}/to`,
      `link-target /blocks/0/data${below}/more`,
    ]);
  });

  it('BLK-11: components that hold each other are a finding', async () => {
    const other = JSON.stringify({ name: 'other', blocks: [use({ name: 'callUs' })] });
    const { said } = await check({
      ...withHome(),
      'components/call.json': callUs({ props: [], blocks: [{ type: 'other', data: {} }] }),
      'components/other.json': other,
    });
    expect(said).toEqual(['component-loop /name', 'component-loop /name']);
  });
});

describe('checkReferences to data', () => {
  const model = (slug: string) => ({ type: 'modelVariants', data: { model: slug } });

  it('CLI-1: a model that is not in the data is a finding, and so is one without any data', async () => {
    const { found: missing } = await check(withHome(model('tern')));
    expect(missing).toMatchObject([{ rule: 'missing-data', pointer: '/blocks/0/data/model' }]);
    const integrations = { dashboardHost: 'https://dashboard.example' };
    const files = { ...withHome(model('tern')), 'site.json': siteJson('demo', { integrations }) };
    expect((await check(files)).said).toEqual([]);
    const data = { 'data/models.json': JSON.stringify([{ id: '41', slug: 'tern', name: 'Tern' }]) };
    const { found } = await check({ ...withHome(model('turn'), model('tern')), ...data });
    expect(found).toMatchObject([
      { rule: 'known-slug', pointer: '/blocks/0/data/model', suggestion: 'tern' },
    ]);
  });

  it('RNG-3 CLI-1: models without pages, and quote buttons without a form, are one finding for each block', async () => {
    const models = [
      { slug: 'tern', name: 'Tern' },
      { slug: 'wren', name: 'Wren', new_slug: 'wren-2' },
      { slug: 'gannet', name: 'Gannet', status: 'coming_soon' },
    ];
    const range = (data: object = {}) => ({ type: 'brandModels', data });
    const files = { 'data/models.json': JSON.stringify(models) };
    const tern = { 'pages/tern.json': pageJson('/models/tern', []) };
    const { found } = await check({ ...withHome(range()), ...files, ...tern });
    expect(found).toMatchObject([
      {
        ...{ rule: 'link-target', pointer: '/blocks/0/type' },
        message: expect.stringMatching(
          /^2 of 3 models have no page, the first is "\/models\/wren-2"; .*; the quote buttons lead to "\/models\/order-now"/,
        ) as string,
      },
    ]);
    const quoteHref = '/finance';
    const own = range({ quoteHref, models: ['tern'] });
    expect((await check({ ...withHome(own), ...files, ...tern })).found).toEqual([]);
    const order = { 'pages/order.json': pageJson('/models/order-now', []) };
    const chosen = range({ models: ['tern'] });
    expect((await check({ ...withHome(chosen), ...files, ...tern, ...order })).found).toEqual([]);
    const moved = JSON.stringify([{ from: '/models/tern', to: '/finance', status: 301 }]);
    const redirected = { ...withHome(range({ quoteHref, models: ['tern'] })), ...files };
    expect((await check({ ...redirected, 'redirects.json': moved })).found).toEqual([]);
    const integrations = { dashboardHost: 'https://dashboard.example' };
    const site = { 'site.json': siteJson('demo', { integrations }) };
    expect((await check({ ...withHome(range()), ...files, ...site })).found).toEqual([]);
  });

  it.each([{ models: {} }, { manufacturer: 7 }])(
    'CLI-7: a model range with %j ends no check: the value itself is a finding',
    async (data) => {
      const models = [{ slug: 'tern', name: 'Tern', manufacturer_name: 7 }];
      const files = { 'data/models.json': JSON.stringify(models) };
      const { found } = await check({ ...withHome({ type: 'brandModels', data }), ...files });
      expect(found).toEqual([]);
    },
  );

  it.each([
    ['team', {}, 'missing-data'],
    ['cars', {}, 'missing-importable-data'],
    ['offers', { promotions: false }, 'missing-importable-data'],
    ['websiteBrands', {}, 'missing-data'],
    ['locations', { search: true }, 'missing-data'],
    ['reviews', { gmbProfile: 'wharf-road' }, 'missing-data'],
  ])(
    'CLI-7: a block of %s without any source of its data is a finding',
    async (type, data, rule) => {
      const { found } = await check(withHome({ type, data }));
      expect(found).toMatchObject([{ rule, pointer: '/blocks/0/type' }]);
      const integrations = { dashboardHost: 'https://dashboard.example' };
      const site = siteJson('demo', { integrations });
      expect((await check({ ...withHome({ type, data }), 'site.json': site })).found).toEqual([]);
    },
  );

  it('CLI-7: a block with its own data, of a broken file or of the file of offers, is not', async () => {
    const own = { type: 'reviews', data: { count: 12, average_rating: 4.8 } };
    const description = { type: 'brandDescription', data: { heading: 'Tern', btns: [{}] } };
    expect((await check(withHome(own, description))).found).toEqual([]);
    const settings = { offersFile: 'winter' };
    const files = { 'site.json': siteJson('demo', { settings }), 'data/winter.json': '[]' };
    const offers = { type: 'offers', data: {} };
    expect((await check({ ...withHome(offers), ...files })).found).toEqual([]);
  });

  it('CLI-1, OFF-5: a file of offers that is not there is a finding', async () => {
    const site = siteJson('demo', { settings: { offersFile: 'offers-wintre' } });
    const files = { 'site.json': site, 'data/offers-winter.json': '[]' };
    const { found } = await check({ ...withHome(), ...files });
    expect(found).toMatchObject([
      { rule: 'known-slug', pointer: '/settings/offersFile', suggestion: 'offers-winter' },
    ]);
    const there = siteJson('demo', { settings: { offersFile: 'offers-winter' } });
    expect((await check({ ...withHome(), ...files, 'site.json': there })).said).toEqual([]);
  });
});
