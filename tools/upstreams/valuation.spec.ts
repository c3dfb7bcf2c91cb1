import { Ajv2020 } from 'ajv/dist/2020.js';
import { httpValuation, noValuation, type OwnCar } from '@forecourt/dealership';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import openApi from '../../libs/dealership/src/valuation/valuation.openapi.json' with { type: 'json' };
import type { Fault } from './fault.ts';
import type { Upstream } from './upstream.ts';
import { startValuation } from './valuation.ts';

const credential = 'a-credential';
const car: OwnCar = {
  ...{ make: 'Wren', model: 'Lark', year: 2020, kilometres: 60_000 },
  ...{ registration: 'BX42LQ', region: 'AU' },
};
const ajv = new Ajv2020({ strict: false });
const fits = (name: 'Car' | 'Valuation') => ajv.compile(openApi.components.schemas[name]);

let service: Upstream;
beforeAll(async () => {
  service = await startValuation({ credential, after: () => {} });
});
afterEach(() => service.heal());
afterAll(() => service.close());

const ask = (own = car, signal = new AbortController().signal, token = credential) =>
  httpValuation({ url: service.url, credential: token }).valueOf(own, signal);
const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error as { kind?: string }).kind,
  );

describe('the valuation service', () => {
  it('VAL-1: gives a figure for a car; request and reply are as OpenAPI describes them', async () => {
    expect(await ask()).toBe(18_500);
    const { path, body } = service.arrivals.at(-1)!;
    expect(path).toBe('/valuations');
    expect(fits('Car')(JSON.parse(body))).toBe(true);
    const reply = await fetch(`${service.url}/valuations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${credential}` },
      body,
    });
    expect(fits('Valuation')(await reply.json())).toBe(true);
  });

  it('VAL-1: has no figure for a car that it cannot value, nor has the embedded default', async () => {
    expect(await ask({ ...car, year: 1975 })).toBeUndefined();
    service.answer('valuations', { status: 404, body: {} });
    expect(await ask()).toBeUndefined();
    expect(await noValuation.valueOf(car, new AbortController().signal)).toBeUndefined();
  });

  it.each<[Fault, string]>([
    ['dead', 'unreachable'],
    ['half', 'unreachable'],
    ['error', 'unreachable'],
    ['refused', 'refused'],
    ['not-json', 'garbage'],
    ['wrong-types', 'garbage'],
    ['huge', 'garbage'],
    ['redirect', 'refused'],
  ])('VAL-1: %s fails as %s, without the car in the message', async (fault, kind) => {
    service.fail(fault, 'valuations');
    const failed = ask();
    expect(await kindOf(failed)).toBe(kind);
    await expect(failed).rejects.not.toThrow(/BX42LQ|Wren|a-credential/);
  });

  it('VAL-1: ends with its caller’s time, and refuses another credential', async () => {
    service.fail('slow', 'valuations');
    const signal = AbortSignal.abort();
    expect(await kindOf(ask(car, signal))).toBe('timeout');
    service.heal();
    expect(await kindOf(ask(car, undefined, 'wrong'))).toBe('refused');
  });

  it.each([-1, 0, 1e9, '18500', {}])('VAL-1: %j is no value', async (value) => {
    service.answer('valuations', { status: 200, body: { value } });
    expect(await kindOf(ask())).toBe('garbage');
  });

  it('VAL-1: a value of null is no figure', async () => {
    service.answer('valuations', { status: 200, body: { value: null } });
    expect(await ask()).toBeUndefined();
  });
});
