import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEncryptor } from '../encryption/encryptor.ts';
import type { LeadDocument } from '../intake/lead-document.ts';
import { amendLead } from '../intake/amend-lead.ts';
import { reviseLead, type SeparatedSubmission } from '../intake/revise-lead.ts';
import { arbitraryLead } from '../testing/arbitrary-leads.ts';
import { application, enquiry } from '../testing/submissions.ts';
import schema from './lead-schema.json' with { type: 'json' };

const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true });
const validate = ajv.compile(schema);
const encryptor = createEncryptor(['a secret of the tests, long enough']);
const at = Date.UTC(2026, 4, 20, 10);

/** The body of the webhook for a submission. */
function bodyOf(submission: Partial<SeparatedSubmission>): LeadDocument {
  const whole = { ...enquiry(), sensitive: {}, ...submission };
  const { content } = reviseLead(whole, { id: 'AbC', revision: 1 }, at, encryptor);
  return JSON.parse(content) as LeadDocument;
}

/** The body of the webhook for a lead to which the server added something. */
function amendedBody(): LeadDocument {
  const content = JSON.stringify(bodyOf(full));
  const amendment = { tenant: 'harbour', leadId: 'AbC', fields: { valuation: '9500' } };
  const lead = { id: 'AbC', revision: 2 };
  return amendLead(amendment, lead, at, encryptor, { status: 'Complete', content })!.document;
}

const errors = (body: unknown) => (validate(body) ? [] : validate.errors);

/** Paths of properties that the schema does not describe. */
function undescribed(
  value: unknown,
  { properties, additionalProperties, items }: Schema,
): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => undescribed(each, items ?? {}));
  if (typeof value !== 'object' || value === null || additionalProperties) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const own = properties?.[name];
    return own ? undescribed(each, own).map((path) => `${name}.${path}`) : [name];
  });
}
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
  readonly items?: Schema;
}

const full: Partial<SeparatedSubmission> = {
  ...application(),
  ...{ dealer: 'Harbour', pageUrl: 'https://d.example/finance', timeZone: 'Australia/Sydney' },
  replyBy: '2026-05-21T09:30+10:00',
  visitAt: '2026-05-22T10:00+10:00',
  sensitive: { dateOfBirth: '1979-03-27' },
  values: { name: 'Alex', opt_in: true, extras: ['a', 'b'] },
  labels: { name: 'Full Name' },
  cars: [
    {
      ...{ id: 'c', name: 'Tern', stock_number: 'K1', price: 1, currency: 'NZD', status: 'Sold' },
      ...{ location: 'North', url: 'https://d.example/cars/c' },
      image_url: 'https://d.example/c.jpg',
    },
    { id: 'd', name: 'Wren' },
  ],
  location: { id: 'north', name: 'North', address: '1 North Road, North NSW 2000' },
  lender: { status: 'unknown', reason: 'timeout' },
};

describe('the published schema of the webhook', () => {
  it.each([
    ['an enquiry', {}],
    ['an application with everything', full],
    ['a partial lead', { status: 'partial' as const }],
  ])('API-4 FRM-15: %s fits it, and it describes every property', (_, submission) => {
    const body = bodyOf(submission);
    expect(errors(body)).toEqual([]);
    expect(undescribed(body, schema as unknown as Schema)).toEqual([]);
  });

  it('API-4 FRM-15: every property of the schema is sent', () => {
    const amended = amendedBody();
    expect([errors(amended), undescribed(amended, schema as unknown as Schema)]).toEqual([[], []]);
    const sent = new Set([...Object.keys(bodyOf(full)), ...Object.keys(amended)]);
    expect(Object.keys(schema.properties).filter((name) => !sent.has(name))).toEqual([]);
    for (const { properties } of [schema.properties.car, schema.properties.cars.items])
      expect(Object.keys(bodyOf(full).car!).sort()).toEqual(Object.keys(properties).sort());
  });

  it('API-4 CAR-8: a lead about several cars has the first as `car`; about one, no `cars`', () => {
    const { car, cars } = bodyOf(full);
    expect([car?.id, cars?.map(({ id }) => id)]).toEqual(['c', ['c', 'd']]);
    const one = bodyOf({ ...full, cars: full.cars!.slice(1) });
    expect([one.car?.id, one.cars]).toEqual(['d', undefined]);
  });

  it('API-4: any lead fits it', () => {
    fc.assert(
      fc.property(arbitraryLead, (lead) => {
        const { consents = [], ...rest } = lead;
        expect(errors(consents.length > 0 ? lead : rest)).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('API-4: a body that a CRM could not rely on does not fit', () => {
    for (const wrong of [{ lead_id: '' }, { revision: 0 }, { fields: { a: 1 } }, { car: {} }])
      expect(errors({ ...bodyOf({}), ...wrong })).not.toEqual([]);
    expect(schema.examples.map(errors)).toEqual([[]]);
  });
});
