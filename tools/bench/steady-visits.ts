import { get, type Call } from './measured-process.ts';

/** Returns addresses of all pages of every tenant, by turns, with a search of the stock after every fourth. */
export async function visitsOf(port: number, slugs: readonly string[]): Promise<() => Call> {
  const headersOf = (slug: string) => ({ host: `${slug}.localhost`, 'accept-encoding': 'br' });
  const paths = new Map<string, readonly string[]>();
  for (const slug of slugs) {
    const { body } = await get(port, {
      path: '/sitemap.xml',
      headers: { host: `${slug}.localhost` },
    });
    const urls = [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)];
    paths.set(
      slug,
      urls.map(([, url]) => new URL(url!).pathname),
    );
  }
  let turn = 0;
  return () => {
    const slug = slugs[turn % slugs.length]!;
    const own = paths.get(slug)!;
    const isSearch = turn % 5 === 4;
    // A prime step, so that vehicles, articles and forms alternate.
    const path = isSearch
      ? `/cars?price=5000-${30_000 + turn * 10}`
      : own[(turn * 97) % own.length]!;
    turn++;
    return { path, headers: headersOf(slug) };
  };
}

/** Sends requests at a steady rate, whether or not earlier ones have been answered, until it is stopped. */
export function startVisits(port: number, perSecond: number, next: () => Call) {
  const failures: string[] = [];
  let answered = 0;
  const visit = async () => {
    const call = next();
    const { status } = await get(port, call);
    if (status >= 500) failures.push(`${call.headers.host}${call.path} answers ${status}`);
    else answered++;
  };
  const timer = setInterval(
    () => void visit().catch((error: unknown) => failures.push(String(error))),
    1_000 / perSecond,
  );
  return {
    /** Number of requests answered since the last call. @throws if one failed. */
    answered: () => {
      if (failures.length > 0) throw new Error(failures.slice(0, 5).join('; '));
      const count = answered;
      answered = 0;
      return count;
    },
    stop: () => clearInterval(timer),
  };
}
