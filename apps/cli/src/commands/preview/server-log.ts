import { printable } from '../../shared/terminal/printable.ts';

/** The properties of a server log line that the preview uses. */
export interface LogLine {
  /** 30 is information, 40 a warning, 50 an error. */
  readonly level: number;
  readonly msg: string;
  /** File and line of a warning about content, unless its message names the file; else the tenant. */
  readonly place?: string;
  /** Set on the line that reports that the server is listening. */
  readonly port?: number;
}

/** Reads a line of the server's log; undefined for any other text. */
export function readLogLine(text: string): LogLine | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (value === null || typeof value !== 'object') return undefined;
    const { level, msg, port, file, line, tenant } = value as Record<string, unknown>;
    if (typeof level !== 'number' || typeof msg !== 'string') return undefined;
    return {
      level,
      msg,
      port: typeof port === 'number' ? port : undefined,
      place: placeOf({ msg, file, line, tenant }),
    };
  } catch {
    return undefined;
  }
}

function placeOf({ msg, file, line, tenant }: Readonly<Record<string, unknown>>) {
  if (typeof file !== 'string') return typeof tenant === 'string' ? tenant : undefined;
  if (String(msg).includes(file)) return undefined;
  return typeof line === 'number' ? `${file}:${line}` : file;
}

/** Formats a log line for a terminal: warnings and errors as text, other output unchanged. */
export function shownLogLine(text: string): string | undefined {
  const line = readLogLine(text);
  if (line === undefined) return text.trim() === '' ? undefined : printable(text);
  if (line.level < 40) return undefined;
  return printable(line.place === undefined ? line.msg : `${line.place}: ${line.msg}`);
}
