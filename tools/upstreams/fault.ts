import type { ServerResponse } from 'node:http';

/** Response of a healthy upstream. */
export interface Reply {
  readonly status: number;
  /** Sent as JSON. */
  readonly body: unknown;
}

/** Ways in which an upstream can be ill. */
export const faults = [
  /** Answers rightly, ten seconds late. */
  'slow',
  /** Sends half a reply, then nothing more. */
  'stalled',
  /** Ends the connection without a word. */
  'dead',
  /** Ends the connection in the middle of its reply. */
  'half',
  /** Answers 500. */
  'error',
  /** Answers 403. */
  'refused',
  /** Answers 200 with a page of HTML. */
  'not-json',
  /** Answers with the right JSON in which every value is of another type. */
  'wrong-types',
  /** Answers with eight megabytes. */
  'huge',
  /** Redirects to another address. */
  'redirect',
] as const;
export type Fault = (typeof faults)[number];

/** Calls back once after some milliseconds. */
export type CallLater = (milliseconds: number, callback: () => void) => void;

/** How long `slow` takes. */
const slowMs = 10_000;
/** Where `redirect` leads; whatever comes here has followed it. */
export const redirectTarget = '/__redirected';
const hugeBytes = 8_000_000;

/** Answers as a well upstream does. */
export function sendReply(response: ServerResponse, { status, body }: Reply): void {
  const text = JSON.stringify(body) ?? '';
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

/** Answers, or fails to, with a fault. */
export function sendFault(
  response: ServerResponse,
  fault: Fault,
  reply: Reply,
  after: CallLater,
): void {
  const text = Buffer.from(JSON.stringify(reply.body) ?? '');
  const half = text.subarray(0, Math.max(1, text.length >> 1));
  const begin = () => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': text.length,
    });
  };
  switch (fault) {
    case 'slow':
      after(slowMs, () => sendReply(response, reply));
      break;
    case 'stalled':
      begin();
      response.write(half);
      break;
    case 'dead':
      response.destroy();
      break;
    case 'half':
      begin();
      response.write(half, () => response.destroy());
      break;
    case 'error':
      sendReply(response, { status: 500, body: { message: 'Internal Server Error' } });
      break;
    case 'refused':
      sendReply(response, { status: 403, body: { message: 'Forbidden' } });
      break;
    case 'not-json':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><title>Scheduled maintenance</title>');
      break;
    case 'wrong-types':
      sendReply(response, { ...reply, body: ofOtherTypes(reply.body) });
      break;
    case 'huge':
      sendReply(response, { ...reply, body: { padding: 'x'.repeat(hugeBytes) } });
      break;
    case 'redirect':
      response.writeHead(302, { location: redirectTarget }).end();
  }
}

/** The same lists and properties, every single value of another type. */
function ofOtherTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ofOtherTypes);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, ofOtherTypes(each)]),
    );
  return typeof value === 'string' ? [value.length] : { was: typeof value };
}
