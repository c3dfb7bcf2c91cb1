/** A custom component that can't be drawn; the message says in plain words what to mend. */
export class CustomComponentError extends Error {
  override readonly name = 'CustomComponentError';
}
