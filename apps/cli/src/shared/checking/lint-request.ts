import type { CheckRequest } from './check-request.ts';
import type { Output } from '../reporters/outputs.ts';
import type { ReportRules } from '../reporters/report.ts';

/** Parsed command line of `forecourt lint` and `forecourt check`. */
export interface LintRequest extends ReportRules, CheckRequest {
  /** Report findings of validation, too: `forecourt check`. */
  readonly validate?: boolean;
  /** The default folder if empty. */
  readonly paths: readonly string[];
  readonly outputs: readonly Output[];
  /** Ids of rules to run alone. */
  readonly onlyRules: readonly string[];
  /** The moment, ISO 8601. */
  readonly now: string;
  readonly at?: string;
  readonly horizon?: string;
  readonly config?: string;
  readonly baseline?: string;
  readonly updateBaseline?: boolean;
  readonly fix?: boolean;
  /** With `fix`: show the changes and leave the files alone. */
  readonly dryRun?: boolean;
}
