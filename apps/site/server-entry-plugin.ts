import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Name that React Router gives the built server, and that programs start and import. */
const entry = 'index.js';

/** The oldest Node that this app's manifest allows. */
const requiredNode = (folder: string): string =>
  (
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { engines: { node: string } }
  ).engines.node.replace('>=', '');

/** The entry's source, with the oldest Node that the app supports. */
export const serverEntrySource = (folder: string): string =>
  readFileSync(join(folder, 'server-entry.js'), 'utf8').replace(
    '__REQUIRED_NODE__',
    requiredNode(folder),
  );

/**
 * Renames the built server to `server.js` and puts an entry before it that checks the version of
 * Node: an older one fails to load the server, or loads it and silently doesn't start it. It comes
 * last: the framework finds the server's assets, such as fonts, by the entry's own name.
 */
export function serverEntry(folder: string = import.meta.dirname): Plugin {
  return {
    name: 'server-entry',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        await rename(join(dir, entry), join(dir, 'server.js'));
        await writeFile(join(dir, entry), serverEntrySource(folder));
      },
    },
  };
}
