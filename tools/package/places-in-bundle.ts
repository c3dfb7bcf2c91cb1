import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import type { PartialMessage, Plugin } from 'esbuild';

/** Modules that are ours; of the built site, which is JavaScript, its program. */
const ours = /[\\/]src[\\/].*\.tsx?$|[\\/]site[\\/]build[\\/]server[\\/]server\.js$/;

/** How our source names the file of a thread: beside itself, or as an entry of a library. */
const besideItself = /new URL\((["'])(\.[^"']+\.ts)\1, import\.meta\.url\)/g;
const ofLibrary = /import\.meta\.resolve\((["'])(@forecourt\/[^"']+-worker)\1\)/g;

/** How a module asks whether it runs from source; what it does then is left out. */
const asksForSource = /import\.meta\.url\.endsWith\((["'])\.ts\1\)/g;

/** The one module that may look for other files around itself: it knows where they are packed. */
const knowsPackage = 'apps/cli/src/shared/files/package-files.ts';
const looksAround = /import\.meta\.(dirname|filename|resolve)\b|new URL\([^)]*import\.meta\.url\)/;

const nameInBundle = (file: string) => basename(file).replace(/\.ts$/, '.js');

/** Where and how a module looks for files that are not packed beside it. */
function lostFile(source: string, file: string): PartialMessage | undefined {
  const blank = (text: string) => ' '.repeat(text.length);
  const rest = source.replace(besideItself, blank).replace(ofLibrary, blank);
  const found = looksAround.exec(rest);
  if (found === null) return undefined;
  const before = source.slice(0, found.index).split('\n');
  return {
    text: `${found[0]} finds nothing in the packed command: add its path to ${knowsPackage}, and pack it`,
    location: {
      file,
      line: before.length,
      column: before.at(-1)!.length,
      length: found[0].length,
      lineText: source.split('\n')[before.length - 1]!,
    },
  };
}

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
      const source = await readFile(path, 'utf8');
      const lost = built || place === knowsPackage ? undefined : lostFile(source, place);
      if (lost !== undefined) return { errors: [lost] };
      const thread = (file: string) => {
        const name = nameInBundle(file);
        threads.set(name.replace('.js', ''), file);
        return `new URL("./${name}", import.meta.url)`;
      };
      const contents = source
        // In the built site this is dead: the source is not beside it.
        .replace(besideItself, (whole, _quote, file: string) =>
          built ? whole : thread(resolve(dirname(path), file)),
        )
        .replace(
          ofLibrary,
          (_whole, _quote, name: string) => `${thread(createRequire(path).resolve(name))}.href`,
        )
        .replaceAll(asksForSource, 'false')
        .replaceAll('import.meta.main', 'isMain(import.meta.filename)');
      return { contents, loader: built ? 'js' : place.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});
