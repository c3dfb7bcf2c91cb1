import type { DataFileRequest, Reading } from '@forecourt/content';
import type { FileQuestion, RejectedEntry } from '@forecourt/dealership';

/** Task of a data thread. */
export type ThreadTask =
  | {
      readonly kind: 'read';
      /** Name of the file within the thread, if it can be served. */
      readonly id: number;
      readonly request: DataFileRequest;
    }
  | { readonly kind: 'ask'; readonly id: number; readonly question: FileQuestion };

/** Task with a number, which the response repeats. */
export type NumberedTask = ThreadTask & { readonly number: number };

/** Frees the memory of a file; not answered. */
export interface Drop {
  readonly kind: 'drop';
  readonly id: number;
}

/** Asks which task the thread is working on; answered at once by a thread that is not stuck. */
export interface Ping {
  readonly kind: 'ping';
}

/** Result of reading a file: its content stays in the thread. */
export interface ReadResult extends Omit<Reading<never>, 'value' | 'claimedPath'> {
  /** True if the thread holds the file, with or without errors in its entries. */
  readonly isHeld: boolean;
}

/** Message of a data thread. */
export type ThreadMessage =
  | { readonly number: number; readonly read: ReadResult }
  /** JSON, which both sides read and write faster than a structured clone. */
  | { readonly number: number; readonly json: string | undefined }
  | { readonly number: number; readonly parameter: string; readonly message: string }
  | { readonly number: number; readonly failed: string }
  /** The thread holds no file of the id that was asked about. */
  | { readonly number: number; readonly missing: true }
  /** Reply to a ping; undefined if the thread has nothing to do. */
  | { readonly working: number | undefined }
  | { readonly rejected: RejectedEntry; readonly id: number };
