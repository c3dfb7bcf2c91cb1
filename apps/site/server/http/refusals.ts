/** Messages for invalid requests, by status. */
export const refusals = {
  400: 'Bad request',
  404: 'Not found',
  412: 'Precondition failed',
  416: 'Range not satisfiable',
} as const;

/**
 * Returns the status of an error that Express attributes to the request, such as a malformed escape
 * or a range beyond the file's end; undefined for an internal error.
 */
export function refusalOf(error: unknown): keyof typeof refusals | undefined {
  if (error instanceof URIError) return 400;
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return status === 400 || status === 404 || status === 412 || status === 416 ? status : undefined;
}
