#!/usr/bin/env node
import { createProgram } from './program.ts';
import { reportFault } from './report-fault.ts';

function endWith(error: unknown): void {
  const { code, text } = reportFault(error, process.env);
  process.stderr.write(text);
  process.exitCode = code;
}

process.on('uncaughtException', (error) => {
  endWith(error);
  process.exit();
});
// Whoever reads our output may stop early, as head does: that is no fault.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });

createProgram().parseAsync().catch(endWith);
