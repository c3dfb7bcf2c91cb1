import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageJson, siteJson } from '@forecourt/content/testing/sample-tenant';
import { describe, expect, it } from 'vitest';
import { callCli } from '../../testing/call-cli.ts';
import { hasDemo, temporaryTenant } from '../../testing/temporary-tenant.ts';

const places = [
  { id: 'wharf-road', name: 'Wharf Road', address: { city: 'Sydney' } },
  { id: 'hill-street', name: 'Hill Street', address: { city: 'Sydney' } },
];
const ask = {
  type: 'multi',
  heading: 'Ask us',
  formSteps: [
    { key: 'you', heading: 'About you' },
    { key: 'more', heading: 'Your place' },
  ],
  fields: [
    { name: 'name', type: 'text', label: 'Full Name', required: true, stepKey: 'you' },
    { name: 'email', type: 'email', label: 'Email Address', required: true, stepKey: 'you' },
    { name: 'preferredDealership', type: 'dealership', required: true, stepKey: 'more' },
    { name: 'dateOfBirth', type: 'date', required: true, stepKey: 'more' },
  ],
};
const files = {
  'site.json': siteJson('demo'),
  'pages/ask.json': pageJson('/ask', [{ type: 'form', id: 'ask', data: ask }] as never),
  'data/locations.json': JSON.stringify(places),
  'data/cars.json': JSON.stringify([
    {
      ...{
        id: 'h1',
        slug: '2024-tern-h1',
        name: '2024 Ostara Tern',
        make: 'Ostara',
        model: 'Tern',
      },
      ...{ year: 2024, car_type: 'Used', stock_number: 'H1', location_id: 'hill-street' },
    },
  ]),
  'data/team.json': JSON.stringify([
    {
      ...{ id: '7', slug: 'kim-lee', name: 'Kim Lee', category: 'sales' },
      ...{ location_id: 'wharf-road', avatar_url: 'https://pictures.example/kim-lee.jpg' },
    },
  ]),
};
const destinations = JSON.stringify({
  demo: {
    crm: {
      kind: 'webhook',
      url: 'https://crm.example/hooks/s3cretpath?key=k3y',
      secret: 'shh-this-is-a-secret',
    },
    hill: {
      kind: 'mail',
      to: 'hill@dealer.example',
      vendor: 'Hill',
      locations: ['hill-street'],
      statuses: ['Complete'],
    },
    wharf: { kind: 'mail', to: 'wharf@dealer.example', locations: ['wharf-road'], adf: 'body' },
  },
});

const previewOf = async (
  args: readonly string[],
  given: { env?: object; values?: string; page?: string } = {},
) => {
  const cwd = await temporaryTenant(files);
  if (given.values !== undefined) await writeFile(join(cwd, 'values.json'), given.values);
  const env = { FORECOURT_LEAD_DESTINATIONS: destinations, ...given.env };
  return callCli(['leads', 'preview', given.page ?? '/ask', '--at', '2026-11-23', ...args], {
    cwd,
    env,
  });
};
interface Step {
  readonly sends: string | null;
  readonly destinations: readonly { readonly name: string; readonly adf?: string }[];
  readonly json: { readonly fields: Record<string, unknown>; readonly withheld?: string[] };
  readonly adf: string;
}
const stepsOf = (stdout: string) => (JSON.parse(stdout) as { steps: Step[] }).steps;

describe('forecourt leads preview', () => {
  it('API-4: shows the partial and the complete lead, and where each goes', async () => {
    const { code, stdout, stderr } = await previewOf(['--format', 'json', '-l', 'hill-street']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [first, last] = stepsOf(stdout);
    expect(first).toMatchObject({
      sends: 'partial',
      json: { revision: 1, fields: { name: 'Alex Example' } },
    });
    expect(first!.json.fields).not.toHaveProperty('preferredDealership');
    expect(last).toMatchObject({
      sends: 'Complete',
      json: {
        ...{ lead_id: 'example-lead', revision: 2, withheld: ['dateOfBirth'] },
        location: { id: 'hill-street', name: 'Hill Street' },
      },
    });
    expect(last!.json.fields).toMatchObject({
      location_id: 'hill-street',
      preferredDealership: 'Hill Street',
    });
    expect(last!.destinations.map(({ name }) => name)).toEqual(['crm', 'hill']);
    expect(last!.adf).toMatch(/^<\?xml [^]*<\?adf version="1.0"\?>\n<adf>[^]*<\/adf>\n$/);
    expect(last!.destinations[1]!.adf).toContain('<vendorname>Hill</vendorname>');
  });

  it('API-4: shows no credential and nothing sealed', async () => {
    for (const format of ['json', 'pretty']) {
      const { stdout } = await previewOf(['--format', format]);
      expect(stdout).toContain('https://crm.example');
      expect(stdout).not.toMatch(/s3cretpath|k3y|shh-this|1990-02-28/);
    }
  });

  it('API-4: reads well to people, the same each time', async () => {
    const { stdout } = await previewOf(['-l', 'wharf-road']);
    expect(stdout).toContain('Form /ask#ask of demo: Ask us (General Enquiry)');
    expect(stdout).toContain(
      'Step 1, About you: the partial lead, revision 1, goes to\n  crm: webhook at https://crm.example\n',
    );
    expect(stdout).toContain(
      '  wharf: mail to wharf@dealer.example, subject “General Enquiry: Alex Example”, ADF as its text',
    );
    expect(stdout).toContain('  kept sealed and not sent: dateOfBirth');
    expect((await previewOf(['-l', 'wharf-road'])).stdout).toBe(stdout);
  });

  it('API-4: reports that nothing is delivered without a destination, and what one would receive', async () => {
    const { code, stdout } = await previewOf([], { env: { FORECOURT_LEAD_DESTINATIONS: '' } });
    expect(code).toBe(0);
    expect(stdout).toContain('no destination in FORECOURT_LEAD_DESTINATIONS');
    expect(stdout).toContain('<?adf version="1.0"?>');
    expect(stdout).toContain('"lead_status": "Complete"');
  });

  it('API-4, FRM-14: makes up a visit at an open time, and refuses one on a closed day as the form does', async () => {
    const visit = { name: 'When', type: 'datetime', bookingType: 'appointment', required: true };
    const shop = [{ ...ask.fields[0] }, { ...ask.fields[1] }, visit].map((field) => ({
      ...field,
      stepKey: undefined,
    }));
    const open = { days: ['Fri'], from: '09:00', to: '15:00' };
    const shown = async (args: readonly string[], values?: string) => {
      const cwd = await temporaryTenant({
        ...files,
        'pages/ask.json': pageJson('/ask', [
          { type: 'form', id: 'ask', data: { fields: shop } },
        ] as never),
        'data/locations.json': JSON.stringify([{ ...places[0], openingHours: [open] }]),
      });
      if (values !== undefined) await writeFile(join(cwd, 'values.json'), values);
      return callCli(['leads', 'preview', '/ask', '--at', '2026-11-23', ...args], { cwd });
    };
    const made = await shown(['--format', 'json']);
    expect(made.code).toBe(0);
    expect(stepsOf(made.stdout)[0]!.json.fields.When).toMatch(/^2026-11-27T11:00\+/);
    const person = { name: 'Alex', email: 'alex@example.com' };
    const closed = await shown(
      ['--values', 'values.json'],
      JSON.stringify({ ...person, When: '2026-11-29T13:00' }),
    );
    expect(closed.code).toBe(1);
    expect(closed.stdout).toContain(
      'There are no appointments at Wharf Road on Sunday 29 November.',
    );
  });

  it('API-4: reports invalid values as the form does, and exits with 1', async () => {
    const email = { name: 'Alex', email: 'alex@' };
    const wrong = await previewOf(['--values', 'values.json'], { values: JSON.stringify(email) });
    expect(wrong.code).toBe(1);
    expect(wrong.stdout).toContain('email (Email Address): Enter a full email address');
    const later = { name: 'Alex', email: 'alex@example.com', preferredDealership: 'nowhere' };
    const second = await previewOf(['--values', 'values.json', '-f', 'json'], {
      values: JSON.stringify(later),
    });
    expect(second.code).toBe(1);
    expect(stepsOf(second.stdout)).toHaveLength(1);
    expect(JSON.parse(second.stdout)).toMatchObject({
      end: {
        step: 'more',
        errors: { preferredDealership: '*Please select a dealership location' },
      },
    });
    const unknown = await previewOf(['--values', 'values.json'], { values: '{"nmae": "Alex"}' });
    expect(unknown.stdout).toContain('nmae: This form has no such field.');
  });

  it('API-4: shows the enquiry on a car’s page, with the car, and the message to a person', async () => {
    const car = await previewOf(['-f', 'json'], { page: '/cars/2024-tern-h1' });
    const [lead] = stepsOf(car.stdout);
    expect(lead!.json.fields).toMatchObject({ stock_number: 'H1', page_id: '/cars/2024-tern-h1' });
    expect(lead!.json).toMatchObject({ car: { stock_number: 'H1' } });
    expect(lead!.adf).toContain('<stock>H1</stock>');
    expect(lead!.destinations.map(({ name }) => name)).toEqual(['crm', 'hill']);
    const person = await previewOf([], { page: '/team/kim-lee' });
    expect(person.stdout).toContain('"user": "Kim Lee"');
    const nobody = await previewOf([], { page: '/cars/sold' });
    expect(nobody).toMatchObject({ code: 2, stdout: '' });
  });

  it('API-4: prints values to begin with, which the form takes', async () => {
    const { code, stdout } = await previewOf(['--example']);
    expect(code).toBe(0);
    const again = await previewOf(['--values', 'values.json'], { values: stdout });
    expect(again).toMatchObject({ code: 0, stderr: '' });
  });

  it('API-4: a day is the tenant’s: the lead is sent when it begins there', async () => {
    const { stdout } = await previewOf(['--format', 'json']);
    expect(JSON.parse(stdout).at).toBe('2026-11-22T13:00:00.000Z');
  });

  it.each([
    [
      ['-l', 'nowhere'],
      {},
      'there is no location "nowhere" for this form; there are wharf-road, hill-street',
    ],
    [['--at', 'soon'], {}, '--at soon is no moment'],
    [['--at', '2026-02-30'], {}, 'is no moment'],
    [['--values', 'gone.json'], {}, '"gone.json" does not exist'],
    [['--values', 'values.json'], { values: '{"name": ' }, 'values.json:1:'],
    [['--values', 'values.json'], { values: '[]' }, 'must hold an object of values'],
    [['--form', 'other'], {}, 'has no form "other"; there is ask'],
    [
      [],
      {
        env: {
          FORECOURT_LEAD_DESTINATIONS:
            '{"demo": {"crm": {"kind": "webhook", "url": "https://a:s3cret@b", "secret": "s3cret"}}}',
        },
      },
      'FORECOURT_LEAD_DESTINATIONS: ',
    ],
    [
      [],
      { env: { FORECOURT_LEAD_DESTINATIONS: '@gone.json' } },
      'names a file that cannot be read (ENOENT)',
    ],
  ])('CLI-4: %j %j is invalid usage', async (args, given, said) => {
    const { code, stdout, stderr } = await previewOf(args, given);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(said);
    expect(stderr).not.toContain('s3cret');
  });

  it
    .runIf(hasDemo)
    .each(
      ['harbour-city', 'kauri-motors'].flatMap((tenant) =>
        ['/service', '/finance', '/sell-your-car', '/parts/search', '/careers'].map(
          (page) => [tenant, page] as const,
        ),
      ),
    )('API-4: the form of %s%s takes the values that are made up for it', async (tenant, page) => {
    const cwd = new URL('../../../../../', import.meta.url).pathname;
    const run = await callCli(['leads', 'preview', page, '-t', tenant], { cwd });
    expect(run.code, `${run.stdout.slice(-600)}${run.stderr}`).toBe(0);
  });
});
