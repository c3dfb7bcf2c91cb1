import { describe, expect, it, vi } from 'vitest';
import { httpLender } from './http-lender.ts';

const credential = 'credential-of-the-lender';
const birth = '1979-03-27';
const well = { customerKey: 'K', satellite_site_url: 'https://lender.example' };

function lenderThat(answer: (signal: AbortSignal) => Response | Promise<Response>) {
  const fetch = vi.fn(async (_url: unknown, init?: RequestInit) => answer(init!.signal!));
  const lender = httpLender({ url: 'https://lender.example/api/', credential, fetch });
  return { fetch, lender };
}
const never = new AbortController().signal;
const json = (body: unknown, status = 200) => Response.json(body, { status });

/** Outcome of an application. */
const applied = (answer: (signal: AbortSignal) => Response | Promise<Response>) =>
  lenderThat(answer)
    .lender.apply({ dateOfBirth: birth }, never)
    .catch((error: unknown) => error);

describe('httpLender', () => {
  it('FNQ-3: posts the whole application with the credential, and follows no redirect', async () => {
    const { fetch, lender } = lenderThat(() => json(well));
    const application = { 'middle name': 'Q', dateOfBirth: birth, privacy: true };
    expect(await lender.apply(application, never)).toMatchObject({ outcome: 'accepted' });
    const [url, init] = fetch.mock.calls[0]!;
    expect(url).toBe('https://lender.example/api/send-to-taurus');
    expect(init).toMatchObject({ method: 'POST', redirect: 'manual' });
    expect(init!.headers).toMatchObject({ authorization: `Bearer ${credential}` });
    expect(JSON.parse(String(init!.body))).toEqual(application);
  });

  it.each([
    ['a server that fails', () => json({}, 500), 'error-answer', true],
    ['a gateway that fails', () => json({}, 502), 'error-answer', true],
    ['a redirect', () => new Response(null, { status: 302 }), 'refused', false],
    ['a credential that is not taken', () => json({ error: 'Who?' }, 401), 'refused', false],
    ['limits', () => json({ error: 'Slow down' }, 429), 'refused', false],
    ['another path', () => json(well, 404), 'refused', false],
    ['a refusal without a reason', () => json({}, 422), 'refused', false],
    ['a page', () => new Response('<p>Maintenance'), 'garbage', true],
    ['other types', () => json({ customerKey: [1] }), 'garbage', true],
    ['eight megabytes', () => new Response('x'.repeat(8_000_000)), 'garbage', true],
    [
      'a refused connection',
      () => {
        throw new TypeError('fetch failed', {
          cause: Object.assign(new Error('connect 10.0.0.7'), { code: 'ECONNREFUSED' }),
        });
      },
      'unreachable',
      false,
    ],
    [
      'a connection that breaks',
      () => {
        throw new TypeError('fetch failed', {
          cause: Object.assign(new Error('socket'), { code: 'UND_ERR_SOCKET' }),
        });
      },
      'unreachable',
      true,
    ],
  ] as const)('FNQ-3: %s is no answer, and says nothing', async (_, answer, kind, arrived) => {
    const error = await applied(answer);
    expect(error).toMatchObject({ name: 'LenderFailure', kind, mayHaveArrived: arrived });
    expect(JSON.stringify([error, String(error)])).not.toMatch(
      /credential|1979|lender\.example|10\.0/,
    );
    expect(error).not.toHaveProperty('cause');
  });

  it('FNQ-3: what is wrong with an application may come with a status of its own', async () => {
    expect(await applied(() => json({ dataErrors: { phone: ['is wrong'] } }, 422))).toEqual({
      outcome: 'dataErrors',
      errors: [['phone', 'is wrong']],
    });
    expect(await applied(() => json({ error: 'No' }, 400))).toEqual({
      outcome: 'error',
      error: 'No',
    });
  });

  it('FNQ-3: times out when the signal is aborted, before its reply and in the middle of it', async () => {
    for (const stalled of [false, true]) {
      const late = new AbortController();
      const { lender } = lenderThat((signal) => {
        const over = new Promise<never>((_, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason)),
        );
        over.catch(() => {});
        const body = new ReadableStream({ pull: () => over });
        return stalled ? new Response(body) : over;
      });
      const answer = lender.apply({}, late.signal);
      late.abort();
      await expect(answer).rejects.toMatchObject({ kind: 'timeout', mayHaveArrived: true });
    }
  });

  it('FNQ-5: knows the dealership of a car, or not', async () => {
    const ask = (response: () => Response) =>
      lenderThat(response).lender.dealershipOfCar('c-1', never);
    const { fetch, lender } = lenderThat(() => json({ taurus_dealership_id: 'T-1' }));
    expect(await lender.dealershipOfCar('c-1', never)).toBe('T-1');
    const [url, init] = fetch.mock.calls[0]!;
    expect(url).toBe('https://lender.example/api/finance-locations');
    expect(JSON.parse(String(init!.body))).toEqual({ carId: 'c-1' });
    expect(await ask(() => json({ error: 'no such car' }, 404))).toBeUndefined();
    await expect(ask(() => json({ taurus_dealership_id: {} }))).rejects.toMatchObject({
      kind: 'garbage',
    });
    await expect(ask(() => json({}, 400))).rejects.toMatchObject({ kind: 'refused' });
  });
});
