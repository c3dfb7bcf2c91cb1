import type { FormData, Site, TeamMember } from '@forecourt/block-schemas';
import { copyFor } from '@forecourt/copy';
import { formDefinition, replyTimeOf } from '@forecourt/forms';
import { describe, expect, it } from 'vitest';
import { blocksIn, demoPages, readDemo, tablesIn, textsIn } from './demo-files.ts';
import { demoTenants } from './outputs.ts';

describe.each(demoTenants.map(({ slug }) => slug))('pages, forms and thanks of %s', (slug) => {
  const pages = demoPages(slug);
  const site = readDemo<Site>(slug, 'site.json');
  const team = readDemo<TeamMember[]>(slug, 'data', 'team.json');
  const { service: settings = {} } = site.settings ?? {};
  const service = pages.find(({ path }) => path === '/service');
  const bookings = blocksIn(service?.blocks)
    .map(({ data }) => data as unknown as FormData)
    .filter(({ preset }) => preset === 'service-booking');

  it('FRM-15: people reply within the time that the forms and the thanks promise', () => {
    const { unit, amount } = replyTimeOf(site, 'usual')!;
    const promised = `Replies ${copyFor(site).replyTime[unit](amount)}`;
    const times = team.flatMap(({ reply_time: time }) => (time === undefined ? [] : [time]));
    expect(times.length).toBeGreaterThan(0);
    expect(times.filter((time) => time !== promised)).toEqual([]);
    const bios = team.map(({ bio = '' }) => bio);
    expect(bios.filter((bio) => /\b(?:repl|rings back|within)/i.test(bio))).toEqual([]);
  });

  it('FRM-15: the service team confirms a booking, as the thanks have it, not one person', () => {
    expect(bookings).toHaveLength(1);
    const { description = '' } = bookings[0]!;
    const named = team.filter(({ name }) => description.includes(name.split(' ')[0]!));
    expect(named.map(({ name }) => name)).toEqual([]);
  });

  it('FRM-14: where the dealer collects cars for a service, the form asks where, as the thanks state', () => {
    const isCollected = textsIn(service).some((text) => /collect (?:it|the car)/.test(text));
    const { fields, steps } = formDefinition(bookings[0]!, site, { path: '/service' });
    const street = fields.find(({ name }) => name === 'street');
    const step = steps.find(({ key }) => key === street?.stepKey);
    expect(street !== undefined).toBe(isCollected);
    expect(/collect/.test(step?.description ?? '')).toBe(isCollected);
    const thanks = pages
      .flatMap(({ customSuccessMessages: messages = [] }) => messages)
      .filter(({ category }) => category === 'Service Booking');
    expect(textsIn(thanks).some((text) => text.includes('address'))).toBe(isCollected);
  });

  it('SVC-3: the service form offers the intervals of the price list', () => {
    const intervals = tablesIn(service?.blocks)
      .filter(([head]) => head![1] === 'Every')
      .flatMap(([, ...rows]) => rows.map((row) => row[1]!))
      .filter((interval) => interval.includes(' km'));
    const offered = settings.intervals ?? [];
    const missing = intervals.filter((each) => !offered.some((option) => option.startsWith(each)));
    expect(missing).toEqual([]);
  });
});
