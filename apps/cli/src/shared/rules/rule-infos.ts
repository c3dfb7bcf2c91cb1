import { readFile } from 'node:fs/promises';
import { rules } from '@forecourt/lint';
import { rulePage } from '../files/package-files.ts';
import type { RuleInfo } from './rule-info.ts';

/** Returns the documentation of rules by id; ids that are not lint rules are ignored. */
export const ruleInfos = (ids: ReadonlySet<string>): Promise<RuleInfo[]> =>
  Promise.all(
    rules
      .filter(({ meta }) => ids.has(meta.id))
      .map(async ({ meta: { id, description, severity, recommended } }) => ({
        id,
        description,
        page: await readFile(rulePage(id), 'utf8'),
        level: severity,
        recommended,
      })),
  );
