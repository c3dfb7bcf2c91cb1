import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import type { Metafile } from 'esbuild';
import { inlineStyles } from './inline-styles.ts';
import { placesInBundle } from './places-in-bundle.ts';

export const workspace = dirname(dirname(import.meta.dirname));

/** Packages installed next to the bundle: native code, and a driver with its own release cycle. */
const installed = ['pg', 'sharp'];

/** Globals that CommonJS code expects, in a bundle of ES modules. */
const commonJs = [
  "import{createRequire as bundleRequire}from'node:module'",
  "import{dirname as bundleDirname}from'node:path'",
  'const require=bundleRequire(import.meta.url)',
  'const __filename=import.meta.filename,__dirname=bundleDirname(__filename)',
].join(';');

/** A bundle that was written. */
export interface Bundle {
  /** Paths of every source that is in it, relative to the workspace. */
  readonly sources: readonly string[];
  /** Names of the packages that it imports when it runs. */
  readonly packages: readonly string[];
}

const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

function summary({ inputs, outputs }: Metafile): Bundle {
  const imported = Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external }) => external)
    .map(({ path }) => packageOf(path));
  return {
    sources: Object.keys(inputs),
    packages: [...new Set(imported)].filter((name) => installed.includes(name)).sort(),
  };
}

/**
 * Escapes the characters beyond ASCII that esbuild leaves in regular expressions and templates. A single
 * one makes the engine store its whole file in two bytes a character, and the largest has millions.
 */
const inAscii = (code: string): string =>
  code.replace(
    /[^\0-\x7f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * Bundles programs into one flat folder of ES modules that share what they have in common, so that
 * nothing is loaded before it is needed. The same source gives the same bytes.
 * @param entries paths of the programs' sources, relative to the workspace, by their names.
 * @param target the oldest Node to run on, such as "22.13.0".
 */
export async function bundle(
  entries: Readonly<Record<string, string>>,
  folder: string,
  target: string,
): Promise<Bundle> {
  const threads = new Map<string, string>();
  const attempt = () =>
    build({
      absWorkingDir: workspace,
      entryPoints: { ...entries, ...Object.fromEntries(threads) },
      outdir: folder,
      write: false,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: `node${target}`,
      // Some packages' CommonJS is wrapped in a way that no bundler sees through.
      mainFields: ['module', 'main'],
      external: installed,
      jsx: 'automatic',
      banner: { js: commonJs },
      inject: [join(import.meta.dirname, 'is-main.ts')],
      define: { 'process.env.NODE_ENV': '"production"' },
      // Names and short lines stay, so that a stack can be read.
      minifySyntax: true,
      minifyWhitespace: true,
      lineLimit: 160,
      legalComments: 'none',
      plugins: [placesInBundle(threads), inlineStyles],
      metafile: true,
      logLevel: 'silent',
    });
  let built = await attempt();
  // What a thread's file imports may start threads of its own.
  for (let known = 0; known < threads.size; built = await attempt()) known = threads.size;
  await mkdir(folder, { recursive: true });
  for (const { path, text } of built.outputFiles) await writeFile(path, inAscii(text));
  return summary(built.metafile);
}
