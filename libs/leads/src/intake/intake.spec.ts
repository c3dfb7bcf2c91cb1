import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SqlDatabase } from '../sql/database.ts';
import { openSqlite } from '../sqlite/sqlite-database.ts';
import { accepted, leadsOn } from '../testing/leads-under-test.ts';
import { application, enquiry } from '../testing/submissions.ts';
import type { RoutedLead } from './routed-lead.ts';
import type { LenderReport, Submission } from './submission.ts';
import { visitorDestination } from './visitor-destination.ts';

let database: SqlDatabase;
beforeAll(async () => {
  database = await openSqlite(':memory:');
});
afterAll(() => database.close());

/** The document that webhooks get of an application with this report of the lender. */
async function documentOf(lender: LenderReport): Promise<string> {
  const { intake, store } = leadsOn(database);
  const { leadId } = await accepted(intake, {
    ...{ tenant: 'north', form: 'loan', page: '/finance', category: 'Finance Enquiry', lender },
    ...{ status: 'Complete', values: { name: 'Ann Tran', key: JSON.stringify(lender) } },
  });
  const [revision] = (await store.read(leadId))!.revisions;
  return revision!.content;
}

it.each([
  ['not-reached', 'lender-not-reached'],
  ['unknown', 'lender-unknown'],
  ['declined', 'lender-declined'],
] as const)(
  'FNQ-3: the document of an application %s begins with an alert',
  async (status, code) => {
    const content = await documentOf({ status, reason: 'timeout' });
    expect(content.startsWith(`{"alert":{"code":"${code}"`)).toBe(true);
    expect(JSON.parse(content)).toMatchObject({
      alert: { action: 'call-customer', message: expect.stringMatching(/Call the customer\.$/) },
      lender_status: status,
    });
  },
);

it('FNQ-3: an application that the lender accepted needs no call', async () => {
  expect(JSON.parse(await documentOf({ status: 'accepted' }))).not.toHaveProperty('alert');
});

it('FRM-15: a confirmation goes to the visitor once the form is complete, and not before', async () => {
  const { intake, store } = leadsOn(database);
  const destinationsOf = async (parts: Partial<Submission>) => {
    const { leadId } = await accepted(intake, enquiry({ confirms: true, ...parts }));
    return (await store.list({ leadId }, 10)).map(({ destination }) => destination).sort();
  };
  expect(await destinationsOf({ key: 'complete' })).toEqual(['crm', visitorDestination]);
  expect(await destinationsOf({ key: 'partial', status: 'partial' })).toEqual(['crm']);
  expect(await destinationsOf({ key: 'unwanted', confirms: false })).toEqual(['crm']);
});

it('API-4 FNQ-3: destinations and their delays are chosen by all that is known of a lead but sensitive answers', async () => {
  const routed: RoutedLead[] = [];
  const note = (lead: RoutedLead) => void routed.push(lead);
  const { intake } = leadsOn(database, {
    route: (lead) => {
      note(lead);
      return ['crm', 'crm'];
    },
    waits: (lead) => {
      note(lead);
      return {};
    },
  });
  const values = { name: 'Ann', 'Date of birth': '1990-02-28', lead_id: 'typed' };
  await accepted(intake, application({ values, lender: { status: 'pending' } }));
  expect(routed).toEqual([
    {
      tenant: 'harbour',
      category: 'Finance Enquiry',
      subcategory: 'Finance Enquiry without Car',
      status: 'Complete',
      values: { name: 'Ann' },
      lender: 'pending',
    },
    routed[0],
  ]);
});
