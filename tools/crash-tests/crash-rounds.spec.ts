import { describe, expect, it } from 'vitest';
import { startPostgres, whyNoPostgres } from '../../libs/dealership/src/testing/postgres.ts';
import { runCrashTest, type CrashTestReport, type CrashTestOptions } from './crash-rounds.ts';
import { whyNoBuild } from './mortal-server.ts';

const full = process.env.FORECOURT_FULL === '1';
const seed = Number(process.env.FORECOURT_SEED ?? 20_260_520);
const size: Omit<CrashTestOptions, 'servers' | 'seed'> = full
  ? {
      submissions: 2_000,
      concurrency: 20,
      killWithin: [500, 3_000],
      killsPerServer: 1_000,
      timeout: 1_500_000,
    }
  : {
      submissions: 40,
      concurrency: 20,
      killWithin: [500, 1_000],
      killsPerServer: 2,
      timeout: 280_000,
    };
const options = { ...size, seed };

/** Holds the accounts of dealer, visitors and store against each other. */
function expectNothingLost({ acknowledged, stored, crm, counts, output }: CrashTestReport) {
  expect(acknowledged.size).toBe(options.submissions);
  // One lead for each visitor, who sent it as often as it took.
  expect(stored.size).toBe(options.submissions);
  let revisions = 0;
  for (const [name, { leadId }] of acknowledged) {
    const documents = stored.get(leadId)!.map((text) => JSON.parse(text) as { fields: object });
    expect(documents.at(-1)).toMatchObject({ lead_id: leadId, form_completed: true });
    expect(documents.at(-1)!.fields).toMatchObject({ name });
    documents.forEach((_, index) =>
      expect(crm.taken.get(`${leadId}.${index + 1}.crm`)).toBe(stored.get(leadId)![index]),
    );
    revisions += documents.length;
  }
  // A repeat has the same delivery id and, byte for byte, the same content; each is signed.
  expect(crm.errors).toEqual([]);
  expect(crm.taken.size).toBe(revisions);
  expect(counts).toMatchObject([
    { accepted: revisions, delivered: revisions, pending: 0, dead: 0 },
  ]);
  for (const typed of ['visitor-', 'visitor 1', 'Of visitor', '0491570156', '10.0.0.'])
    expect(output).not.toContain(typed);
}

const print = (where: string, { acknowledged, crm, kills, repeats, seconds }: CrashTestReport) =>
  console.log(
    `${where}: ${acknowledged.size} enquiries in ${seconds.toFixed(0)} s (${(acknowledged.size / seconds).toFixed(1)}/s), ${kills} kills, ${repeats} posts repeated, ${crm.taken.size} deliveries in ${crm.received.length} attempts (seed ${seed})`,
  );

const time = size.timeout + 180_000;
const why = whyNoBuild ?? undefined;

describe.skipIf(why)(`the built server, killed at random${why ? ` (skipped: ${why})` : ''}`, () => {
  it(
    'API-4: no acknowledged lead is lost and every repeat is the same, on SQLite',
    async () => {
      const report = await runCrashTest({ ...options, servers: 1 });
      print('SQLite, one server', report);
      expect(report.kills).toBeGreaterThan(0);
      expectNothingLost(report);
    },
    time,
  );

  it.skipIf(whyNoPostgres)(
    `API-4: nor on PostgreSQL with two servers${whyNoPostgres ? ` (skipped: ${whyNoPostgres})` : ''}`,
    async () => {
      const postgres = await startPostgres({ isDurable: true });
      try {
        const report = await runCrashTest({ ...options, servers: 2, databaseUrl: postgres.url });
        print('PostgreSQL, two servers', report);
        expect(report.kills).toBeGreaterThan(0);
        expectNothingLost(report);
      } finally {
        await postgres.stop();
      }
    },
    time,
  );
});
