import type { ProcessContext } from '../../shared/terminal/process-context.ts';

/** How something stands. */
export type Health = 'ok' | 'warning' | 'problem';

/** What one look at the surroundings gave. */
export interface CheckResult {
  /** What was looked at, in a word or two. */
  readonly name: string;
  readonly health: Health;
  /** What was seen. */
  readonly message: string;
  /** What to do about it. */
  readonly advice?: string;
}

/** What a check may look at. */
export interface CheckContext {
  readonly env: ProcessContext['env'];
  /** Absolute path of the working directory. */
  readonly cwd: string;
  /** Folder of tenants or a tenant, as it was named. */
  readonly folder: string;
  /** Version of Node, `24.1.0`. */
  readonly nodeVersion: string;
}

/** A look at a part of the surroundings; never rejects. */
export type Check = (context: CheckContext) => Promise<readonly CheckResult[]>;

/** A result of one kind. */
export const ok = (name: string, message: string): CheckResult => ({ name, health: 'ok', message });
export const warning = (name: string, message: string, advice: string): CheckResult => ({
  name,
  health: 'warning',
  message,
  advice,
});
export const problem = (name: string, message: string, advice: string): CheckResult => ({
  name,
  health: 'problem',
  message,
  advice,
});
