import { request, type Agent } from 'node:http';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** One visitor's way through a form. */
export interface Visit {
  readonly host: string;
  /** The address that the proxy says the visitor has. */
  readonly address: string;
  /** Path and query that the form is posted to. */
  readonly target: string;
  /** Fields of each step. */
  readonly steps: readonly Readonly<Record<string, string>>[];
  /** Names the visit; keys begin with it. */
  readonly name: string;
}

/** An acknowledged submission and the requests it took. */
export interface Acknowledged {
  readonly leadId: string;
  /** Posts of which no answer came, or one that says "not now". */
  readonly repeats: number;
}

/** Where a server is just now; undefined while all of them are dead. */
export type Server = { readonly port: number; readonly agent: Agent } | undefined;

interface Reply {
  readonly outcome: string;
  readonly lead?: string;
  readonly lead_id?: string;
  readonly draft?: string;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

/**
 * Goes through a form as the page's script does: solves the captcha, posts each step under a key of
 * its own, and posts it again, the same key and body, until it is acknowledged.
 * @throws when a server says something that no visitor should read
 */
export async function visit(
  { host, address, target, steps, name }: Visit,
  server: () => Server,
): Promise<Acknowledged> {
  let repeats = 0;
  let lead: string | undefined;
  let leadId: string | undefined;
  let draft: string | undefined;

  const ask = async (method: 'GET' | 'POST', path: string, body = ''): Promise<Answer> => {
    for (;;) {
      const at = server();
      const answer =
        at && (await send(at, { method, path, body, host, address }).catch(() => undefined));
      if (answer && ![502, 503, 504].includes(answer.status)) return answer;
      if (at) repeats++;
      await pause();
    }
  };
  const solve = async () => {
    const { text } = await ask('GET', '/api/captcha');
    const challenge = JSON.parse(text) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  };

  for (const [index, fields] of steps.entries()) {
    const body = new URLSearchParams({
      ...Object.assign({}, ...steps.slice(0, index)),
      ...fields,
      _key: `${name} ${index}`,
      ...(lead ? { _lead: lead } : { _captcha: await solve() }),
      ...(draft && { _draft: draft }),
    });
    const { status, text } = await ask('POST', target, body.toString());
    const reply = JSON.parse(text) as Reply;
    const last = index === steps.length - 1;
    if (status !== 200 || reply.outcome !== (last ? 'done' : 'step'))
      throw new Error(`${name}, step ${index}: ${status} ${reply.outcome}`);
    if (leadId !== undefined && reply.lead_id !== leadId)
      throw new Error(`${name}: the lead became another`);
    ({ lead_id: leadId, lead, draft } = { ...reply, lead_id: reply.lead_id! });
  }
  return { leadId: leadId!, repeats };
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

function send(
  { port, agent }: NonNullable<Server>,
  {
    method,
    path,
    body,
    host,
    address,
  }: Record<'method' | 'path' | 'body' | 'host' | 'address', string>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      host,
      accept: 'application/json',
      'x-forwarded-for': address,
      ...(method === 'POST' && {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      }),
    };
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers, agent, timeout: 20_000 },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('aborted', () => reject(new Error('the answer broke off')));
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
      },
    );
    sent.once('timeout', () => sent.destroy(new Error('no answer')));
    sent.once('error', reject);
    sent.end(body);
  });
}
