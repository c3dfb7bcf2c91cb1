import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Result of one frame. */
export interface FrameResult {
  /** Calls of alert, confirm, prompt and print. */
  readonly fired: number;
  /** DOM nodes that could run code, or that link to a forbidden scheme. */
  readonly errors: readonly string[];
}

export interface FrameSettings {
  /** `src` of scripts that the page itself carries. */
  readonly allowedScripts: readonly string[];
  /** Origins that a frame inside the page may come from. */
  readonly embedOrigins: readonly string[];
  /** Milliseconds to wait for a frame that an attack may have taken away. */
  readonly timeout?: number;
}

const hook = readFileSync(join(import.meta.dirname, 'frame-hook.js'), 'utf8');
const mark = 'forecourt-xss';

/** Frames that live at the same time; more only compete for the same processor. */
const atOnce = 16;

/** The error of a frame that never reported its end. */
export const noAnswer = 'no answer';

/** A document with the hook before anything else in it. */
function withHook(html: string, settings: FrameSettings): string {
  const json = JSON.stringify({ ...settings, frames: mark }).replaceAll('"', '&quot;');
  const head =
    `<base href="https://page.invalid/" data-harness>` +
    `<script data-harness data-settings="${json}">${hook}</script>`;
  return html.replace(/<head>/i, () => `<head>${head}`);
}

/**
 * Loads documents in sandboxed frames, triggers events in them and reports what ran and what was left.
 * The browser must be offline, so that nothing is fetched.
 * @param documents complete HTML documents with a `<head>`; results come in the same order.
 */
export async function runFrames(
  page: Page,
  documents: readonly string[],
  settings: FrameSettings,
): Promise<FrameResult[]> {
  const results: FrameResult[] = [];
  for (let start = 0; start < documents.length; start += atOnce) {
    const batch = documents.slice(start, start + atOnce).map((html) => withHook(html, settings));
    results.push(
      ...(await page.evaluate(runBatch, {
        batch,
        mark,
        noAnswer,
        timeout: settings.timeout ?? 15_000,
      })),
    );
  }
  return results;
}

interface Batch {
  readonly batch: readonly string[];
  readonly mark: string;
  readonly noAnswer: string;
  readonly timeout: number;
}

/** Runs in the browser. */
function runBatch({ batch, mark, noAnswer, timeout }: Batch): Promise<FrameResult[]> {
  const run = (html: string): Promise<FrameResult> =>
    new Promise((resolve) => {
      const frame = document.createElement('iframe');
      let fired = 0;
      const end = (errors: readonly string[]) => {
        clearTimeout(limit);
        removeEventListener('message', listen);
        frame.remove();
        resolve({ fired, errors });
      };
      const listen = ({ source, data }: MessageEvent) => {
        if (source !== frame.contentWindow || data?.harness !== mark) return;
        fired = data.fired;
        if (data.done) end(data.errors);
      };
      const limit = setTimeout(() => end([noAnswer]), timeout);
      addEventListener('message', listen);
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.srcdoc = html;
      document.body.append(frame);
    });
  return Promise.all(batch.map(run));
}
