import { openLeadsDatabase, SqlLeadStore } from '@forecourt/leads';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordingCrm } from '../../libs/leads/src/testing/recording-crm.ts';
import { readinessOf, startMortalServer, whyNoBuild } from './mortal-server.ts';
import { visit } from './visitor.ts';
import { enquiryOf, slug, writeTenant } from './yard.ts';

/** Thrown to visitors who would try again: the server is gone for good. */
class Gone extends Error {}

describe.skipIf(whyNoBuild)(
  `the built server${whyNoBuild ? ` (skipped: ${whyNoBuild})` : ''}`,
  () => {
    it.each(['1', '2'])(
      'WEB-5, OPS-1, OPS-4: with %s process(es), on SIGTERM during submissions, stops being ready at once, finishes what it accepted and exits with 0; each lead is delivered once',
      async (processes) => {
        const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-stop-'));
        const crm = await recordingCrm();
        await writeTenant(path.join(folder, 'tenants'));
        const destinations = {
          [slug]: { crm: { kind: 'webhook', url: crm.url, secret: crm.secret } },
          elsewhere: { crm: { kind: 'webhook', url: crm.url, secret: crm.secret } },
        };
        const server = startMortalServer({
          env: {
            FORECOURT_TENANTS_DIR: path.join(folder, 'tenants'),
            FORECOURT_DATA_DIR: folder,
            FORECOURT_LEAD_DESTINATIONS: JSON.stringify(destinations),
            TRUST_PROXY: 'loopback',
            FORECOURT_PROCESSES: processes,
          },
          lifetime: () => undefined,
        });
        const agent = new Agent({ keepAlive: true });
        let stopped = false;
        let acknowledged = 0;
        let enough = () => {};
        const some = new Promise<void>((resolve) => (enough = resolve));
        const at = () => {
          server.check();
          if (stopped) throw new Gone();
          const port = server.port();
          return port === undefined ? undefined : { port, agent };
        };
        const leads = new Map<string, string>();
        let next = 0;
        const visitors = Array.from({ length: 20 }, async () => {
          try {
            for (;;) {
              const enquiry = enquiryOf(next++);
              leads.set(enquiry.name, (await visit(enquiry, at)).leadId);
              if (++acknowledged === 20) enough();
            }
          } catch (error) {
            if (!(error instanceof Gone)) throw error;
          }
        });
        await some;
        const port = server.port()!;
        const end = server.end('SIGTERM').finally(() => (stopped = true));
        let readiness = 200;
        while (readiness === 200) readiness = await readinessOf(port);
        expect(readiness, 'readiness after the signal').toBe(503);
        expect(await end, server.output()).toBe(0);
        await Promise.all(visitors);
        agent.destroy();
        expect(server.output()).not.toMatch(/"level":[56]0/);
        expect(server.output()).toContain('a tenant that is not there');

        const database = await openLeadsDatabase({ dataDir: folder });
        const store = new SqlLeadStore(database);
        for (const [name, leadId] of leads) {
          const lead = await store.read(leadId);
          expect([name, lead?.status]).toEqual([name, 'Complete']);
        }
        // Every delivery that was begun is noted: what the CRM has is delivered, and nothing else.
        const [counts] = await store.counts();
        expect(counts!.delivered).toBe(crm.taken.size);
        expect(counts!.accepted).toBe(counts!.delivered + counts!.pending);
        expect(crm.received).toHaveLength(crm.taken.size);
        await database.close();
        await crm.close();
        await rm(folder, { recursive: true, force: true });
      },
    );
  },
);
