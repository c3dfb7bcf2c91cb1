import { describe, expect, it } from 'vitest';
import { ConfigError } from './config-error.ts';
import { readConfig } from '../config.ts';
import { serviceOf } from './service-access.ts';

const read = (env: Record<string, string>) => readConfig(env, '/').lender;

/** Error message of an environment that does not work. */
function errorsOf(env: Record<string, string>): string {
  try {
    read(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return String(error);
  }
  throw new Error('nothing was wrong');
}

const url = 'https://lender.example/api';

describe('the lender', () => {
  it('FNQ-3: is none unless it is set', () => {
    const config = read({ FORECOURT_LENDER_URL: ' ', FORECOURT_LENDER_TOKEN_NORTH: '' });
    expect(serviceOf(config, 'north')).toBeUndefined();
  });

  it('FNQ-3: is one for all, and tenants may have a credential or a lender of their own', () => {
    const config = read({
      FORECOURT_LENDER_URL: url,
      FORECOURT_LENDER_TOKEN: 'all',
      FORECOURT_LENDER_TOKEN_NORTH_QUAY: 'north',
      FORECOURT_LENDER_URL_SOUTH: 'http://127.0.0.1:4101',
      FORECOURT_LENDER_TOKEN_SOUTH: 'south',
    });
    expect(['north-quay', 'south', 'west'].map((slug) => serviceOf(config, slug))).toEqual([
      { url, token: 'north' },
      { url: 'http://127.0.0.1:4101', token: 'south' },
      { url, token: 'all' },
    ]);
  });

  it.each([
    ['http://lender.example', false],
    ['http://10.0.0.7', false],
    ['ftp://lender.example', false],
    ['lender.example', false],
    ['https://user:hush@lender.example', false],
    ['https://lender.example?hush', false],
    ['http://localhost:4101', true],
    ['http://[::1]:4101', true],
    ['http://lender:80/api', true],
    ['https://lender.example', true],
  ])('FNQ-3: %s is an address for birth dates: %s', (address, isSafe) => {
    const env = { FORECOURT_LENDER_URL: address, FORECOURT_LENDER_TOKEN: 'hush' };
    if (isSafe) expect(serviceOf(read(env), 'north')?.url).toBe(address);
    else expect(errorsOf(env)).toMatch(/FORECOURT_LENDER_URL must be an https address/);
  });

  it('FNQ-3: errors name what is wrong and repeat no value', () => {
    const errors = errorsOf({
      FORECOURT_LENDER_URL: 'http://hush.example',
      FORECOURT_LENDER_TOKEN: 'hush hush',
      FORECOURT_LENDER_URL_SOUTH: 'https://hush.example',
      FORECOURT_LENDER_TOKEN_NORTH: 'hüsh',
    });
    expect(errors).not.toMatch(/hush|hüsh/);
    for (const name of [
      'FORECOURT_LENDER_URL must',
      'FORECOURT_LENDER_TOKEN must',
      'FORECOURT_LENDER_TOKEN_SOUTH must be set with FORECOURT_LENDER_URL_SOUTH',
      'FORECOURT_LENDER_TOKEN_NORTH must',
    ])
      expect(errors).toContain(name);
    expect(errorsOf({ FORECOURT_LENDER_URL: url })).toContain(
      'FORECOURT_LENDER_TOKEN must be set with FORECOURT_LENDER_URL',
    );
    expect(errorsOf({ FORECOURT_LENDER_TOKEN_NORTH: 'hush' })).toContain(
      'FORECOURT_LENDER_URL_NORTH or FORECOURT_LENDER_URL must be set',
    );
  });
});
