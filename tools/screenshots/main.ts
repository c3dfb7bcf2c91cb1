/// <reference lib="dom" />
/**
 * Takes the README's pictures: both demo tenants' home pages on a desktop and a phone.
 * Starts the built site by itself (`npm run build` first).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';

const repository = join(import.meta.dirname, '../..');
const images = join(repository, 'docs/images');
const tenants = ['harbour-city', 'kauri-motors'];
const screens = [
  { name: 'desktop', viewport: { width: 1440, height: 1100 }, width: 1440 },
  { name: 'phone', viewport: { width: 390, height: 844 }, width: 780 },
];

/** Largest size of a committed picture. */
const maxBytes = 400_000;

/** Starts the built site on a free port; `stop` ends it. */
async function startSite(): Promise<{ port: number; stop: () => Promise<void> }> {
  const data = await mkdtemp(join(tmpdir(), 'forecourt-screenshots-'));
  const server = spawn(process.execPath, [join(repository, 'apps/site/build/server/index.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      FORECOURT_TENANTS_DIR: join(repository, 'tenants'),
      FORECOURT_DATA_DIR: data,
    },
  });
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    await rm(data, { recursive: true, force: true });
  };
  for await (const line of createInterface(server.stdout)) {
    const { msg, port } = JSON.parse(line) as { msg?: string; port?: number };
    if (msg === 'listening' && port !== undefined) {
      server.stdout.resume();
      return { port, stop };
    }
  }
  throw new Error('the site did not start: run npm run build');
}

/** Waits until everything on the first screen is there. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const visible = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(visible.map((image) => image.decode().catch(() => {})));
  });
}

const { port, stop } = await startSite();
const system = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({
  ...(existsSync(system) && { executablePath: system }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  await mkdir(images, { recursive: true });
  for (const tenant of tenants) {
    for (const { name, viewport, width } of screens) {
      const page = await browser.newPage({
        viewport,
        deviceScaleFactor: width / viewport.width,
        reducedMotion: 'reduce',
      });
      await page.goto(`http://${tenant}.localhost:${port}/`);
      await settle(page);
      const picture = await sharp(await page.screenshot())
        .webp({ quality: 82 })
        .toBuffer();
      const file = join(images, `${tenant}-${name}.webp`);
      if (picture.byteLength > maxBytes) throw new Error(`${file} would be over ${maxBytes} bytes`);
      await writeFile(file, picture);
      console.log(`${tenant}-${name}.webp ${Math.round(picture.byteLength / 1000)} kB`);
      await page.close();
    }
  }
} finally {
  await browser.close();
  await stop();
}
