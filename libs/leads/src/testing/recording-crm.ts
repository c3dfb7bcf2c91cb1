import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly id: string;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

/** Response of the CRM to a post: a status, a status with headers, or none. */
type CrmAnswer =
  number | { status: number; headers: Record<string, string>; body?: string } | 'silence';

/** Test CRM that receives, checks and records webhooks. */
export interface RecordingCrm {
  readonly url: string;
  readonly secret: string;
  /** All requests, rejected ones included. */
  readonly received: Received[];
  /** Bodies of requests answered with 2xx, by delivery id. */
  readonly taken: Map<string, string>;
  /** Errors in requests: a bad signature, or different content under a known id. */
  readonly errors: string[];
  /** Decides the answer to a post; 200 unless set. */
  answer: (received: Received) => CrmAnswer;
  close(): Promise<void>;
}

/** Checks a webhook as its receiver would, written from the Standard Webhooks specification. */
export function signatureError(
  headers: IncomingHttpHeaders,
  body: string,
  secret: string,
  now = Date.now(),
): string | undefined {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map(
    (name) => headers[`webhook-${name}`],
  );
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string')
    return 'a header is missing';
  if (Math.abs(now / 1_000 - Number(timestamp)) > 300) return 'sent long ago';
  const expected = createHmac('sha256', secret).update([id, timestamp, body].join('.')).digest();
  const fits = signatures.split(' ').some((signature) => {
    const [version, digest = ''] = signature.split(',');
    const given = Buffer.from(digest, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
  return fits ? undefined : 'the signature does not fit';
}

/** Starts a CRM on a free port of this machine. */
export async function recordingCrm(secret = 'the secret of this webhook'): Promise<RecordingCrm> {
  const received: Received[] = [];
  const taken = new Map<string, string>();
  const contents = new Map<string, string>();
  const errors: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const id = String(request.headers['webhook-id']);
      const error = signatureError(request.headers, body, secret);
      if (error) errors.push(`${id}: ${error}`);
      if ((contents.get(id) ?? body) !== body) errors.push(`${id}: came with another content`);
      contents.set(id, body);
      const post = { id, body, headers: request.headers };
      received.push(post);
      const answer = crm.answer(post);
      if (answer === 'silence') return;
      const {
        status,
        headers,
        body: text = 'taken',
      } = typeof answer === 'number' ? { status: answer, headers: {}, body: undefined } : answer;
      if (status < 300) taken.set(id, body);
      response.writeHead(status, headers).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const crm: RecordingCrm = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    secret,
    received,
    taken,
    errors,
    answer: () => 200,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return crm;
}
