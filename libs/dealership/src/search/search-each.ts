import type { SearchPort, SearchRequest, SearchResponse } from '../ports/search.ts';

/**
 * Sends each request to the port of its index, one call a port, and returns the results in the order
 * of the requests. Requests are not checked here: the ports report their errors.
 * @param portOf port of an index by its name, without an order.
 */
export async function searchEach<T>(
  requests: readonly SearchRequest[],
  portOf: (index: string) => SearchPort,
): Promise<SearchResponse<T>> {
  const ports = requests.map((request) => portOf(String(request?.indexName).split('/')[0] ?? ''));
  const results = new Map(
    await Promise.all(
      [...new Set(ports)].map(async (port) => {
        const own = requests.filter((_, at) => ports[at] === port);
        return [port, (await port.search<T>(own)).results.values()] as const;
      }),
    ),
  );
  return { results: ports.map((port) => results.get(port)!.next().value!) };
}
