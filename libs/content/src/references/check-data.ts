import { entityAnnotations, annotatedContent } from '@forecourt/block-schemas';
import type {
  Finding,
  FindingInFile,
  AnnotatedContent,
  TenantSnapshot,
} from '@forecourt/block-schemas';
import { entityList } from '../data/data-files.ts';

/** Checks the references of an entry. */
export type CheckContent = (content: AnnotatedContent) => readonly Finding[];

const below = (pointer: string, findings: readonly Finding[]): Finding[] =>
  findings.map((finding) => ({ ...finding, pointer: pointer + finding.pointer }));

/**
 * Checks the references in a tenant's data files. The files by themselves are checked as they are
 * read.
 * @param isStale returns true for a file whose newest version is broken, so that the snapshot has an earlier one.
 */
export function checkData(
  snapshot: TenantSnapshot,
  checkContent: CheckContent,
  isStale: (file: string) => boolean,
): FindingInFile[] {
  return [...snapshot.data].flatMap(([name, { file, value }]) => {
    if (isStale(file)) return [];
    const data = entityList(name, value, snapshot.site);
    if (!('entries' in data)) return [];
    // References are looked up where a value is as its schema says; other values are skipped.
    return data.entries.flatMap((entry) =>
      below(
        entry.pointer,
        checkContent(
          annotatedContent(entry.value, { annotations: entityAnnotations[data.entity] }),
        ),
      ).map((finding) => ({ file, finding })),
    );
  });
}
