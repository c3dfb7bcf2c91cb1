/** An appointment that the dealer has not confirmed yet. */
export interface Appointment {
  /** Unique among all calendars. */
  readonly uid: string;
  /** When the request was made. */
  readonly requestedAt: Date;
  readonly start: Date;
  readonly minutes: number;
  readonly title: string;
  readonly location?: string;
  readonly description?: string;
}

/**
 * Returns an appointment as a calendar file (RFC 5545), tentative until the dealer confirms it. Times
 * are in UTC, so that every calendar shows them in its own time zone.
 */
export function calendarFile(appointment: Appointment): string {
  const { uid, requestedAt, start, minutes, title, location, description } = appointment;
  const end = new Date(start.getTime() + minutes * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Requests//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(requestedAt)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    'STATUS:TENTATIVE',
    `SUMMARY:${escaped(title)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261123T231500Z`. */
const utc = (date: Date): string =>
  date
    .toISOString()
    .replace(/\.\d{3}/, '')
    .replace(/[-:]/g, '');

const escaped = (text: string): string =>
  text
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** Continues a line of more than 75 bytes on lines that begin with a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > (lines.length === 0 ? 75 : 74)) {
      lines.push(current);
      current = '';
    }
    current += character;
  }
  return [...lines, current].join('\r\n ');
}
