import { expect, test, type APIRequestContext, type APIResponse } from '@playwright/test';
import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { demoPages, tenantsDir } from './demo-pages.ts';

test.describe.configure({ mode: 'parallel' });

const port = process.env.E2E_PORT ?? '';
const tenants = readdirSync(tenantsDir).filter((each) =>
  existsSync(path.join(tenantsDir, each, 'site.json')),
);
const full = Boolean(process.env.FORECOURT_FULL);

/** Every tenant with every other one; in the quick run with the next one only. */
const pairs = tenants.flatMap((owner, index) =>
  tenants
    .filter((host) => (full ? host !== owner : host === tenants[(index + 1) % tenants.length]))
    .map((host) => ({ owner, host })),
);

interface Entry {
  readonly id?: string | number;
  readonly slug?: string;
  readonly name: string;
  readonly brochure_url?: string;
}

const read = <T>(tenant: string, file: string): T =>
  JSON.parse(readFileSync(path.join(tenantsDir, tenant, file), 'utf8')) as T;
const entries = (tenant: string, name: string) => read<Entry[]>(tenant, `data/${name}.json`);
const assets = (tenant: string) =>
  readdirSync(path.join(tenantsDir, tenant, 'assets'), { recursive: true, encoding: 'utf8' });

/** Names of a tenant's files by a hash of their content, which is part of a picture's address. */
const contents = (tenant: string) => {
  const folder = path.join(tenantsDir, tenant, 'assets');
  const files = assets(tenant).filter((file) => statSync(path.join(folder, file)).isFile());
  return new Map(
    files.map((file) => [
      hash('sha256', readFileSync(path.join(folder, file))),
      path.parse(file).name,
    ]),
  );
};

/** Entries that the owner has and the host does not. */
const foreign = <T>(owner: readonly T[], host: readonly T[], key: (each: T) => unknown) => {
  const known = new Set(host.map(key));
  return owner.filter((each) => key(each) !== undefined && !known.has(key(each)));
};
const slugs = (owner: string, host: string, name: string) =>
  foreign(entries(owner, name), entries(host, name), ({ slug }) => slug).map(({ slug }) => slug!);

for (const { owner, host } of pairs) {
  test.describe(`TEN-1: nothing of ${owner} is had from ${host}`, () => {
    const ask = (request: APIRequestContext, target: string) =>
      request.get(`http://127.0.0.1:${port}${target}`, {
        headers: { host: `${host}.localhost:${port}` },
      });
    const site = read<{ id: string | number; name: string; domains: string[] }>(owner, 'site.json');
    const marks = [site.name, ...site.domains];

    /** Expects nothing in the response that identifies the owner. */
    async function expectClean(answer: APIResponse, target: string) {
      const text = await answer.text();
      const said = marks.filter((mark) => text.includes(mark));
      expect(said, `${target} names the other tenant`).toEqual([]);
    }

    test('its pages, cars and people are missing there', async ({ request }) => {
      const pathsOf = (tenant: string) =>
        demoPages(port).flatMap((page) => (page.tenant === tenant ? [page.path] : []));
      const targets = [
        ...foreign(pathsOf(owner), pathsOf(host), (each) => each),
        ...slugs(owner, host, 'cars').map((slug) => `/cars/${slug}`),
        ...slugs(owner, host, 'team').map((slug) => `/team/${slug}`),
      ];
      expect(targets.length).toBeGreaterThan(50);
      for (const target of targets) {
        const answer = await ask(request, target);
        expect([404, 301, 308], target).toContain(answer.status());
        await expectClean(answer, target);
      }
    });

    test('its files and pictures are missing there', async ({ request }) => {
      const files = foreign(assets(owner), assets(host), (each) => each).filter((file) =>
        /\.\w+$/.test(file),
      );
      expect(files.length).toBeGreaterThan(10);
      for (const file of files) {
        expect((await ask(request, `/assets/${file}`)).status(), file).toBe(404);
      }
      const html = await request.get(`http://127.0.0.1:${port}/`, {
        headers: { host: `${owner}.localhost:${port}` },
      });
      const own = contents(host);
      const shared = new Set(
        [...contents(owner)].flatMap(([content, name]) => (own.has(content) ? [name] : [])),
      );
      const pictures = ((await html.text()).match(/\/_image\/[^\s"&]+/g) ?? []).filter(
        (picture) => !shared.has(path.parse(picture).name),
      );
      expect(new Set(pictures).size).toBeGreaterThan(5);
      for (const picture of new Set(pictures)) {
        expect((await ask(request, picture)).status(), picture).toBe(404);
      }
    });

    test('no call answers with its data', async ({ request }) => {
      const ownModels = new Map(entries(host, 'models').map((model) => [model.slug, model]));
      for (const { slug } of entries(owner, 'models')) {
        const answer = await ask(request, `/api/models/${slug}`);
        const model = ownModels.get(slug);
        expect(answer.status(), slug).toBe(model ? 200 : 404);
        if (!model) continue;
        const { brochure_url } = (await answer.json()) as { brochure_url: string | null };
        expect(brochure_url, slug).toBe(model.brochure_url ?? null);
      }
      const calls = [
        `/api/reviews?websiteId=${site.id}`,
        `/api/reviews?websiteId=${site.id}&gmbId=All%20Reviews`,
        '/api/manufacturer-locations',
        '/sitemap.xml',
        '/robots.txt',
        '/api/openapi.json',
        '/nothing-here',
      ];
      for (const call of calls) await expectClean(await ask(request, call), call);
      expect((await ask(request, `/api/reviews?websiteId=${site.id}`)).status()).toBe(404);

      const own = new Set(entries(host, 'cars').map(({ id }) => String(id)));
      const cars = foreign(entries(owner, 'cars'), entries(host, 'cars'), ({ id }) => id);
      const search = async (params: object) => {
        const answer = await request.post(`http://127.0.0.1:${port}/api/search`, {
          headers: { host: `${host}.localhost:${port}` },
          data: { requests: [{ indexName: 'cars', params }] },
        });
        expect(answer.status()).toBe(200);
        const { results } = (await answer.json()) as { results: { hits: { id: string }[] }[] };
        return results[0]!.hits.map(({ id }) => String(id)).filter((id) => !own.has(id));
      };
      expect(await search({ hitsPerPage: 250 })).toEqual([]);
      for (const { id, name } of cars.slice(0, 40)) {
        expect(await search({ query: name, hitsPerPage: 250 })).toEqual([]);
        expect(await search({ filters: `id:"${id}"` })).toEqual([]);
      }
    });

    test('no parameter of a page brings it there', async ({ request }) => {
      const [car] = slugs(owner, host, 'cars');
      const [member] = slugs(owner, host, 'team');
      const makes = foreign(entries(owner, 'brands'), entries(host, 'brands'), ({ name }) => name);
      const values = [car, member, String(site.id), ...makes.map(({ name }) => name)];
      const names = [
        'model',
        'body',
        'team',
        'make',
        'locationId',
        'car_id',
        'stock_number',
        'user',
      ];
      const targets = demoPages(port).flatMap(({ tenant, path: at }) =>
        tenant !== host
          ? []
          : names.map((name, index) => {
              const value = values[index % values.length] ?? '';
              return `${at}?${new URLSearchParams({ [name]: value })}`;
            }),
      );
      for (const target of targets) await expectClean(await ask(request, target), target);
    });
  });
}
