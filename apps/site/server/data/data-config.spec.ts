import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { tokenFor } from './data-config.ts';

const read = (env: Record<string, string>) => readConfig(env, '/').data;

/** Error message of an environment that does not work. */
function errorsOf(env: Record<string, string>): string {
  try {
    read(env);
  } catch (error) {
    return String(error);
  }
  throw new Error('nothing was wrong');
}

describe('where data comes from', () => {
  it('API-2: is the files alone unless something is set', () => {
    expect(read({ DATABASE_URL: ' ', FORECOURT_DASHBOARD_TOKEN: '' })).toEqual({
      dashboard: { tokens: new Map() },
    });
  });

  it('API-2: takes a database, a Typesense, a maps service and hosts', () => {
    const data = read({
      DATABASE_URL: 'postgres://someone:secret@db.example/stock?sslmode=require',
      TYPESENSE_URL: 'https://typesense.example:8108',
      TYPESENSE_API_KEY: 'a-key',
      FORECOURT_MAPS_URL: 'https://maps.example/',
      FORECOURT_DASHBOARD_HOSTS: 'Dashboard.example, http://10.0.0.7:8080,https://[::1]:80',
    });
    expect(data).toEqual({
      databaseUrl: 'postgres://someone:secret@db.example/stock?sslmode=require',
      search: {
        server: expect.objectContaining({ name: 'Typesense' }),
        values: { TYPESENSE_URL: 'https://typesense.example:8108', TYPESENSE_API_KEY: 'a-key' },
      },
      dashboard: {
        tokens: new Map(),
        hosts: ['dashboard.example', 'http://10.0.0.7:8080', '[::1]:80'],
      },
      maps: { url: 'https://maps.example/' },
    });
  });

  it('API-3: a tenant may have a credential of its own', () => {
    const { dashboard } = read({
      FORECOURT_DASHBOARD_TOKEN: 'everybodys',
      FORECOURT_DASHBOARD_TOKEN_NORTH_QUAY: 'norths',
      FORECOURT_DASHBOARD_TOKEN_SOUTH: '',
      FORECOURT_DASHBOARD_HOSTS: 'dashboard.example',
    });
    expect(['north-quay', 'south', 'west'].map((slug) => tokenFor(dashboard, slug))).toEqual([
      'norths',
      'everybodys',
      'everybodys',
    ]);
  });

  it.each(['FORECOURT_DASHBOARD_TOKEN', 'FORECOURT_DASHBOARD_TOKEN_NORTH'])(
    'TEN-10: %s without the hosts that it may go to stops the start',
    (name) => {
      expect(errorsOf({ [name]: 'hush' })).toContain(
        'FORECOURT_DASHBOARD_HOSTS must be set with FORECOURT_DASHBOARD_TOKEN',
      );
      expect(errorsOf({ [name]: 'hush', FORECOURT_DASHBOARD_HOSTS: ' ' })).not.toContain('hush');
    },
  );

  it.each(['North', 'NORTH-QUAY', 'NORTH__QUAY', '_NORTH', 'NORTH_', ''])(
    'TEN-10: a variable that ends in "%s" is nobody\'s and stops the start',
    (tenant) => {
      const hosts = { FORECOURT_DASHBOARD_HOSTS: 'dashboard.example' };
      expect(errorsOf({ ...hosts, [`FORECOURT_DASHBOARD_TOKEN_${tenant}`]: 'hush' })).toContain(
        'must end in the slug of a tenant in capitals',
      );
    },
  );

  it('API-3: names every value that is wrong and repeats none of them', () => {
    const message = errorsOf({
      DATABASE_URL: 'mysql://someone:hush@db.example',
      TYPESENSE_URL: 'typesense.example?hush',
      FORECOURT_DASHBOARD_TOKEN: 'hush hush',
      FORECOURT_DASHBOARD_TOKEN_NORTH: 'hush\nX-Other: 1',
      FORECOURT_DASHBOARD_HOSTS: 'https://hush.example/path',
      FORECOURT_MAPS_KEY: 'hush',
    });
    expect(
      message
        .split('\n')
        .slice(1)
        .map((line) => /[A-Z]{2}[A-Z_]+/.exec(line)?.[0]),
    ).toEqual([
      'DATABASE_URL',
      'TYPESENSE_URL',
      'TYPESENSE_URL',
      'FORECOURT_DASHBOARD_TOKEN',
      'FORECOURT_DASHBOARD_TOKEN_NORTH',
      'FORECOURT_DASHBOARD_HOSTS',
      'FORECOURT_MAPS_URL',
    ]);
    expect(message).not.toContain('hush');
  });
});
