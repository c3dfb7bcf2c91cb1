import type { Response } from 'express';

const codes = new Set([
  'ABORT_ERR',
  'ECONNABORTED',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
]);

/**
 * Returns true for an error that only means that the visitor closed the connection before the
 * response was finished, as phones that lose their network do.
 */
export function isAborted(
  error: unknown,
  res: Pick<Response, 'socket' | 'writableFinished'>,
): boolean {
  const isGone = res.socket === null || res.socket.destroyed;
  if (!isGone || res.writableFinished || !(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return codes.has(code) || error.name === 'AbortError' || /\baborted\b/i.test(error.message);
}
