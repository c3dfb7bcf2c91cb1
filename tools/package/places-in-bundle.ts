import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'esbuild';

/** Modules that are ours; of the built site, which is JavaScript, its entry. */
const ours = /[\\/]src[\\/].*\.tsx?$|[\\/]site[\\/]build[\\/]server[\\/]index\.js$/;

/** How our source names the file of a thread: beside itself, or as an entry of a library. */
const besideItself = /new URL\((["'])(\.[^"']+\.ts)\1, import\.meta\.url\)/g;
const ofLibrary = /import\.meta\.resolve\((["'])(@forecourt\/[^"']+-worker)\1\)/g;

/** The one module that may look for other files around itself: it knows where they are packed. */
const knowsPackage = 'apps/cli/src/package-files.ts';
const looksAround = /import\.meta\.(dirname|filename|resolve)\b|new URL\([^)]*import\.meta\.url\)/g;

const nameInBundle = (file: string) => basename(file).replace(/\.ts$/, '.js');

/**
 * Keeps true in a bundle what source says about its own place. Follows it to the files that it
 * starts threads from, which no import names. Other files that a module looks for around itself
 * would not be there: that fails the build.
 * @param threads filled with the threads' files, by their names in the bundle without `.js`.
 */
export const placesInBundle = (threads: Map<string, string>): Plugin => ({
  name: 'places-in-bundle',
  setup(build) {
    const workspace = build.initialOptions.absWorkingDir!;
    build.onLoad({ filter: ours }, async ({ path }) => {
      const place = relative(workspace, path).replaceAll(sep, '/');
      if (place.includes('node_modules/')) return undefined;
      const built = place.endsWith('.js');
      const thread = (file: string) => {
        const name = nameInBundle(file);
        threads.set(name.replace('.js', ''), file);
        return `new URL(/* thread */ "./${name}", import.meta.url)`;
      };
      const contents = (await readFile(path, 'utf8'))
        // In the built site this is dead: the source is not beside it.
        .replace(besideItself, (whole, _quote, file: string) =>
          built ? whole : thread(resolve(dirname(path), file)),
        )
        .replace(
          ofLibrary,
          (_whole, _quote, name: string) => `${thread(createRequire(path).resolve(name))}.href`,
        )
        .replaceAll('import.meta.main', 'isMain(import.meta.filename)');
      const elsewhere = [...contents.matchAll(looksAround)].map(([found]) => found);
      const lost = elsewhere.find((found) => !found.includes('/* thread */'));
      if (lost !== undefined && !built && place !== knowsPackage) {
        const text = `${lost} finds nothing in the packed command: let ${knowsPackage} tell where the file is, and pack it`;
        return { errors: [{ text, location: { file: place } }] };
      }
      return { contents, loader: built ? 'js' : place.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});
