import { expect, test, type APIRequestContext } from '@playwright/test';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { demoPages, screenPages, type DemoPage } from './demo-pages.ts';
import { vocabularyErrors } from './structured-data/vocabulary.ts';

test.describe.configure({ mode: 'parallel' });

const port = process.env.E2E_PORT ?? '';
const pages = [...demoPages(port), ...screenPages(port)];
const tenants = [...new Set(pages.map(({ tenant }) => tenant))];

/** The document as it is sent; Node's resolver may not know names below `.localhost`. */
async function documentOf(request: APIRequestContext, { url, path }: DemoPage): Promise<string> {
  const answer = await request.get(`http://127.0.0.1:${port}${path}`, {
    headers: { host: new URL(url).host },
  });
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

/** Structured data that a third party's parser finds in a document. */
const extract = (html: string) =>
  new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html);

for (const tenant of tenants) {
  test(`WEB-1: ${tenant}: third parties' parsers read every page's schema.org graph`, async ({
    request,
  }) => {
    const graphs: { name: string; graph: unknown }[] = [];
    for (const page of pages.filter((each) => each.tenant === tenant)) {
      const html = await documentOf(request, page);
      const found = extract(html);
      expect(found.errors, page.path).toEqual([]);
      const nodes = found.jsonld;
      if (Object.keys(nodes).length === 0) {
        expect(html.includes('name="robots" content="noindex'), `${page.path}: no graph`).toBe(
          true,
        );
        continue;
      }
      expect(Object.keys(nodes), page.path).toContain('AutoDealer');
      if (page.path !== '/') expect(Object.keys(nodes), page.path).toContain('BreadcrumbList');
      if (page.path.startsWith('/cars/')) expect(nodes.Car, page.path).toHaveLength(1);
      if (page.path.startsWith('/team/')) expect(nodes.ProfilePage, page.path).toHaveLength(1);

      const issues = await new Validator().validate(found);
      const errors = issues.filter(({ severity }) => severity === 'ERROR');
      expect(errors, page.path).toEqual([]);
      graphs.push({ name: page.path, graph: graphIn(html) });
    }
    expect(graphs.length).toBeGreaterThan(10);
    expect(vocabularyErrors(graphs)).toEqual([]);
  });
}

test('WEB-1: the check of the vocabulary reports a property that schema.org does not have', () => {
  const graph = (more: object) => ({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Car', name: 'A car', ...more }],
  });
  expect(vocabularyErrors([{ name: 'a', graph: graph({ sku: '1' }) }])).toEqual([]);
  expect(vocabularyErrors([{ name: 'b', graph: graph({ colour: 'red' }) }])).toHaveLength(1);
  expect(vocabularyErrors([{ name: 'c', graph: graph({ image: 7 }) }])).toHaveLength(1);
});

const graphIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
