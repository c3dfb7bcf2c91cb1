import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Visit } from './visitor.ts';

/** The dealer that the batteries send their enquiries to. */
export const slug = 'yard';

/** One dealer with two forms: one of a single step, one of two. */
export async function writeTenant(tenants: string): Promise<void> {
  const field = (name: string, type: string, label: string, step?: string) => ({
    name,
    type,
    label,
    required: true,
    ...(step && { stepKey: step }),
  });
  const blocks = [
    { type: 'form', id: 'short', data: { preset: 'lead' } },
    {
      type: 'formBuilder',
      id: 'long',
      data: {
        type: 'multi',
        category: 'General Enquiry',
        formSteps: [{ key: 'who' }, { key: 'what' }],
        fields: [
          field('name', 'text', 'Name', 'who'),
          field('email', 'email', 'Email', 'who'),
          field('Comments', 'textarea', 'Comments', 'what'),
        ],
      },
    },
  ];
  const site = {
    schemaVersion: 1,
    id: slug,
    slug,
    name: 'The Yard',
    domains: ['www.yard.example'],
    region: 'AU',
    timeZone: 'Australia/Sydney',
    navigation: {},
    theme: { color: { brand: '#044069', accent: '#f89e3c' }, font: {} },
  };
  const page = { schemaVersion: 1, path: '/contact', title: 'Contact', blocks };
  await mkdir(path.join(tenants, slug, 'pages'), { recursive: true });
  await writeFile(path.join(tenants, slug, 'site.json'), JSON.stringify(site));
  await writeFile(path.join(tenants, slug, 'pages/contact.json'), JSON.stringify(page));
}

/** The enquiry of a visitor by number: every other one takes two steps. */
export function enquiryOf(number: number): Visit {
  const name = `visitor ${number}`;
  const email = `visitor-${number}@example.com`;
  const [target, steps] =
    number % 2 === 0
      ? ['short', [{ name, email, phone: '0491570156' }]]
      : [
          'long',
          [
            { _step: 'who', name, email },
            { _step: 'what', Comments: `Of ${name}` },
          ],
        ];
  return {
    name,
    steps,
    host: `${slug}.localhost`,
    target: `/contact?_form=${target}`,
    address: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  };
}
