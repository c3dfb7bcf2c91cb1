import type { LocatedFinding } from '@forecourt/block-schemas';
import type { CheckResult } from '@forecourt/checker';

/** Result of checking a tenant, compared with an earlier state if that is requested. */
export interface TenantResult extends CheckResult {
  /** Findings that are new since then, each as it is to be reported; undefined to report all. */
  readonly added?: ReadonlyMap<LocatedFinding, LocatedFinding>;
  /** False if the settings of no tenant changed since then, so that a conflict of them is not new. */
  readonly hasNewSettings?: boolean;
}

/** Results by the tenants' folders. */
export type CheckResults = ReadonlyMap<string, TenantResult>;

/** Returns the result of a tenant. @throws for one that was not checked */
export function resultOf(results: CheckResults, directory: string): TenantResult {
  const result = results.get(directory);
  if (result === undefined) throw new Error(`${directory} was not checked`);
  return result;
}
