import { relative, sep } from 'node:path';
import { acceptedBy, isAcceptable } from '@forecourt/checker';
import type { Baseline } from '@forecourt/checker';
import type { LocatedFinding } from '@forecourt/block-schemas';
import type { Fix } from '@forecourt/lint';

/** A finding and its fix. */
export interface FileFinding {
  readonly located: LocatedFinding;
  /** Change that `lint --fix` would make. */
  readonly fix?: Fix;
}

/** Findings of a tenant by absolute path. */
export type TenantFindings = ReadonlyMap<string, readonly FileFinding[]>;

/** Returns findings without those that a baseline accepts. @param root folder to which its file names are relative. */
export function withoutAccepted(
  findings: TenantFindings,
  root: string,
  baseline: Baseline,
): TenantFindings {
  return new Map(
    [...findings].map(([path, found]) => {
      const file = relative(root, path).replaceAll(sep, '/');
      const named = ({ located }: FileFinding) => ({ file, rule: located.rule });
      const acceptable = found.map(named).filter(isAcceptable);
      const isAccepted = acceptedBy(baseline, acceptable);
      return [
        path,
        found.filter((each) => !isAcceptable(each.located) || !isAccepted(named(each))),
      ];
    }),
  );
}
