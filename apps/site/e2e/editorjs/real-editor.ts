import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AnyBlock } from '@forecourt/block-schemas';
import type { Page } from '@playwright/test';
import { repository } from '../load-sources.ts';

/** Document as Editor.js saves it. */
export interface SavedDocument {
  readonly time: number;
  readonly version: string;
  readonly blocks: AnyBlock[];
}

/** Every official tool that has a block here, as the browser takes it. */
const bundles = [
  '@editorjs/editorjs/dist/editorjs.umd.js',
  '@editorjs/header/dist/header.umd.js',
  '@editorjs/list/dist/editorjs-list.umd.js',
  '@editorjs/table/dist/table.umd.js',
  '@editorjs/image/dist/image.umd.js',
  '@editorjs/embed/dist/embed.umd.js',
  '@editorjs/raw/dist/raw.umd.js',
  '@editorjs/delimiter/dist/delimiter.umd.js',
];

const packages = createRequire(import.meta.url).resolve('@editorjs/editorjs/package.json');
const modules = join(packages, '../../..');

/** Opens a page with the real editor on it, holding the given blocks. Nothing is fetched. */
export async function openEditor(page: Page, blocks: readonly AnyBlock[]): Promise<void> {
  if (!modules.startsWith(repository)) throw new Error('Editor.js is not installed here');
  await page.route('**/*', (route) => route.abort());
  await page.setContent('<!doctype html><title>Editor</title><div id="editor"></div>');
  for (const bundle of bundles) await page.addScriptTag({ path: join(modules, bundle) });
  await page.evaluate(start, [...blocks]);
}

/** Calls the editor's own save. */
export const saved = (page: Page): Promise<SavedDocument> =>
  page.evaluate(() => (globalThis as unknown as Bench).editor.save());

interface Bench {
  editor: { isReady: Promise<void>; save: () => Promise<SavedDocument> };
}

/** Runs in the browser. The delimiter is registered under the name that its block has here. */
async function start(blocks: AnyBlock[]): Promise<void> {
  const tools = globalThis as unknown as Record<string, new (options: unknown) => Bench['editor']>;
  const editor = new tools.EditorJS!({
    holder: 'editor',
    data: { blocks },
    tools: {
      header: tools.Header,
      list: tools.EditorjsList,
      table: tools.Table,
      image: { class: tools.ImageTool, config: { endpoints: {} } },
      embed: tools.Embed,
      raw: tools.RawTool,
      horizontalRule: tools.Delimiter,
    },
  });
  await editor.isReady;
  (globalThis as unknown as Bench).editor = editor;
}
