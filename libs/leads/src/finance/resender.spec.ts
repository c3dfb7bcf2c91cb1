import { describe, expect, it } from 'vitest';
import type { Submission } from '../intake/submission.ts';
import { LeadStoreFailure } from '../ports/failures.ts';
import type { HandOffEnd } from '../ports/hand-off-store.ts';
import type { LeadRecord } from '../ports/lead-store.ts';
import type { Lender } from '../ports/lender.ts';
import type { HandOffOutcome, HandOffRequest } from './hand-off-outcome.ts';
import { reportOf, resendQueued } from './resender.ts';

const id = { tenant: 'north', leadId: 'lead-1' };
const document = {
  ...{ lead_id: 'lead-1', form: '/finance#loan', page: '/finance', time_zone: 'Australia/Sydney' },
  ...{ category: 'Finance Enquiry', subcategory: 'Finance Enquiry without Car' },
  page_url: 'https://dealer.example/finance',
  dealer: 'Example Motors',
  consents: [{ name: 'privacy', wording: 'I agree.', given: true, at: '2026-11-20T23:15:30Z' }],
  fields: { name: 'Ann', privacy: true },
};
const content = JSON.stringify(document);
const stored = {
  ...{ id: 'lead-1', tenant: 'north', form: '/finance#loan', status: 'Complete', createdAt: 1 },
  revisions: [
    { status: 'Complete', content, ciphertext: 'encrypted', revision: 1, acceptedAt: 1 },
    { status: 'Complete', content, revision: 2, acceptedAt: 2 },
  ],
  deliveries: [],
} as unknown as LeadRecord;

interface Given {
  readonly lead?: LeadRecord;
  readonly lender?: boolean;
  readonly decrypt?: () => Record<string, string>;
  readonly outcome?: HandOffOutcome;
  readonly accept?: () => Promise<never>;
}

async function resend(given: Given = {}) {
  const { lead = stored, lender = true, outcome = { outcome: 'accepted' } } = given;
  const queue = [id];
  const log = {
    ended: [] as HandOffEnd[],
    sent: [] as HandOffRequest[],
    accepted: [] as Submission[],
    reports: [] as unknown[],
    woken: 0,
  };
  const count = await resendQueued({
    store: {
      takeQueued: async () => queue.pop(),
      end: async (_: unknown, end: HandOffEnd) => void log.ended.push(end),
    } as never,
    leads: { read: async () => (lead.revisions.length > 0 ? lead : undefined) },
    intake: {
      sensitiveValues: given.decrypt ?? (() => ({ dateOfBirth: '1990-02-28' })),
      accept:
        given.accept ??
        (async (submission: Submission) => {
          log.accepted.push(submission);
          return { outcome: 'accepted', leadId: 'lead-1', revision: 3, replayed: false };
        }),
    },
    handOff: {
      applyBegun: async (request) => {
        log.sent.push(request);
        return outcome;
      },
    },
    lenderOf: () => (lender ? ({} as Lender) : undefined),
    fieldsOf: () => ({ credit_score: '612' }),
    onResent: (_, report) => log.reports.push(report),
    onAccepted: () => log.woken++,
    now: () => 7,
  });
  return { ...log, count };
}

describe('resendQueued', () => {
  it('FNQ-3: sends every answer again, sensitive ones too, and adds the outcome to the lead', async () => {
    const { sent, accepted, reports, woken, ended, count } = await resend();
    expect(count).toBe(1);
    expect(sent).toMatchObject([
      {
        ...id,
        fields: { name: 'Ann', privacy: true, lead_id: 'lead-1' },
        sensitive: { dateOfBirth: '1990-02-28' },
      },
    ]);
    expect(accepted).toEqual([
      {
        ...{ tenant: 'north', leadId: 'lead-1', status: 'Complete', form: '/finance#loan' },
        ...{ page: '/finance', pageUrl: document.page_url, timeZone: 'Australia/Sydney' },
        ...{ category: 'Finance Enquiry', subcategory: document.subcategory },
        ...{ dealer: 'Example Motors', consents: document.consents },
        values: { name: 'Ann', privacy: true, credit_score: '612' },
        sensitive: { dateOfBirth: '1990-02-28' },
        lender: { status: 'accepted' },
        cars: [],
        amends: true,
      },
    ]);
    expect([reports, woken, ended]).toEqual([[{ status: 'accepted' }], 1, []]);
  });

  it.each<[string, string, Given]>([
    ['whose lead was erased', 'erased', { lead: { ...stored, revisions: [] } }],
    [
      'whose answers were erased',
      'erased',
      { lead: { ...stored, revisions: stored.revisions.slice(1) } },
    ],
    ['of a tenant without a lender', 'no-lender', { lender: false }],
    [
      'that no secret decrypts',
      'secret',
      {
        decrypt: () => {
          throw new Error('lost');
        },
      },
    ],
  ])('FNQ-3: an application %s is not sent: %s', async (_, reason, given) => {
    const { sent, accepted, ended, reports } = await resend(given);
    expect([sent, accepted]).toEqual([[], []]);
    expect(ended).toEqual([{ status: 'not-reached', reason, at: 7 }]);
    expect(reports).toEqual([{ status: 'not-reached', reason }]);
  });

  it('FNQ-3: a store that fails after the hand-off does not stop the queue', async () => {
    const failing = () => Promise.reject(new LeadStoreFailure('SQLITE_FULL'));
    expect(await resend({ accept: failing })).toMatchObject({ count: 1, woken: 0 });
    const broken = () => Promise.reject(new TypeError('a bug'));
    await expect(resend({ accept: broken })).rejects.toThrow(TypeError);
  });

  it('FNQ-3: outcomes are reported with their reason', () => {
    const saved = { outcome: 'saved', status: 'unknown', reason: 'timeout' } as const;
    expect(reportOf(saved)).toEqual({ status: 'unknown', reason: 'timeout' });
    expect(reportOf({ outcome: 'error', error: 'No.' })).toEqual({
      status: 'declined',
      reason: 'declined',
    });
  });
});
