/**
 * Something that the operator has to fix before the server can start. The message is complete by
 * itself: what is wrong and what to do. The process exits with code 2 and prints no stack trace.
 */
export class StartError extends Error {
  override name = 'StartError';
}
