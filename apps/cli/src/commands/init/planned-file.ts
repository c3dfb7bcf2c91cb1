/** What is to become of a file. */
export type Plan =
  | {
      readonly outcome: 'created' | 'changed' | 'renewed';
      readonly text: string;
      readonly note?: string;
    }
  | { readonly outcome: 'unchanged'; readonly note?: string }
  /** Somebody's own: what to do by hand, if anything. */
  | { readonly outcome: 'left alone'; readonly note: string };

/** A file of the set-up. */
export interface SetupFile {
  /** Below the folder that is set up, with slashes. */
  readonly path: string;
  /** What the file is for, in a few words. */
  readonly purpose: string;
  /** Decides by what is there; undefined if nothing is. Pure. */
  readonly plan: (existing: string | undefined) => Plan;
}

/** A file that is ours as long as nobody writes one of their own. @param differs what to say of another text. */
export const ownFile =
  (text: string, differs: string): SetupFile['plan'] =>
  (existing) => {
    if (existing === undefined) return { outcome: 'created', text };
    if (existing.replaceAll('\r\n', '\n') === text) return { outcome: 'unchanged' };
    return { outcome: 'left alone', note: differs };
  };

/** A file that is made anew by every run, for nobody writes it by hand. */
export const generatedFile =
  (text: string): SetupFile['plan'] =>
  (existing) => {
    if (existing === undefined) return { outcome: 'created', text };
    return existing.replaceAll('\r\n', '\n') === text
      ? { outcome: 'unchanged' }
      : { outcome: 'renewed', text };
  };
