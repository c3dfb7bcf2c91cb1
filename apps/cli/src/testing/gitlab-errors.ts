import { isObject } from '@forecourt/json';

/** Levels that GitLab knows. */
const severities = ['info', 'minor', 'major', 'critical', 'blocker'];

/**
 * Lists violations of the rules that GitLab documents for code quality reports: a list of issues
 * with `description`, `check_name`, `fingerprint`, `severity`, and a `location` of a path relative
 * to the repository, without a leading `./`, and a line; fingerprints are unique. The text has no
 * byte order mark.
 */
export function gitlabErrors(json: string): string[] {
  const errors: string[] = [];
  if (json.startsWith('\ufeff')) errors.push('begins with a byte order mark');
  const report = JSON.parse(json.replace(/^\ufeff/, '')) as unknown;
  if (!Array.isArray(report)) return [...errors, 'is no list'];
  const prints = new Set<unknown>();
  for (const [index, issue] of (report as readonly unknown[]).entries()) {
    const say = (what: string) => void errors.push(`[${index}] ${what}`);
    if (!isObject(issue)) {
      say('is no object');
      continue;
    }
    for (const name of ['description', 'check_name', 'fingerprint'])
      if (typeof issue[name] !== 'string' || issue[name] === '') say(`has no ${name}`);
    if (!severities.includes(String(issue.severity))) say(`has no severity of GitLab's`);
    if (prints.has(issue.fingerprint)) say('has a fingerprint that another one has');
    prints.add(issue.fingerprint);
    const location = isObject(issue.location) ? issue.location : {};
    if (typeof location.path !== 'string' || /^(?:\.?\/|$)/.test(location.path))
      say('has no path relative to the repository');
    const { begin } = isObject(location.lines) ? location.lines : { begin: undefined };
    if (!Number.isInteger(begin) || (begin as number) < 1) say('has no line to begin at');
  }
  return errors;
}
