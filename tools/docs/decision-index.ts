import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSection } from './section.ts';

const heading = /^# (\d{3}) · (.+)$/m;

/**
 * Returns docs/README.md with the list of decisions between its marks, by number.
 * @throws if a decision doesn't begin with its number, as in its file's name, and its title
 */
export function withDecisionIndex(page: string, decisions: string): string {
  const entries = readdirSync(decisions)
    .sort()
    .map((file) => {
      const [, number, title] = heading.exec(readFileSync(join(decisions, file), 'utf8')) ?? [];
      if (!number || !file.startsWith(number))
        throw new Error(
          `decisions/${file} must begin with "# ${file.slice(0, 3)} · " and its title`,
        );
      return `${Number(number)}. [${title}](decisions/${file})`;
    });
  return withSection(page, 'decisions', entries.join('\n'));
}
