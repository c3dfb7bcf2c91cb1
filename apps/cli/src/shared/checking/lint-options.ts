import type { CheckOptions } from '../options/check-options.ts';

/** Options of lint and check, as the command line gives them. */
export interface LintOptions extends CheckOptions {
  readonly at?: string;
  readonly horizon?: string;
  /** Ids of rules to run alone. */
  readonly rule: readonly string[];
  readonly config?: string;
  /** File whose effective rules are printed; true for those without a file. */
  readonly printConfig?: string | true;
  /** File as which stdin is checked. */
  readonly stdinFilePath?: string;
  readonly baseline?: string;
  readonly updateBaseline?: boolean;
  /** Request links to other sites. */
  readonly external?: boolean;
  readonly fix?: boolean;
  /** With `fix`: show the changes and leave the files alone. */
  readonly dryRun?: boolean;
}
