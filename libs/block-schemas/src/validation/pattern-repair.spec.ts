import { describe, expect, it } from 'vitest';
import { repairFor } from './pattern-repair.ts';

const slug = '^[a-z0-9]+(?:-[a-z0-9]+)*$';
const day = '^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$';
const time = '^[0-9]{4}-[0-9]{2}-[0-9]{2}(?:T[0-9]{2}:[0-9]{2})?$';
const colour = '^#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$';
const path = '^/(?:[a-z0-9]+(?:[-_.][a-z0-9]+)*(?:/[a-z0-9]+(?:[-_.][a-z0-9]+)*)*/?)?$';
const source = '^/(?:[^/\\\\?#\\s][^\\\\?#\\s]*)?$';
const target = '^(?:/(?:[^/\\s][^\\s]*)?|https://[^/?#@\\s]+(?:[/?#][^\\s]*)?)$';
const host = '^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\\.[a-z0-9-]+)*$';

describe('repairFor', () => {
  it.each([
    ['Tern', slug, 'tern', ['has capital letters']],
    ['Tern Touring', slug, 'tern-touring', ['has capital letters', 'has spaces']],
    [' tern ', slug, 'tern', ['has spaces at its start or end']],
    ['2026-6-3', day, '2026-06-03', ['has months or days of one digit']],
    ['2026/06/03', day, '2026-06-03', ['is not written with hyphens']],
    [
      '2026.6.3',
      day,
      '2026-06-03',
      ['is not written with hyphens', 'has months or days of one digit'],
    ],
    ['2026-6-3T09:30', time, '2026-06-03T09:30', ['has months or days of one digit']],
    ['2026-06-03 09:30', time, '2026-06-03T09:30', ['has a space before the time']],
    ['044069', colour, '#044069', ['lacks the # at its start']],
    ['finance', path, '/finance', ['lacks the slash at its start']],
    ['https://demo.example/q', '^/[a-z]*$', '/q', ['has a scheme and a domain']],
    ['／fin\u200bance', path, '/finance', ['has an invisible or full-width character']],
    ['/our team', source, '/our%20team', ['has spaces']],
    ['/vehicle.aspx?id=77', source, '/vehicle.aspx', ['has a query or an anchor']],
    [
      '/our team.aspx?id=7 7#a',
      source,
      '/our%20team.aspx',
      ['has a query or an anchor', 'has spaces'],
    ],
    ['/our team', path, '/our-team', ['has spaces']],
    ['/finance?term=5', path, '/finance', ['has a query or an anchor']],
    ['http://other.example/a', target, 'https://other.example/a', ['begins with "http:"']],
    ['/Finance', path, '/finance', ['has capital letters']],
    [
      'https://Demo.example/',
      host,
      'demo.example',
      expect.arrayContaining(['has capital letters']),
    ],
    ['16:9', '^[1-9][0-9]{0,3}/[1-9][0-9]{0,3}$', '16/9', expect.any(Array)],
    ['7:30', '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$', '07:30', expect.any(Array)],
    ['en_au', '^[a-z]{2,3}(?:-[A-Z]{2})?$', 'en-AU', expect.any(Array)],
  ])('CLI-9: repairs %j', (value, pattern, repaired, problems) => {
    expect(repairFor(value, pattern)).toEqual({ value: repaired, problems });
  });

  it.each([
    ['next week', day],
    ['03/06/2026', day],
    ['2026-2-30', time],
    ['2026/13/01', day],
    ['dark red', colour],
    ['javascript:alert(1)', path],
    ['x'.repeat(100_000), day],
  ])('CLI-9: offers nothing for %.20j, which may mean anything', (value, pattern) => {
    expect(repairFor(value, pattern)).toBeUndefined();
  });
});
