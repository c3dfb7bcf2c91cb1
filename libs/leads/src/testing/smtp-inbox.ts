import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as the server got it. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Head and body, byte for byte. */
  readonly raw: string;
}

export interface SmtpInbox {
  readonly url: string;
  readonly mails: ReceivedMail[];
  close(): Promise<void>;
}

/** An SMTP server of the tests' own on a free port of this machine. */
export async function smtpInbox(options: SMTPServerOptions = {}): Promise<SmtpInbox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ from, to, raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Headers of a mail by lower-case name, unfolded, each with every value that it came with. */
export function headersOf({ raw }: ReceivedMail): Map<string, string[]> {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const headers = new Map<string, string[]>();
  for (const line of head.split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()]);
  }
  return headers;
}

/** The parts of a mail without nested ones, decoded: [content type, text]. */
export function partsOf({ raw }: Pick<ReceivedMail, 'raw'>): [string, string][] {
  const [head = '', ...body] = raw.trimStart().split('\r\n\r\n');
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
  const content = body.join('\r\n\r\n');
  if (boundary !== undefined)
    return content
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => partsOf({ raw: part }));
  const type = /content-type: ([^;\r]+)/i.exec(head)?.[1] ?? '';
  return [[type, decoded(content, /transfer-encoding: (\S+)/i.exec(head)?.[1])]];
}

/** The ADF document of a mail; '' without one. */
export const adfOf = (received: ReceivedMail): string =>
  partsOf(received).find(([type]) => type === 'application/x-adf+xml')?.[1] ?? '';

function decoded(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
