import { Intake, openSqlite, createEncryptor, SqlLeadStore } from '@forecourt/leads';
import { request } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { serve } from '../http/serve.ts';
import { deadSource, sampleDealerData } from '../testing/sample-dealer-data.ts';
import { startSampleApp } from '../testing/sample-app.ts';
import { sampleTenant } from '../testing/sample-tenant.ts';
import { metricsListener } from './metrics-server.ts';
import { createSiteMetrics } from './site-metrics.ts';

const north = await sampleTenant('north', ['/', '/finance']);

/** Asks a server on this machine by its port. */
const get = (port: number, path: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) =>
    request({ host: '127.0.0.1', port, path }, (res) => {
      let text = '';
      res.setEncoding('utf8').on('data', (part: string) => (text += part));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end(),
  );

describe('metrics', () => {
  it('WEB-5: requests are measured by tenant, area, method and status, never by what was typed', async () => {
    const metrics = createSiteMetrics();
    const app = await startSampleApp([north], { metrics });
    await app.ask('north.localhost', '/finance?name=Mele+Fonoti');
    await app.ask('north.localhost', '/Mele/Fonoti');
    await app.ask('north.localhost', '/api/models/none');
    await app.ask('north.localhost', '/', { method: 'MELE' });
    await app.ask('elsewhere.example', '/');
    await app.close();
    const text = await metrics.text();
    const count = (labels: string) => `forecourt_request_duration_seconds_count{${labels}} 1\n`;
    for (const [tenant, area, method, status] of [
      ['north', 'page', 'GET', 200],
      ['north', 'page', 'GET', 404],
      ['north', 'api', 'GET', 404],
      ['', 'page', 'GET', 404],
    ])
      expect(text).toContain(
        count(`tenant="${tenant}",area="${area}",method="${method}",status="${status}"`),
      );
    expect(text).not.toMatch(/Mele|Fonoti|elsewhere/i);
  });

  it('WEB-5: the page cache, drawing and silent sources are counted', async () => {
    const metrics = createSiteMetrics();
    const dealer = { ...sampleDealerData({}), search: { search: deadSource('search') } };
    const app = await startSampleApp([north], { metrics, data: { of: () => dealer } });
    await app.ask('north.localhost', '/finance');
    await app.ask('north.localhost', '/finance');
    await app.ask('north.localhost', '/cars/none');
    await app.close();
    const text = await metrics.text();
    expect(text).toContain('forecourt_page_cache_lookups_total{tenant="north",result="hit"} 1\n');
    expect(text).toContain('forecourt_page_cache_lookups_total{tenant="north",result="miss"} 2\n');
    expect(text).toContain('forecourt_page_render_duration_seconds_count{tenant="north"} 2\n');
    expect(text).toContain('forecourt_source_failures_total{tenant="north",source="search"} 1\n');
  });

  it('WEB-5: leads are counted by state; a store that cannot be read has no value', async () => {
    const metrics = createSiteMetrics();
    let readable = true;
    // The store leaves out states without deliveries.
    const states = { accepted: 9, delivered: 6, pending: 2, dead: 1, erased: undefined };
    metrics.watchDeliveries(async () => {
      if (!readable) throw new Error('closed');
      return [{ tenant: 'north', destination: 'crm', ...states }];
    });
    const pending =
      'forecourt_lead_deliveries{tenant="north",destination="crm",state="pending"} 2\n';
    expect(await metrics.text()).toContain(pending);
    expect(await metrics.text()).toContain('destination="crm",state="erased"} 0\n');
    readable = false;
    expect(await metrics.text()).not.toContain('forecourt_lead_deliveries{');
  });

  it('OPS-5: leads that no destination gets are counted by tenant and status', async () => {
    const metrics = createSiteMetrics();
    let unassigned = [{ tenant: 'north', status: 'Complete', leads: 2 } as const];
    metrics.watchUnassigned(async () => unassigned);
    const line = 'forecourt_leads_unassigned{tenant="north",status="Complete"}';
    expect(await metrics.text()).toContain(`${line} 2\n`);
    unassigned = [];
    expect(await metrics.text()).not.toContain(line);
  });

  it('OPS-5: a destination that takes nothing is visible long before its deliveries are dead', async () => {
    const metrics = createSiteMetrics(() => 5_000_000);
    const states = { accepted: 9, delivered: 7, pending: 2, dead: 0 };
    let asked = 0;
    metrics.watchDeliveries(async () => {
      asked++;
      return [
        { tenant: 'north', destination: 'crm', ...states, waitingSince: 1_400_000 },
        { tenant: 'north', destination: 'yard', ...states },
      ];
    });
    const text = await metrics.text();
    const delay = (destination: string, seconds: number) =>
      `forecourt_lead_delivery_delay_seconds{tenant="north",destination="${destination}"} ${seconds}\n`;
    expect(text).toContain(delay('crm', 3600));
    expect(text).toContain(delay('yard', 0));
    expect(text).not.toContain('waitingSince');
    // One query serves both metrics of a scrape.
    expect(asked).toBe(1);
  });

  it('TEN-11: findings are counted by tenant and severity, with the time of the last good load', async () => {
    const metrics = createSiteMetrics();
    let health = [
      { tenant: 'north', errors: 2, warnings: 1, goodAt: 1_700_000_000_500 },
      { tenant: 'south', errors: 1, warnings: 0, goodAt: undefined },
    ];
    let isReadable = true;
    metrics.watchContent(
      () => health,
      () => isReadable,
    );
    expect(await metrics.text()).toContain('forecourt_content_up 1\n');
    isReadable = false;
    expect(await metrics.text()).toContain('forecourt_content_up 0\n');
    const text = await metrics.text();
    const findings = 'forecourt_content_findings';
    const loaded = 'forecourt_content_last_good_load_timestamp_seconds';
    expect(text).toContain(`${findings}{tenant="north",severity="error"} 2\n`);
    expect(text).toContain(`${findings}{tenant="north",severity="warning"} 1\n`);
    expect(text).toContain(`${findings}{tenant="south",severity="error"} 1\n`);
    expect(text).toContain(`${loaded}{tenant="north"} 1700000000.5\n`);
    expect(text).not.toContain(`${loaded}{tenant="south"}`);
    health = health.slice(0, 1);
    expect(await metrics.text()).not.toContain('south');
  });

  it('OPS-5: a disk that has reached its reserve is 1', async () => {
    const metrics = createSiteMetrics();
    let hasRoom = true;
    metrics.watchDisk(async () => hasRoom);
    expect(await metrics.text()).toContain('forecourt_data_disk_low 0\n');
    hasRoom = false;
    expect(await metrics.text()).toContain('forecourt_data_disk_low 1\n');
  });

  it('WEB-5: leads are counted as they are stored, by tenant and how far the visitor got', async () => {
    const metrics = createSiteMetrics();
    const database = await openSqlite(':memory:');
    const intake = new Intake({
      store: new SqlLeadStore(database),
      encryptor: createEncryptor(['a secret of the tests that is long enough']),
      route: () => [],
      onAccepted: metrics.acceptedLead,
    });
    const lead = { tenant: 'north', form: 'a', page: '/', category: 'x', values: { name: 'Alex' } };
    await intake.accept({ ...lead, status: 'partial' });
    await intake.accept({ ...lead, status: 'partial' });
    await intake.accept({ ...lead, status: 'Complete' });
    const text = await metrics.text();
    const name = 'forecourt_leads_accepted_total';
    expect(text).toContain(`${name}{tenant="north",status="partial"} 1\n`);
    expect(text).toContain(`${name}{tenant="north",status="Complete"} 1\n`);
    expect(text).not.toContain('Alex');
    await database.close();
  });

  it('OPS-5: metrics that cannot be read are an error in the log', async () => {
    const error = vi.fn();
    const broken = { contentType: '', text: () => Promise.reject(new Error('no number')) };
    const server = await serve(metricsListener(broken, { error }), { port: 0, host: '127.0.0.1' });
    expect((await get(server.port, '/metrics')).status).toBe(500);
    expect(error).toHaveBeenCalledWith({ err: new Error('no number') }, 'metrics cannot be read');
    await server.stop({ drainMs: 0, requestsMs: 0 });
  });

  it('WEB-5: they have a port of their own, and the site does not show them', async () => {
    const metrics = createSiteMetrics();
    const server = await serve(metricsListener(metrics, { error: () => {} }), {
      port: 0,
      host: '127.0.0.1',
    });
    const app = await startSampleApp([north], { metrics });
    expect((await get(server.port, '/metrics')).text).toContain('process_cpu_seconds_total');
    expect((await get(server.port, '/')).status).toBe(404);
    expect((await app.ask('north.localhost', '/metrics')).status).toBe(404);
    await app.close();
    await server.stop({ drainMs: 0, requestsMs: 0 });
  });
});
