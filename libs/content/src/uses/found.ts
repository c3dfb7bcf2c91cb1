/** A use before its line is known. */
export interface Found {
  readonly pointer: string;
  /** A member whose name, not value, is the location. */
  readonly property?: string;
  readonly value?: unknown;
}
