import type { LocatedFinding } from './findings.ts';

/** True for a finding in a file of a tenant. @param name path below the tenant's folder */
export const isInFile = ({ file }: Pick<LocatedFinding, 'file'>, name: string): boolean =>
  file === name || file.endsWith(`/${name}`);
