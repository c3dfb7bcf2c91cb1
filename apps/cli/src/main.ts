#!/usr/bin/env node
import { text } from 'node:stream/consumers';
import { reportError } from './shared/errors/report-error.ts';
import { readerIsGone } from './shared/terminal/asked-to-end.ts';
import { runCommandLine } from './run-command-line.ts';

process.on('uncaughtException', (error) => {
  const { code, text } = reportError(error, process.env);
  process.stderr.write(text);
  process.exit(code);
});
// The reader of a pipe may stop early, as head does: the command goes on to its exit code, and a watch ends.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.stdout.write = () => true;
  process.stdout.emit('drain');
  readerIsGone();
});
// Without stderr, nothing can be said about the lack of it: the exit code is that of the command.
process.stderr.on('error', () => {});

// Not process.exit, which would lose output still buffered for a pipe.
process.exitCode = await runCommandLine(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  stdin: () => text(process.stdin),
  now: () => performance.now(),
});
