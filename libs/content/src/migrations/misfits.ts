import {
  isBlockType,
  schemasAt,
  validateBlock,
  validatePage,
  validateSite,
} from '@forecourt/block-schemas';
import { resolvePointer } from '@forecourt/json';
import type { Finding } from '@forecourt/block-schemas';
import type { MigrationDocument } from './migration.ts';
import { schemaBase } from '@forecourt/block-schemas';

/** A value that the schemas refuse. */
export interface Misfit {
  readonly pointer: string;
  readonly rule: string;
  readonly value: unknown;
  /** Schemas that apply to the value. */
  readonly shapes: readonly Readonly<Record<string, unknown>>[];
}

const misfitsOf = (
  findings: readonly Finding[],
  value: unknown,
  root: string,
  at: string,
): Misfit[] =>
  findings.flatMap(({ pointer, rule }) => {
    const shapes = schemasAt(schemaBase + root, pointer);
    const own = resolvePointer(value, pointer);
    return shapes.length === 0 || own === undefined
      ? []
      : [{ pointer: at + pointer, rule, value: own, shapes }];
  });

/**
 * Returns the values of pages, their blocks and settings that the schemas refuse. Components are left
 * out: the values of a template are not known before its placeholders are filled in.
 */
export function misfitsIn({ kind, value, blocks }: MigrationDocument): Misfit[] {
  const options = { allErrors: true };
  if (kind === 'site') return misfitsOf(validateSite(value, options), value, 'site.json', '');
  if (kind !== 'page') return [];
  const own = validatePage(value, options).findings.filter(
    ({ pointer }) => !/\/blocks\/\d/.test(pointer),
  );
  const inBlocks = blocks.flatMap(({ block, pointer }) => {
    const { type, data } = block;
    if (!isBlockType(type)) return [];
    // Nested blocks are validated on their own: a block's own schema does not reach them.
    const findings = validateBlock({ type, data }, options)
      .filter(
        (finding) => finding.pointer.startsWith('/data') && !/\/blocks\/\d/.test(finding.pointer),
      )
      .map((finding) => ({ ...finding, pointer: finding.pointer.slice('/data'.length) }));
    return misfitsOf(findings, data, `blocks/${type}/schema.json`, `${pointer}/data`);
  });
  return [...misfitsOf(own, value, 'page.json', ''), ...inBlocks];
}
