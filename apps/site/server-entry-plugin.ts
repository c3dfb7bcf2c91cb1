import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The name that React Router gives the built server, and that programs start and import. */
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
 * Writes the built server as `server.js` and puts an entry before it that checks the version of
 * Node: an older one fails to load the server, or loads it and silently doesn't start it.
 */
export function serverEntry(folder: string = import.meta.dirname): Plugin {
  return {
    name: 'server-entry',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_options, bundle) {
      const program = bundle[entry];
      if (program?.type !== 'chunk')
        return this.error(`the build has no ${entry} to put an entry before`);
      this.emitFile({ type: 'asset', fileName: 'server.js', source: program.code });
      delete bundle[entry];
      this.emitFile({ type: 'asset', fileName: entry, source: serverEntrySource(folder) });
    },
  };
}
