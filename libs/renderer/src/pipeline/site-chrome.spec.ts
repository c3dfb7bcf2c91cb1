import type { DealerLocation } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { testRequest, testTenant } from '../testing/snapshot.ts';
import { contextFor } from './page-context.ts';
import { siteChrome } from './site-chrome.tsx';

it('OPS-3: the header is kept by the four locations that its menu shows, however many there are', () => {
  const { entry, snapshot } = testTenant([]);
  const request = testRequest();
  const ctx = contextFor(entry.page, snapshot, request);
  const locations = Array.from({ length: 500 }, (_, index) => ({
    ...{ id: `l-${index}`, name: `Yard ${index}`, primary: index > 100 },
    openingHours: [{ days: ['Mon'], from: '08:30', to: '17:30' }],
  })) as unknown as readonly DealerLocation[];
  const parts: string[] = [];
  const memo = { variantsOf: (_site: unknown, part: string) => void parts.push(part) };
  const { header } = siteChrome(ctx, { memo, locations });
  for (const shown of [101, 102, 103, 104]) expect(header).toContain(`Yard ${shown}<`);
  expect(header).not.toContain('Yard 105<');
  expect(parts[0]!.length).toBeLessThan(1_000);
  expect(parts[0]).toContain('Yard 104');
});
