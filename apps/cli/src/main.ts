#!/usr/bin/env node
import { reportError } from './shared/errors/report-error.ts';
import { runCommandLine } from './run-command-line.ts';

process.on('uncaughtException', (error) => {
  const { code, text } = reportError(error, process.env);
  process.stderr.write(text);
  process.exit(code);
});
// The reader of a pipe may stop early, as head does: that is not an error.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });

// Not process.exit, which would lose output still buffered for a pipe.
process.exitCode = await runCommandLine(process.argv.slice(2), process);
