import { open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { openAsset } from './asset-file.ts';
import { startSampleApp } from '../testing/sample-app.ts';
import { drawing, sampleTenant } from '../testing/sample-tenant.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

vi.mock('./asset-file.ts', { spy: true });

it('TEN-10: an asset is sent from the file that was checked, even if its path leads elsewhere since', async () => {
  const tenant = await sampleTenant('north', ['/'], {
    'a.svg': { text: drawing, mediaType: 'image/svg+xml' },
  });
  const folder = await temporaryFolder('tenant-assets');
  const elsewhere = path.join(folder, 'secret');
  await writeFile(elsewhere, 'x'.repeat(Buffer.byteLength(drawing)));
  const handle = await open(tenant.assets.get('/assets/a.svg')!.file);
  vi.mocked(openAsset).mockResolvedValueOnce({ file: elsewhere, handle });
  const app = await startSampleApp([tenant]);
  const response = await app.ask('north.localhost', '/assets/a.svg');
  expect([response.status, response.text]).toEqual([200, drawing]);
  // The response may arrive before the server has closed the file.
  await vi.waitFor(() => expect(handle.fd).toBe(-1));
  await app.close();
});
