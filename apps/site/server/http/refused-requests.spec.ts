import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import type { RefusedRequest } from './refused-requests.ts';
import { serve } from './serve.ts';

/** Returns what a server answers to these bytes, and what it reports of them. */
async function answerTo(bytes: string, { begin = false } = {}) {
  const reports: RefusedRequest[] = [];
  const timeouts = { requestMs: 50, checkMs: 10, keepAliveMs: 10_000 };
  const server = await serve(
    (req, res) => {
      if (begin) res.write('begun');
      else if (req.method === 'GET') res.end('done');
    },
    {
      ...{ port: 0, host: '127.0.0.1', timeouts },
      onRefused: (refused) => reports.push(refused),
    },
  );
  onTestFinished(() => server.stop({ drainMs: 0, requestsMs: 0 }));
  const socket = connect(server.port, '127.0.0.1');
  socket.write(bytes);
  return { answer: await text(socket).catch(() => 'cut'), reports };
}

const post = 'POST / HTTP/1.1\r\nHost: a\r\n';

it.each([
  ['a malformed request', 'NONSENSE\r\n\r\n', 400, /^HPE_/],
  ['two lengths', `${post}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde`, 400, /^HPE_/],
  [
    'a length beside chunks',
    `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ...([400, /^HPE_/] as const),
  ],
  [
    'headers that are too large',
    `GET / HTTP/1.1\r\nHost: a\r\nCookie: name=Mere%20Ngata${'x'.repeat(20_000)}\r\n\r\n`,
    ...([431, /^HPE_HEADER_OVERFLOW$/] as const),
  ],
  [
    'a body that never ends',
    `${post}Content-Length: 100\r\n\r\nname=`,
    ...([408, /^ERR_HTTP_REQUEST_TIMEOUT$/] as const),
  ],
  ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405, /^CONNECT$/],
])(
  'WEB-5 OPS-5: %s is refused and reported, without what was sent',
  async (_, bytes, status, code) => {
    const { answer, reports } = await answerTo(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*Connection: close`));
    expect(reports).toEqual([{ status, code: expect.stringMatching(code) }]);
  },
);

it('WEB-5: a connection on which nothing was sent is closed without a report', async () => {
  expect((await answerTo('')).reports).toEqual([]);
});

it('WEB-5: nothing is written into a response that is being sent', async () => {
  const { answer, reports } = await answerTo(`${post}Content-Length: 1\r\n\r\naNONSENSE\r\n\r\n`, {
    begin: true,
  });
  expect(answer).not.toContain('400 Bad Request');
  expect(reports).toMatchObject([{ status: 400 }]);
});

it('WEB-5: expectations that nobody knows are no reason to refuse', async () => {
  const { answer } = await answerTo(
    'GET / HTTP/1.1\r\nHost: a\r\nExpect: a-cake\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*done$/);
});
