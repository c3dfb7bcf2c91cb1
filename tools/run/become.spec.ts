import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const workspace = join(import.meta.dirname, 'workspace.mjs');
const server = "process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); });";
const script = `import { become } from ${JSON.stringify(workspace)};
become(process.execPath, ['-e', ${JSON.stringify(`${server} console.log('serving'); setInterval(() => {}, 1000);`)}]);`;

it('OPS-1: a signal to npm stops the server that npm start has started', async () => {
  // As npm runs a script: a shell that does not pass signals on.
  const shell = spawn(
    'sh',
    ['-c', `"${process.execPath}" --input-type=module -e "$SCRIPT"; true`],
    {
      env: { ...process.env, SCRIPT: script, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const lines = shell.stdout.setEncoding('utf8');
  expect(String(await once(lines, 'data'))).toBe('serving\n');
  shell.kill('SIGTERM');
  expect(String(await once(lines, 'data'))).toBe('stopped\n');
});
