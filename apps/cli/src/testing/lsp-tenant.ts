import { pageJson, siteJson } from '@forecourt/content/testing/sample-tenant';
import { temporaryTenant } from './temporary-tenant.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const block = (type: string, data: object, id?: string) => ({ ...(id && { id }), type, data });

/** A picture of 3 by 2 pixels. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2" viewBox="0 0 3 2"></svg>';

/** A page published on a day, with blocks. */
export const datedPage = (path: string, publicationDate: string, blocks: readonly unknown[]) =>
  json({
    schemaVersion: 1,
    path,
    title: `Page ${path}`,
    publicationDate,
    seo: { description: 'A page of a test.' },
    blocks: [block('header', { text: 'A heading', level: 1 }), ...blocks],
  });

const steps = [
  { key: 'you', heading: 'About you' },
  { key: 'car', heading: 'About your car' },
  { key: 'last', heading: 'Anything else' },
];

/** Creates a folder with `tenants/demo`, which covers all features of the language server. */
export const lspTenant = (files: Readonly<Record<string, string>> = {}): Promise<string> =>
  temporaryTenant({
    'site.json': siteJson('demo'),
    'pages/home.json': datedPage('/', '2024-03-01', [
      block('buttons', {
        buttonsPerRow: 2,
        buttons: [{ text: 'Offers', href: '/offers#top-deal' }],
      }),
      block('paragraph', { text: 'See <a href="/offers">our offers</a>.' }),
      block('image', { file: { url: '/assets/ute.svg' }, alt: 'A ute' }),
      block('modelColors', { model: 'tern' }),
      block('callUs', { number: '1234' }),
      block('form', {
        formSteps: steps,
        fields: [
          { name: 'name', type: 'text', label: 'Name', stepKey: 'you' },
          { name: 'email', type: 'email', label: 'Email', stepKey: 'car' },
        ],
      }),
    ]),
    'pages/offers.json': datedPage('/offers', '2025-06-01', [
      block('paragraph', { text: 'The best of the month.' }, 'top-deal'),
    ]),
    // Forms link to it.
    'redirects.json': json([{ from: '/privacy-policy', to: '/empty' }]),
    'pages/empty.json': pageJson('/empty', []),
    'assets/ute.svg': picture,
    'components/call-us.json': json({
      name: 'callUs',
      description: 'A button that calls.',
      props: [
        { name: 'number', type: 'string', required: true, description: 'The number to call.' },
        { name: 'page', type: 'href', description: 'Where to read more.' },
      ],
      blocks: [block('paragraph', { text: 'Call {{number}}' })],
    }),
    'data/models.json': json([
      { id: '401', slug: 'tern', name: 'Tern', status: 'available' },
      { id: '402', slug: 'drover', name: 'Drover', status: 'available' },
    ]),
    ...files,
  });
