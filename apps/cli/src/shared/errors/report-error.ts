import { CommanderError } from 'commander';
import { exitCodes, UsageError } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { missingPackage } from './missing-package.ts';
import { printable } from '../terminal/printable.ts';

/** Message on stderr and exit code for an error that ended a command. */
export interface ErrorReport {
  readonly code: ExitCode;
  /** With its line end; '' if it has been printed already. */
  readonly text: string;
}

const printableLines = (text: string) => text.split('\n').map(printable).join('\n');

const oneLine = (error: unknown): string =>
  printable((error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '');

/**
 * Describes an error that ended a command: a usage error by its message, an internal error by one
 * line that says how to report it. The stack is shown only with FORECOURT_DEBUG.
 */
export function reportError(
  error: unknown,
  env: Readonly<Record<string, string | undefined>>,
): ErrorReport {
  // Commander has printed its message; help and version also end in an error.
  if (error instanceof CommanderError)
    return { code: error.exitCode === 0 ? exitCodes.fine : exitCodes.usage, text: '' };
  if (error instanceof UsageError)
    return { code: exitCodes.usage, text: `forecourt: ${printableLines(error.message)}\n` };
  const missing = error instanceof Error ? missingPackage(error.message) : undefined;
  if (missing !== undefined) return { code: exitCodes.usage, text: `forecourt: ${missing}\n` };
  const { code } = Object(error) as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return {
      code: exitCodes.usage,
      text: `forecourt: the output cannot be written: the disk is full (${code}); make room and run the command again\n`,
    };
  const debug = Boolean(env.FORECOURT_DEBUG);
  const stack = debug && error instanceof Error ? `${error.stack ?? ''}\n` : '';
  const how = debug
    ? 'Please report it with the stack below and the command you ran.'
    : 'Please report it with this line and the command you ran; FORECOURT_DEBUG=1 shows more.';
  return {
    code: exitCodes.internalError,
    text: `forecourt: internal error: ${oneLine(error)}. ${how}\n${stack}`,
  };
}
