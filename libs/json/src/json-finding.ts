/** Kinds of errors of a JSON text, apart from its schema. */
export type JsonFindingRule = 'duplicate-key' | 'syntax' | 'too-complex' | 'too-deep' | 'too-large';

/** Error of a JSON text. */
export interface JsonFinding {
  readonly rule: JsonFindingRule;
  readonly severity: 'error';
  /** JSON Pointer (RFC 6901) to the value concerned; '' if there is none. */
  readonly pointer: string;
  /** Name that an object has twice. */
  readonly property?: string;
  readonly message: string;
  /** Offset in UTF-16 code units. */
  readonly offset: number;
}
