/** What is said to requests that ask for what cannot be, by status. */
export const refusals = {
  400: 'Bad request',
  404: 'Not found',
  412: 'Precondition failed',
  416: 'Range not satisfiable',
} as const;

/**
 * The status of a fault that Express itself lays to the request, such as an escape that cannot be
 * decoded or a part of a file beyond its end; undefined for a fault of ours.
 */
export function refusalOf(error: unknown): keyof typeof refusals | undefined {
  if (error instanceof URIError) return 400;
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return status === 400 || status === 404 || status === 412 || status === 416 ? status : undefined;
}
