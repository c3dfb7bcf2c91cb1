import { readdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSampleApp, type SampleApp } from '../testing/sample-app.ts';
import { drawing, sampleTenant } from '../testing/sample-tenant.ts';
import { parseImagePath } from './image-request.ts';
import { createImageService } from './image-service.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const north = await sampleTenant('north', ['/'], {
  'mark.svg': { text: drawing, mediaType: 'image/svg+xml' },
  'broken.png': { text: 'no picture', mediaType: 'image/png' },
  'notes.pdf': { text: 'a document', mediaType: 'application/pdf' },
});
const south = await sampleTenant('south');
const hashOf = (name: string) => north.assets.get(`/assets/${name}`)!.hash;
const mark = hashOf('mark.svg');

let app: SampleApp;
beforeAll(async () => {
  app = await startSampleApp([north, south]);
});
afterAll(() => app.close());
const ask = (target: string, host = 'north.localhost') => app.ask(host, target);

describe('the image service', () => {
  it.each(['avif', 'webp'])(
    'WEB-3: makes %s of a drawing at the width asked for',
    async (format) => {
      const answer = await ask(`/_image/${mark}/320.${format}/mark.${format}`);
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        etag: `"${mark}-320-${format}"`,
      });
      const { width, height, format: container } = await sharp(answer.body).metadata();
      expect([width, height]).toEqual([320, 160]);
      expect(container).toBe(format === 'avif' ? 'heif' : 'webp');
    },
  );

  it('WEB-3: a picture may have a long name in any script', async () => {
    const name = encodeURIComponent('港'.repeat(80));
    expect((await ask(`/_image/${mark}/320.webp/${name}.webp`)).status).toBe(200);
  });

  it('WEB-3: a part beyond the end, or a version nobody has, is refused as the request’s own fault', async () => {
    const target = `/_image/${mark}/320.webp/mark.webp`;
    const status = async (headers: Record<string, string>) =>
      (await app.ask('north.localhost', target, { headers })).status;
    expect(await status({ range: 'bytes=99999999-' })).toBe(416);
    expect(await status({ 'if-match': '"other"' })).toBe(412);
  });

  it.each([
    [`/_image/${mark}/321.webp/mark.webp`, 'a width that is not on the list'],
    [`/_image/${mark}/0320.webp/mark.webp`, 'a width with a zero before it'],
    [`/_image/${mark}/99999.webp/mark.webp`, 'a width beyond any screen'],
    [`/_image/${mark}/320.png/mark.png`, 'another format'],
    [`/_image/0123456789abcdef/320.webp/x.webp`, 'a hash nobody has'],
    [`/_image/${mark.toUpperCase()}/320.webp/x.webp`, 'a hash in capitals'],
    [`/_image/../../etc/320.webp/passwd`, 'a path upward'],
    [`/_image/${mark}/320.webp/..%2f..%2fx/y`, 'a path in the name'],
    [`/_image/${mark}/320.webp/`, 'no name'],
    [`/_image/${hashOf('notes.pdf')}/320.webp/x.webp`, 'a file that is no picture'],
  ])('answers %s (%#: %s) with 404', async (target) => {
    expect((await ask(target)).status).toBe(404);
  });

  it('TEN-1: makes no picture of another tenant', async () => {
    expect((await ask(`/_image/${mark}/320.webp/mark.webp`, 'south.localhost')).status).toBe(404);
  });

  it('WEB-3: answers a file that is no picture inside with 404 and goes on', async () => {
    expect((await ask(`/_image/${hashOf('broken.png')}/320.webp/x.webp`)).status).toBe(404);
    expect((await ask(`/_image/${mark}/320.webp/mark.webp`)).status).toBe(200);
  });

  it('makes a picture once for all who ask at the same time, and leaves no unfinished file', async () => {
    const dataDir = await temporaryFolder('images');
    let made = 0;
    const images = createImageService({
      dataDir,
      concurrency: 2,
      encode: async () => {
        made += 1;
        return Buffer.from('picture');
      },
    });
    const asset = north.assets.get('/assets/mark.svg')!;
    const request = { hash: mark, width: 320, format: 'webp' } as const;
    const files = await Promise.all(
      Array.from({ length: 20 }, () => images.rendition(asset, request)),
    );
    expect(new Set(files).size).toBe(1);
    await images.rendition(asset, request);
    expect(made).toBe(1);
    const left = await readdir(images.directory, { recursive: true });
    expect(left.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('serves pictures where the disk cannot be written, and says so', async () => {
    const faults: unknown[] = [];
    const images = createImageService({
      dataDir: '/dev/null/nowhere',
      concurrency: 1,
      onDiskFault: (error) => faults.push(error),
    });
    const diskless = await startSampleApp([north], { images });
    const answer = await diskless.ask('north.localhost', `/_image/${mark}/320.webp/mark.webp`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await sharp(answer.body).metadata()).width).toBe(320);
    expect(faults).toHaveLength(1);
    await diskless.close();
  });

  it('makes nothing of a file that has changed since the tenant was read', async () => {
    const edited = await sampleTenant('edited', ['/'], {
      'mark.svg': { text: drawing, mediaType: 'image/svg+xml' },
    });
    await writeFile(edited.assets.get('/assets/mark.svg')!.file, drawing.replace('40', '41'));
    const running = await startSampleApp([edited]);
    const answer = await running.ask('edited.localhost', `/_image/${mark}/640.webp/mark.webp`);
    expect(answer.status).toBe(500);
    await running.close();
  });

  it('tries again after a failure', async () => {
    const dataDir = await temporaryFolder('images');
    let made = 0;
    const encode = async () => {
      made += 1;
      if (made === 1) throw new Error('no memory');
      return Buffer.from('picture');
    };
    const images = createImageService({ dataDir, concurrency: 1, encode });
    const asset = north.assets.get('/assets/mark.svg')!;
    const request = { hash: mark, width: 320, format: 'webp' } as const;
    await expect(images.rendition(asset, request)).rejects.toThrow('no memory');
    await expect(images.rendition(asset, request)).resolves.toContain(mark);
  });

  it('reads nothing but its own paths', () => {
    const widths = [320];
    expect(parseImagePath(`/_image/${mark}/320.avif/a.avif`, widths)).toEqual({
      hash: mark,
      width: 320,
      format: 'avif',
    });
    expect(parseImagePath(`/_image/${mark}/320.avif/a/b`, widths)).toBeUndefined();
    expect(parseImagePath(`x/_image/${mark}/320.avif/a`, widths)).toBeUndefined();
  });
});
