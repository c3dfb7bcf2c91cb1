import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSampleApp, type SampleApp } from '../testing/sample-app.ts';
import { drawing, sampleTenant } from '../testing/sample-tenant.ts';
import { createEncoderPool } from './encoder-pool.ts';
import { parseImagePath } from './image-request.ts';
import { QueueFull } from '../limits/fair-queue.ts';
import { sampleImages } from '../testing/sample-images.ts';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';

/** Small to read, and minutes to render: each filter covers all of it. */
const slowDrawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><filter id="f"><feTurbulence numOctaves="99" baseFrequency=".5"/></filter>${'<rect width="40" height="20" filter="url(#f)"/>'.repeat(200)}</svg>`;
const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#044069' } })
  .png()
  .toBuffer();
const hugePng = Buffer.from(png);
hugePng.writeUInt32BE(65_000, 16);
hugePng.writeUInt32BE(65_000, 20);

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
        etag: `"${mark}-320.${format}"`,
      });
      const { width, height, format: container } = await sharp(answer.body).metadata();
      expect([width, height]).toEqual([320, 160]);
      expect(container).toBe(format === 'avif' ? 'heif' : 'webp');
    },
  );

  it('WEB-1: makes the picture of a shared link, in one size alone', async () => {
    const answer = await ask(`/_image/${mark}/1200x630.jpg/mark.jpg`);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      etag: `"${mark}-1200x630.jpg"`,
    });
    const { width, height, format } = await sharp(answer.body).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  });

  it('CAR-7: a focal point that the picture does not have makes no rendition of its own', async () => {
    const answer = await ask(`/_image/${mark}/1200x630-30-55.jpg/mark.jpg`);
    expect(answer.headers.etag).toBe(`"${mark}-1200x630.jpg"`);
    expect((await ask(`/_image/${mark}/320-30-55.webp/mark.webp`)).status).toBe(404);
  });

  it('WEB-3: a picture may have a long name in any script', async () => {
    const name = encodeURIComponent('港'.repeat(80));
    expect((await ask(`/_image/${mark}/320.webp/${name}.webp`)).status).toBe(200);
  });

  it('WEB-3: a part beyond the end, or a version nobody has, is rejected as an error of the request', async () => {
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
    [`/_image/${mark}/320.jpg/mark.jpg`, 'the format of shared links in another size'],
    [`/_image/${mark}/1200x631.jpg/mark.jpg`, 'another size of shared links'],
    [`/_image/${mark}/320x160.webp/mark.webp`, 'a height'],
    [`/_image/0123456789abcdef/320.webp/x.webp`, 'a hash nobody has'],
    [`/_image/${mark.toUpperCase()}/320.webp/x.webp`, 'a hash in capitals'],
    [`/_image/../../etc/320.webp/passwd`, 'a path upward'],
    [`/_image/${mark}/320.webp/..%2f..%2fx/y`, 'a path in the name'],
    [`/_image/${mark}/320.webp/`, 'no name'],
    [`/_image/${hashOf('notes.pdf')}/320.webp/x.webp`, 'a file that is no picture'],
  ])('answers %s (%#: %s) with 404', async (target) => {
    expect((await ask(target)).status).toBe(404);
  });

  it('WEB-3: a picture that was replaced leads to the new one of its name, and is asked for again soon', async () => {
    for (const rendition of ['320.webp/mark.webp', '1200x630-30-55.jpg/mark.jpg']) {
      const { status, headers } = await ask(`/_image/0123456789abcdef/${rendition}`);
      expect(status).toBe(302);
      expect(headers).toMatchObject({
        location: `/_image/${mark}/${rendition}`,
        'cache-control': 'public, max-age=300',
      });
    }
    for (const target of ['321.webp/mark.webp', '320.webp/notes.webp', '320.webp/%E0%A4%A.webp'])
      expect((await ask(`/_image/0123456789abcdef/${target}`)).status).toBe(404);
  });

  it('TEN-1: makes no picture of another tenant', async () => {
    expect((await ask(`/_image/${mark}/320.webp/mark.webp`, 'south.localhost')).status).toBe(404);
  });

  it('WEB-3: answers a file that is no picture inside with 404 and goes on', async () => {
    expect((await ask(`/_image/${hashOf('broken.png')}/320.webp/x.webp`)).status).toBe(404);
    expect((await ask(`/_image/${mark}/320.webp/mark.webp`)).status).toBe(200);
  });

  it('serves pictures if the disk is not writable, and logs it', async () => {
    const errors: unknown[] = [];
    const images = sampleImages({
      dataDir: '/dev/null/nowhere',
      onDiskError: (error) => errors.push(error),
    });
    const diskless = await startSampleApp([north], { images });
    const answer = await diskless.ask('north.localhost', `/_image/${mark}/320.webp/mark.webp`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await sharp(answer.body).metadata()).width).toBe(320);
    expect(errors).toHaveLength(1);
    await diskless.close();
  });

  it('OPS-5: serves pictures and caches none while the disk leaves its room to leads', async () => {
    const dataDir = await temporaryFolder('reserve');
    let diskHasRoom = false;
    const images = sampleImages({ dataDir, diskHasRoom: async () => diskHasRoom });
    const running = await startSampleApp([north], { images });
    const address = `/_image/${mark}/320.webp/mark.webp`;
    expect((await running.ask('north.localhost', address)).status).toBe(200);
    expect([await images.cacheBytes(), await images.hasRoom()]).toEqual([0, false]);
    diskHasRoom = true;
    expect((await running.ask('north.localhost', address)).status).toBe(200);
    expect(await images.cacheBytes()).toBeGreaterThan(0);
    expect(await images.hasRoom()).toBe(true);
    await running.close();
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

  it('OPS-3: a picture that was refused when it was read is never decoded', async () => {
    const asset = north.assets.get('/assets/mark.svg')!;
    const assets = new Map([[asset.path, { ...asset, refused: true as const }]]);
    const refusing = await startSampleApp([{ ...north, assets }]);
    const address = `/_image/${mark}/320.avif/mark.avif`;
    expect((await refusing.ask('north.localhost', address)).status).toBe(404);
    expect((await ask(address)).status).toBe(200);
    await refusing.close();
  });

  it('OPS-3: a drawing that takes too long is stopped, and costs its limit once', async () => {
    const slow = await sampleTenant('slow', ['/'], {
      'slow.svg': { text: slowDrawing, mediaType: 'image/svg+xml' },
    });
    const results: string[] = [];
    const dataDir = await temporaryFolder('images');
    const start = () =>
      startSampleApp([slow], {
        images: sampleImages({
          dataDir,
          encoders: createEncoderPool({ slots: 1, cpuSeconds: 0.5, memoryMb: 1024 }),
          onResult: (_lane, result) => results.push(result),
        }),
      });
    const { hash } = slow.assets.get('/assets/slow.svg')!;
    const running = await start();
    const status = async (site: SampleApp, width: number) =>
      (await site.ask('slow.localhost', `/_image/${hash}/${width}.webp/slow.webp`)).status;
    const both = [status(running, 320), status(running, 640)];
    expect(await Promise.all(both)).toEqual([404, 404]);
    expect(results).toEqual(['timed-out']);
    await running.close();
    const restarted = await start();
    expect(await status(restarted, 320)).toBe(404);
    expect(results).toEqual(['timed-out']);
    await restarted.close();
  });

  it('OPS-3: with a full queue, the response has a Retry-After header', async () => {
    const images = sampleImages({ dataDir: await temporaryFolder('images') });
    const full = {
      ...images,
      rendition: () => Promise.reject(new QueueFull('too many pictures')),
    };
    const busy = await startSampleApp([north], { images: full });
    const answer = await busy.ask('north.localhost', `/_image/${mark}/640.webp/mark.webp`);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    await busy.close();
  });

  it.each([
    ['a drawing named .png', drawing, 'image/png'],
    ['a drawing named .jpg', drawing, 'image/jpeg'],
    ['a cut-off PNG', png.subarray(0, png.length / 2), 'image/png'],
    ['a PNG named .svg', png, 'image/svg+xml'],
    ['a packed drawing', gzipSync(drawing), 'image/svg+xml'],
    ['a PNG of 65,000 by 65,000 pixels', hugePng, 'image/png'],
  ])('OPS-3: %s is refused', async (_what, content, mediaType) => {
    const odd = await sampleTenant('odd', ['/'], { 'odd.bin': { text: content, mediaType } });
    const running = await startSampleApp([odd]);
    const { hash } = odd.assets.get('/assets/odd.bin')!;
    const answer = await running.ask('odd.localhost', `/_image/${hash}/320.webp/odd.webp`);
    expect(answer.status).toBe(404);
    await running.close();
  });

  it('OPS-3: of an animation with many frames the first alone is decoded', async () => {
    const frame = { width: 40, height: 20, channels: 3 as const };
    const frames = await sharp(Buffer.alloc(40 * 20 * 3 * 500, 90), {
      raw: { ...frame, height: 20 * 500, pageHeight: 20 },
    })
      .gif({ loop: 0 })
      .toBuffer();
    const tenant = await sampleTenant('film', ['/'], {
      'film.gif': { text: frames, mediaType: 'image/gif' },
    });
    const running = await startSampleApp([tenant]);
    const { hash } = tenant.assets.get('/assets/film.gif')!;
    const answer = await running.ask('film.localhost', `/_image/${hash}/320.webp/film.webp`);
    expect((await sharp(answer.body).metadata()).height).toBe(20);
    await running.close();
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
