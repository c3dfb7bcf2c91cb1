import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteMetrics } from '../metrics/site-metrics.ts';
import { createLogger } from '../log/logger.ts';
import {
  easyCaptcha,
  formBlock,
  formTenant,
  startSampleForms,
  type SampleForms,
} from '../testing/sample-forms.ts';

const alex = { name: 'Alex Tran', phone: '0491 570 156', email: 'alex@example.com' };
const scripted = { scripted: true };

/** Posts that never arrive in the store: the disk is full, or the visitor is gone. */
describe('posts that are lost', () => {
  const entries: Record<string, unknown>[] = [];
  const metrics = createSiteMetrics();
  let forms: SampleForms;
  let arrived = (): void => {};
  beforeAll(async () => {
    const log = createLogger('debug', {
      write: (line: string) => {
        entries.push(JSON.parse(line));
        arrived();
      },
    });
    const tenant = await formTenant('north', { '/contact': [formBlock({ preset: 'lead' })] });
    forms = await startSampleForms([tenant], {
      forms: {
        captcha: { check: easyCaptcha, setting: { kind: 'work', address: '/api/captcha' } },
        log,
        onLeadLost: metrics.lostLead,
      },
      app: { log, metrics },
    });
  });
  afterAll(() => forms.close());
  /** The log so far, once it has a line like this one. */
  const logUntil = async (line: Readonly<Record<string, unknown>>) => {
    const isThere = () =>
      entries.some((entry) => Object.entries(line).every(([name, value]) => entry[name] === value));
    while (!isThere())
      await new Promise<void>((resolve) => {
        arrived = resolve;
      });
    return entries.splice(0);
  };

  it('OPS-5: a full disk: 503 with the visitor’s input, and log and metrics name only the cause', async () => {
    await forms.database.transaction((run) => run('pragma max_page_count = 1'));
    let visitor = 0;
    const post = (more = {}) => {
      visitor += 1;
      const email = `alex${visitor}@example.com`;
      const body = { ...alex, email, _captcha: `solved ${visitor}` };
      return forms.post('/contact?_form=enquiry', body, more);
    };
    let room = 0;
    while ((await post(scripted)).status === 200) room++;
    expect(await forms.leads()).toHaveLength(room);
    const script = await post(scripted);
    expect(script.status).toBe(503);
    const page = await post();
    expect(page.status).toBe(503);
    expect(page.text).toContain('value="Alex Tran"');
    await forms.database.transaction((run) => run('pragma max_page_count = 1000000'));

    const again = await post(scripted);
    expect(again.status).toBe(200);

    const log = await logUntil({ msg: 'request', status: 503 });
    const lost = log.filter(({ msg }) => msg === 'lead not stored');
    expect(lost).toHaveLength(3);
    expect(lost[0]).toMatchObject({
      level: 50,
      tenant: 'north',
      form: expect.stringContaining('enquiry'),
      lost: 'lead',
      code: 'SQLITE_FULL',
    });
    const written = JSON.stringify(log);
    for (const typed of ['Alex', '0491 570', '@example.com']) expect(written).not.toContain(typed);
    expect(await metrics.text()).toContain(
      'forecourt_leads_not_stored_total{tenant="north",code="SQLITE_FULL"} 3',
    );
  });

  it.each(['/contact?_form=enquiry', '/api/send-to-taurus', '/api/search'])(
    'OPS-5: a POST to %s that the visitor aborts is one line without an error',
    async (target) => {
      const { port } = new URL(forms.app.address);
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(
        `POST ${target} HTTP/1.1\r\nHost: north.localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name":`,
      );
      await once(socket, 'connect');
      await new Promise((resolve) => setImmediate(resolve));
      socket.resetAndDestroy();
      const path = target.split('?')[0]!;
      const begun = await logUntil({ msg: 'request', path, aborted: true });
      // What an error handler logs may come after the line of its request.
      await forms.app.ask('north.localhost', '/robots.txt');
      const log = [...begun, ...(await logUntil({ msg: 'request', path: '/robots.txt' }))];
      expect(log.filter(({ level }) => Number(level) >= 40)).toEqual([]);
      expect(JSON.stringify(log)).not.toContain('stack');
      expect(log).toContainEqual(expect.objectContaining({ path, aborted: true, status: 499 }));
      expect(await metrics.text()).toMatch(
        /forecourt_request_duration_seconds_count\{[^}]*status="499"\}/,
      );
      expect(await metrics.text()).not.toContain('status="500"');
    },
  );
});
