import { parentPort } from 'node:worker_threads';
import { dataLists, readData, tenantFileSystem } from '@forecourt/content';
import {
  openDataFile,
  SearchParameterError,
  type FileQuestion,
  type OpenDataFile,
} from '@forecourt/dealership';
import { basename, resolve } from 'node:path';
import type { ThreadMessage, Drop, NumberedTask, Ping } from './messages.ts';

/**
 * Thread that reads, checks, indexes and holds data files, and answers queries. The files' content
 * never reaches the thread that serves visitors; only responses do.
 */
const port = parentPort!;
const files = new Map<number, OpenDataFile>();
const send = (answer: ThreadMessage) => port.postMessage(answer);

/** Maximum number of reported entries: a file of a hundred thousand broken ones must not fill the log. */
const maxRejected = 20;

/** Queries that have a file checked and indexed before it replaces an older version. */
function firstQuestion(name: string): FileQuestion | undefined {
  if (name === 'cars' || name === 'offers')
    return {
      kind: 'search',
      index: name,
      requests: [{ indexName: name, params: { hitsPerPage: 1 } }],
    };
  if (name === 'reviews') return { kind: 'reviews', profile: 'All Reviews' };
  const entity = Object.hasOwn(dataLists, name) ? dataLists[name] : undefined;
  return entity && { kind: 'list', entity };
}

async function read({ number, id, request }: NumberedTask & { kind: 'read' }): Promise<void> {
  const { path, file } = request;
  // A link may have replaced the file, or its folder, since its path was checked (TEN-10).
  const folder = resolve(path, ...file.split('/').map(() => '..'));
  const { value, ...result } = await readData(tenantFileSystem(folder), request);
  if (value !== undefined) {
    const source = basename(request.file).replace(/\.json$/i, '');
    let rejected = 0;
    const opened = openDataFile(source, value.value, (entry) => {
      if (++rejected <= maxRejected) send({ rejected: entry, id });
    });
    const question = firstQuestion(source);
    if (question) await opened.ask(question);
    files.set(id, opened);
  }
  send({ number, read: { ...result, isHeld: value !== undefined } });
}

async function ask({ number, id, question }: NumberedTask & { kind: 'ask' }): Promise<void> {
  const file = files.get(id);
  if (file === undefined) return send({ number, missing: true });
  try {
    const answer = await file.ask(question);
    send({ number, json: answer === undefined ? undefined : JSON.stringify(answer) });
  } catch (error) {
    if (!(error instanceof SearchParameterError)) throw error;
    const { parameter, message } = error;
    send({ number, parameter, message });
  }
}

/** Returns the name of an error, since its message may contain content. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'Error');

// One task after the other: the first unanswered task is the one that a stuck thread works on.
let turn: Promise<void> = Promise.resolve();
let working: number | undefined;
port.on('message', (order: NumberedTask | Drop | Ping) => {
  if (order.kind === 'ping') return send({ working });
  turn = turn.then(async () => {
    if (order.kind === 'drop') return void files.delete(order.id);
    working = order.number;
    try {
      await (order.kind === 'read' ? read(order) : ask(order));
    } catch (error) {
      send({ number: order.number, failed: nameOf(error) });
    }
    working = undefined;
  });
});
