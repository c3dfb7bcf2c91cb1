/** Error of a custom component that can't be rendered; the message says how to fix it. */
export class CustomComponentError extends Error {
  override readonly name = 'CustomComponentError';
}
