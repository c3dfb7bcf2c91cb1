import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFilterBy, type Test } from './typesense-filter.ts';
import { exactWord } from '../search/words.ts';
import { meaning } from './naive-search.ts';

type Document = Readonly<Record<string, unknown>> & { readonly id: string };

interface Collection {
  readonly name: string;
  readonly created_at: number;
  readonly fields: readonly { readonly name: string; readonly type: string }[];
  readonly documents: Document[];
}

type Search = Readonly<Record<string, string | number | undefined>>;

const text = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

function matches(collection: Collection, search: Search): Document[] {
  const passes: Test = search.filter_by ? readFilterBy(String(search.filter_by)) : () => true;
  // Every search is made in both fields, in the second without typos and unfinished words.
  const wordsOf = (document: Document) => [
    ...(document._words as string[]),
    ...(document._text as string[]).map(exactWord),
  ];
  const lastMayBeUnfinished = search.prefix !== 'false';
  const q = String(search.q);
  const vocabulary = new Set(collection.documents.flatMap(wordsOf));
  const typed = q === '*' ? [] : q.split(' ');
  const meanings = typed.map((word, at) =>
    meaning(word, lastMayBeUnfinished && at === typed.length - 1, vocabulary),
  );
  return collection.documents.filter(
    (document) =>
      passes(document) &&
      meanings.every((any) => any.some((word) => wordsOf(document).includes(word))),
  );
}

/** `price(missing_values: last):asc,_seq:asc` */
function sorted(documents: Document[], sortBy: string): Document[] {
  const keys = sortBy.split(/,(?! )/).map((key) => {
    const [, field, direction] = /^(\w+)(?:\(missing_values: last\))?:(asc|desc)$/.exec(key) ?? [];
    if (!field) throw new Error(`Parameter \`sort_by\` is malformed: ${key}`);
    return { field, sign: direction === 'asc' ? 1 : -1 };
  });
  return documents.toSorted((a, b) => {
    for (const { field, sign } of keys) {
      const [left, right] = [a[field], b[field]] as (number | undefined)[];
      if (left === right) continue;
      if (left === undefined || right === undefined) return left === undefined ? 1 : -1;
      return (left - right) * sign;
    }
    return 0;
  });
}

function facetCounts(documents: Document[], field: string, most: number) {
  const values = documents
    .map((document) => document[field])
    .filter((value) => value !== undefined);
  const counts = new Map<string, number>();
  for (const value of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  const numbers = values.filter((value) => typeof value === 'number');
  const sum = numbers.reduce((total, value) => total + value, 0);
  return {
    counts: [...counts]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, most)
      .map(([value, count]) => ({ count, highlighted: value, value })),
    field_name: field,
    sampled: false,
    stats: {
      ...(numbers.length > 0 && {
        avg: sum / numbers.length,
        max: Math.max(...numbers),
        min: Math.min(...numbers),
        sum,
      }),
      total_values: counts.size,
    },
  };
}

/** One search of a `multi_search`, answered in the documented form. */
function answer(collection: Collection | undefined, search: Search): object {
  if (!collection) return { code: 404, error: 'Not found.' };
  const facets = search.facet_by ? String(search.facet_by).split(',') : [];
  const unknown = facets.find((facet) => !collection.fields.some(({ name }) => name === facet));
  if (unknown !== undefined)
    return {
      code: 404,
      error: `Could not find a facet field named \`${unknown}\` in the schema.`,
    };
  const found = sorted(matches(collection, search), String(search.sort_by));
  const perPage = Number(search.per_page ?? 10);
  const page = Number(search.page ?? 1);
  return {
    facet_counts: facets.map((field) =>
      facetCounts(found, field, Number(search.max_facet_values ?? 10)),
    ),
    found: found.length,
    hits: found.slice((page - 1) * perPage, page * perPage).map((document) => ({
      document: { _document: document._document },
      highlight: {},
      highlights: [],
    })),
    out_of: collection.documents.length,
    page,
    request_params: { collection_name: collection.name, per_page: perPage, q: search.q },
    search_cutoff: false,
    search_time_ms: 1,
  };
}

/**
 * A server that speaks as much of Typesense's documented HTTP interface as the driver uses:
 * collections, JSON-lines import, aliases and multi_search, with requests and replies in the shapes
 * of its API reference. It replaces a real server, which the repository doesn't contain; it can't
 * show how a real server ranks.
 */
export async function startFakeTypesense(apiKey: string) {
  const collections = new Map<string, Collection>();
  const aliases = new Map<string, string>();
  const find = (name: string) => collections.get(aliases.get(name) ?? name);

  async function handle(request: IncomingMessage): Promise<[status: number, body: unknown]> {
    const { searchParams } = new URL(request.url!, 'http://localhost');
    const given = request.headers['x-typesense-api-key'] ?? searchParams.get('x-typesense-api-key');
    if (given !== apiKey)
      return [401, { message: 'Forbidden - a valid `x-typesense-api-key` header must be sent.' }];
    const [root, encoded = '', rest] = request.url!.split('?')[0]!.slice(1).split('/');
    const name = decodeURIComponent(encoded);
    const body = await text(request);
    const missing: [number, unknown] = [404, { message: 'Not Found' }];
    switch (`${request.method} ${root}${rest ? '/documents' : ''}`) {
      case 'POST collections': {
        const schema = JSON.parse(body) as Omit<Collection, 'documents' | 'created_at'>;
        const made = { ...schema, documents: [], created_at: 0 };
        collections.set(schema.name, made);
        return [201, { ...schema, num_documents: 0, created_at: 0 }];
      }
      case 'GET collections':
        return [200, [...collections.values()].map(({ documents: _, ...schema }) => schema)];
      case 'DELETE collections':
        return collections.delete(name) ? [200, { name }] : missing;
      case 'POST collections/documents': {
        const lines = body.split('\n').filter((line) => line !== '');
        find(name)!.documents.push(...lines.map((line) => JSON.parse(line) as Document));
        return [200, lines.map(() => '{"success":true}').join('\n')];
      }
      case 'GET aliases': {
        const all = [...aliases].map(([each, to]) => ({ name: each, collection_name: to }));
        if (name === '') return [200, { aliases: all }];
        const target = aliases.get(name);
        return target ? [200, { name, collection_name: target }] : missing;
      }
      case 'PUT aliases': {
        const { collection_name: target } = JSON.parse(body) as { collection_name: string };
        aliases.set(name, target);
        return [200, { name, collection_name: target }];
      }
      case 'POST multi_search': {
        const { searches } = JSON.parse(body) as { searches: Search[] };
        return [200, { results: searches.map((one) => answer(find(String(one.collection)), one)) }];
      }
      default:
        return missing;
    }
  }

  const server = createServer((request, response) => {
    handle(request).then(
      ([status, body]) => {
        const type = typeof body === 'string' ? 'text/plain' : 'application/json';
        response.writeHead(status, { 'content-type': `${type}; charset=utf-8` });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      },
      (error: Error) => response.writeHead(400).end(JSON.stringify({ message: error.message })),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    collectionNames: () => [...collections.keys()],
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
