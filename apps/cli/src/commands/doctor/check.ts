import type { ProcessContext } from '../../shared/terminal/process-context.ts';

/** Status of a check. */
export type Health = 'ok' | 'warning' | 'problem';

/** Result of a check of the environment. */
export interface Diagnosis {
  /** Short name of the subject. */
  readonly name: string;
  readonly health: Health;
  /** State that was found. */
  readonly message: string;
  /** Suggested action. */
  readonly advice?: string;
}

/** Input of a check. */
interface CheckContext {
  readonly env: ProcessContext['env'];
  /** Absolute path of the working directory. */
  readonly cwd: string;
  /** Folder of tenants, or a tenant, as given by the user. */
  readonly folder: string;
  /** Version of Node, `24.1.0`. */
  readonly nodeVersion: string;
}

/** A check of one part of the environment; never rejects. */
export type DoctorCheck = (context: CheckContext) => Promise<readonly Diagnosis[]>;

/** Creates a result with the status `ok`. */
export const ok = (name: string, message: string): Diagnosis => ({ name, health: 'ok', message });
export const warning = (name: string, message: string, advice: string): Diagnosis => ({
  name,
  health: 'warning',
  message,
  advice,
});
export const problem = (name: string, message: string, advice: string): Diagnosis => ({
  name,
  health: 'problem',
  message,
  advice,
});
