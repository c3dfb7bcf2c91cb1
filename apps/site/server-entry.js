// The built server's entry, build/server/index.js. It loads nothing of the server before it knows
// that this Node can run it, and uses no syntax newer than Node 14.8: an older Node must still be
// able to report what is wrong.
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const required = '__REQUIRED_NODE__';

/** Compares versions such as "22.13.1" by their numbers. */
function isAtLeast(version, least) {
  const parts = version.split('.').map(Number);
  const leastParts = least.split('.').map(Number);
  for (let at = 0; at < leastParts.length; at++)
    if (parts[at] !== leastParts[at]) return parts[at] > leastParts[at];
  return true;
}

const current = process.versions.node;
if (!isAtLeast(current, required)) {
  process.stderr.write(
    `The server needs Node.js ${required} or later, but this is Node.js ${current}: start it with "npm start", or with the Node.js that "npm ci" installs, node_modules/.bin/node.\n`,
  );
  process.exit(2);
}

const server = await import('./server.js');
export const { builtSite, compose, createApp, readConfig, serve } = server;

// import.meta.main is newer than the oldest Node that the server supports.
const program = process.argv[1];
if (program && realpathSync(program) === fileURLToPath(import.meta.url)) server.start();
