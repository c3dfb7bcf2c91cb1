/** Kinds of faults of a JSON text, before any schema is asked. */
export type JsonFaultId = 'duplicate-key' | 'syntax' | 'too-complex' | 'too-deep' | 'too-large';

/** Fault of a JSON text. */
export interface JsonFault {
  readonly rule: JsonFaultId;
  readonly severity: 'error';
  /** JSON Pointer (RFC 6901) to the value concerned; '' where there is none. */
  readonly pointer: string;
  /** Name that an object holds twice. */
  readonly property?: string;
  readonly message: string;
  /** Offset in UTF-16 code units. */
  readonly offset: number;
}
