/// <reference lib="dom" />
/**
 * Takes the README's pictures: two demo tenants' home pages on a desktop and a phone, and a page
 * at two dates in the report of `forecourt diff`.
 * Starts the built site by itself (`npm run build` first).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { launchBrowser } from '../../libs/renderer/src/testing/launch-browser.ts';

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
      FORECOURT_PICTURES_AHEAD: 'false',
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

async function keep(name: string, screenshot: Buffer): Promise<void> {
  const picture = await sharp(screenshot).webp({ quality: 82 }).toBuffer();
  if (picture.byteLength > maxBytes) throw new Error(`${name} would be over ${maxBytes} bytes`);
  await writeFile(join(images, name), picture);
  console.log(`${name} ${Math.round(picture.byteLength / 1000)} kB`);
}

/** The first page that differs between two dates, as the report shows it. */
async function diffReport(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-screenshots-'));
  const report = join(folder, 'report.html');
  try {
    const dates = ['--at', '2024-01-28', '--at', '2025-04-02'];
    const command = join(repository, 'apps/cli/bin/forecourt.cjs');
    const args = ['diff', ...dates, 'tenants/kauri-motors', '--format', `html=${report}`];
    const diff = spawn(process.execPath, [command, ...args], { cwd: repository, stdio: 'ignore' });
    await once(diff, 'exit');
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(pathToFileURL(report).href);
    const frame = page.locator('iframe').first();
    await frame.scrollIntoViewIfNeeded();
    // Frames draw once they are near; the bar on top covers what would be above them.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('iframe')]
        .slice(0, 2)
        .every(({ contentDocument }) => contentDocument?.querySelector('h1')),
    );
    await page.evaluate(() => {
      const first = document.querySelector('iframe')!;
      scrollBy({ top: first.getBoundingClientRect().top - 110, behavior: 'instant' });
    });
    await settle(page);
    return await page.screenshot();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const { port, stop } = await startSite();
const browser = await launchBrowser();
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
      await keep(`${tenant}-${name}.webp`, await page.screenshot());
      await page.close();
    }
  }
  await keep('diff-report.webp', await diffReport());
} finally {
  await browser.close();
  await stop();
}
