import { exitCodes, UsageError } from '../../shared/errors/exit-codes.ts';
import type { ExitCode } from '../../shared/errors/exit-codes.ts';
import { formCategory } from '@forecourt/forms';
import { readTargets, unreadNote } from '../../shared/documents/read-targets.ts';
import type { TenantDocuments } from '@forecourt/content';
import type { ProcessContext } from '../../shared/terminal/process-context.ts';
import { wantsColour } from '../../shared/terminal/wants-colour.ts';
import { targetsOf } from '../../shared/targets/targets.ts';
import { addressOfFile } from './address-of-file.ts';
import {
  missingNote,
  refuseUnknown,
  refuseUnknownAnchor,
  refuseUnknownAsset,
} from './known-subject.ts';
import { makeImpact, usesIn } from '@forecourt/content/uses';
import { impactReports } from './impact-reports.ts';
import type { ImpactFormat } from './impact-reports.ts';
import { platformNote } from './platform-note.ts';
import { resolveSubject } from './resolve-subject.ts';

/** Parsed arguments of `forecourt impact`. */
export interface ImpactRequest {
  readonly subject: string;
  /** The default folder if empty. */
  readonly paths: readonly string[];
  readonly format: ImpactFormat;
  /** The only value to report. */
  readonly value?: string;
}

/**
 * Reports the uses of a block type, a property, a component, a form category, a page, an asset or
 * an entry of the dealer's data.
 * @throws {UsageError} for a subject that does not exist, and for paths that can't be used.
 */
export async function runImpact(
  { subject: asked, paths, format, value }: ImpactRequest,
  { stdout, stderr, env }: ProcessContext,
): Promise<ExitCode> {
  const { tenants } = await targetsOf(paths, env, 'impact imageBanner');
  const read: TenantDocuments[] = [];
  for await (const tenant of readTargets(tenants)) read.push(tenant);
  const components = new Set(
    read.flatMap(({ reading }) => [...(reading.snapshot?.components.keys() ?? [])]),
  );
  const subject = resolveSubject(addressOfFile(asked, read), components);
  const hasValues = subject.kind === 'property' || subject.kind === 'category';
  if (value !== undefined && !hasValues)
    throw new UsageError(`--value asks about a property, such as ${asked}.heading`);
  const uses = read.flatMap((tenant) =>
    tenant.documents.map((document) => usesIn(subject, tenant, document, formCategory)),
  );
  const impact = makeImpact(subject, uses, value);
  if (subject.kind === 'reference' && impact.uses.length === 0) {
    refuseUnknown(subject, read);
    refuseUnknownAnchor(subject, read);
    await refuseUnknownAsset(subject, read);
  }
  stdout.write(impactReports[format](impact, wantsColour(stdout, env)));
  stderr.write(missingNote(subject, read));
  stderr.write(platformNote(subject, read));
  stderr.write(unreadNote(read.flatMap(({ unread }) => unread)));
  return exitCodes.fine;
}
