import { findingInfos } from '@forecourt/block-schemas';
import type { FindingInfo } from '@forecourt/block-schemas';

const section = (id: string, { severity, description, advice }: FindingInfo): string =>
  `## ${id}\n\n${description}\n\nLevel: ${severity}.\n\n${advice}\n`;

/** Returns docs/findings.md: every finding that is not a lint rule's. */
export function findingIndex(): string {
  const infos = Object.entries<FindingInfo>(findingInfos);
  return `# Findings

The ${infos.length} findings of [\`forecourt check\`](cli.md#forecourt-check) that are not those of [lint rules](lint-rules.md): what each one means, and what to do. \`forecourt explain <id>\` prints the same. Made by \`npm run docs\`; do not edit by hand.

${infos.map(([id, info]) => section(id, info)).join('\n')}`;
}
