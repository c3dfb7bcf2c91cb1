import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { altchaCaptcha } from './altcha.ts';
import { turnstileCaptcha } from './turnstile.ts';

// The library looks at the machine's clock, too; challenges count in whole seconds.
const now = new Date(Math.floor(Date.now() / 1000) * 1000);
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const scope = { tenant: 'north' };

/** The payload that a browser sends after its work. */
async function solved(challenge: object, change = {}): Promise<string> {
  const given = challenge as Challenge;
  const solution = await solveChallenge({ challenge: given, deriveKey });
  return encode({ challenge: given, solution, ...change });
}
const encode = (answer: unknown) => Buffer.from(JSON.stringify(answer)).toString('base64');

describe('altchaCaptcha', () => {
  const captcha = altchaCaptcha(['key of today', 'key of yesterday']);
  let challenge: object;
  let answer: string;
  beforeAll(async () => {
    challenge = (await captcha.challenge(scope, now))!;
    answer = await solved(challenge);
  });

  it('FRM-2: takes the solution of its own challenge, always under the same token', async () => {
    const first = await captcha.verify(answer, scope, later(19));
    expect(first).toEqual({ token: expect.any(String), expiresAt: later(20) });
    expect(await captcha.verify(answer, scope, now)).toEqual(first);
    const other = await solved((await captcha.challenge(scope, now))!);
    expect((await captcha.verify(other, scope, now))?.token).not.toBe(first!.token);
  });

  it('FRM-2: refuses it after twenty minutes and for another tenant', async () => {
    expect(await captcha.verify(answer, scope, later(20))).toBeUndefined();
    expect(await captcha.verify(answer, { tenant: 'south' }, now)).toBeUndefined();
  });

  it('FRM-2: takes solutions under an earlier key, and none under a stranger’s', async () => {
    const before = altchaCaptcha(['key of yesterday']);
    const old = await solved((await before.challenge(scope, now))!);
    expect(await captcha.verify(old, scope, now)).toBeDefined();
    const strange = altchaCaptcha(['key of a stranger']);
    expect(await strange.verify(answer, scope, now)).toBeUndefined();
  });

  it('FRM-2: refuses everything that is no solution', async () => {
    const { parameters, signature } = challenge as Challenge;
    const easier = { parameters: { ...parameters, keyPrefix: '00', cost: 1 }, signature };
    const longer = { parameters: { ...parameters, expiresAt: 9_999_999_999 }, signature };
    const lies = [
      '',
      'x',
      encode(null),
      encode({}),
      encode({ challenge: null, solution: null }),
      encode({ challenge, solution: {} }),
      encode({ challenge, solution: { counter: 1, derivedKey: 'ff'.repeat(32) } }),
      encode({ challenge, solution: { counter: '1', derivedKey: 7 } }),
      await solved(easier),
      await solved(challenge, { challenge: longer }),
      encode({ challenge: { parameters: { data: scope }, signature: '' }, solution: {} }),
      answer.repeat(20),
    ];
    for (const lie of lies) expect(await captcha.verify(lie, scope, now)).toBeUndefined();
  });
});

describe('turnstileCaptcha', () => {
  let server: Server;
  let url: string;
  let asked: URLSearchParams;
  let reply: { status: number; body: string };
  beforeAll(async () => {
    server = createServer((req, res) => {
      let body = '';
      req.on('data', (part) => (body += part));
      req.on('end', () => {
        asked = new URLSearchParams(body);
        res.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  const verify = (answer: string) =>
    turnstileCaptcha({ secret: 'shared', url }).verify(
      answer,
      { tenant: 'north', address: '203.0.113.9' },
      now,
    );

  it('FRM-2: asks the service for each token and takes what it confirms', async () => {
    reply = { status: 200, body: '{"success":true}' };
    expect(await verify('a-token')).toEqual({ token: expect.any(String), expiresAt: later(5) });
    expect(Object.fromEntries(asked)).toEqual({
      secret: 'shared',
      response: 'a-token',
      remoteip: '203.0.113.9',
    });
    reply = { status: 200, body: '{"success":false,"error-codes":["timeout-or-duplicate"]}' };
    expect(await verify('a-token')).toBeUndefined();
  });

  it('FRM-2: neither asks for what can be no token nor takes an answer that is none', async () => {
    reply = { status: 200, body: '{"success":true}' };
    expect(await verify('')).toBeUndefined();
    expect(await verify('x'.repeat(2049))).toBeUndefined();
    reply = { status: 200, body: '{"success":"true"}' };
    expect(await verify('a-token')).toBeUndefined();
    reply = { status: 500, body: '' };
    await expect(verify('a-token')).rejects.toThrow('500');
  });
});
