import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const appointment = {
  uid: 'lead-1@www.north.example',
  requestedAt: new Date('2026-11-21T23:15:42.123Z'),
  start: new Date('2026-11-24T10:15+11:00'),
  minutes: 30,
  title: 'Test drive: 2024 Tern, grey (to be confirmed)',
};

it('FRM-15: the calendar file has the requested time, in UTC and tentative', () => {
  expect(calendarFile({ ...appointment, location: 'North yard; gate 2' })).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Forecourt//Requests//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:lead-1@www.north.example',
      'DTSTAMP:20261121T231542Z',
      'DTSTART:20261123T231500Z',
      'DTEND:20261123T234500Z',
      'STATUS:TENTATIVE',
      String.raw`SUMMARY:Test drive: 2024 Tern\, grey (to be confirmed)`,
      String.raw`LOCATION:North yard\; gate 2`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

it('FRM-15: long lines are folded at 75 bytes, and nothing in a text starts a line of its own', () => {
  const file = calendarFile({ ...appointment, title: `Tāwhai ${'ō'.repeat(80)}\r\nATTENDEE:x` });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`${'ō'.repeat(80)} \\nATTENDEE:x`);
  expect(file).not.toMatch(/^ATTENDEE/m);
});
