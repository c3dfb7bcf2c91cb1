/** Planned action for a file. */
export type Plan =
  | {
      readonly outcome: 'created' | 'changed' | 'renewed';
      readonly text: string;
      readonly note?: string;
    }
  | { readonly outcome: 'unchanged'; readonly note?: string }
  /** The user's own file; the note says what to do by hand, if anything. */
  | { readonly outcome: 'left alone'; readonly note: string };

/** A file of the setup. */
export interface SetupFile {
  /** Relative to the folder that is set up, with slashes. */
  readonly path: string;
  /** Short description of the file's purpose. */
  readonly purpose: string;
  /** True for a script that is run. */
  readonly isExecutable?: boolean;
  /** Plans the action; `existing` is undefined if there is no file. Pure. */
  readonly plan: (existing: string | undefined) => Plan;
}

/** A file that is written only if there is none. @param differs note for a file with another content. */
export const ownFile =
  (text: string, differs: string): SetupFile['plan'] =>
  (existing) => {
    if (existing === undefined) return { outcome: 'created', text };
    if (existing.replaceAll('\r\n', '\n') === text) return { outcome: 'unchanged' };
    return { outcome: 'left alone', note: differs };
  };

/** A generated file, which every run overwrites. */
export const generatedFile =
  (text: string): SetupFile['plan'] =>
  (existing) => {
    if (existing === undefined) return { outcome: 'created', text };
    return existing.replaceAll('\r\n', '\n') === text
      ? { outcome: 'unchanged' }
      : { outcome: 'renewed', text };
  };
