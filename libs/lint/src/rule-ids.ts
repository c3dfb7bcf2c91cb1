import { rules } from './rules/index.ts';

const builtIn: ReadonlySet<string> = new Set(rules.map(({ meta }) => meta.id));

/** True for the id of a built-in rule or of an own one: only the latter have a slash. */
export const isLintRule = (id: string): boolean => builtIn.has(id) || id.includes('/');
