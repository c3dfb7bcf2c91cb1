import { errorFinding, validateEntity } from '@forecourt/block-schemas';
import { pageLimits } from '@forecourt/json';
import type { Finding, PlacedRedirect, Redirect } from '@forecourt/block-schemas';
import type { FileStat, FileSystem } from '../file-system/file-system.ts';
import { redirectKey } from '../routing/redirect-key.ts';
import { hasErrors, readJson } from './read-json.ts';
import type { Reading } from './read-page.ts';
import type { FromFile } from './read-settings.ts';

/** Addresses that have moved, by `redirectKey` of the old one. */
export type Redirects = ReadonlyMap<string, PlacedRedirect>;

const maxRedirects = 10_000;

/** Returns a finding for each loop of redirects. */
function loops(byFrom: Redirects): Finding[] {
  const findings: Finding[] = [];
  const settled = new Set<string>();
  for (const [from, { index }] of byFrom) {
    const way = new Set<string>();
    let at = from;
    for (let next = byFrom.get(at); next && !settled.has(at) && !way.has(at);) {
      way.add(at);
      at = redirectKey(next.to);
      next = byFrom.get(at);
    }
    if (way.has(at)) {
      const circle = [...way].slice([...way].indexOf(at));
      const path = [...circle.slice(0, 5), ...(circle.length > 5 ? ['…'] : []), at].join(' → ');
      findings.push(
        errorFinding('redirect-loop', `/${index}/to`, `leads round in a circle: ${path}`),
      );
    }
    for (const key of way) settled.add(key);
  }
  return findings;
}

function check(value: unknown): { findings: readonly Finding[]; redirects: Redirects } {
  const redirects = new Map<string, PlacedRedirect>();
  const findings: Finding[] = [];
  if (!Array.isArray(value)) {
    findings.push(errorFinding('wrong-type', '', 'must be an array of redirects'));
    return { findings, redirects };
  }
  if (value.length > maxRedirects)
    findings.push(errorFinding('too-many', '', `must have at most ${maxRedirects} entries`));
  const entries = (value as unknown[]).slice(0, maxRedirects);
  entries.forEach((entry, index) => {
    const ofEntry = validateEntity('redirect', entry, { allErrors: true });
    findings.push(...ofEntry.map((each) => ({ ...each, pointer: `/${index}${each.pointer}` })));
    if (ofEntry.length > 0) return;
    const key = redirectKey((entry as Redirect).from);
    if (redirects.has(key))
      findings.push(
        errorFinding('duplicate-name', `/${index}/from`, `"${key}" is redirected already`),
      );
    else redirects.set(key, { ...(entry as Redirect), index });
  });
  findings.push(...loops(redirects));
  return { findings, redirects };
}

/**
 * Reads and checks `redirects.json`. One error refuses the whole edit: half a move is worse than none.
 * @param isPartial true to return the valid entries of a file with errors, for checks.
 */
export async function readRedirects(
  fs: FileSystem,
  path: string,
  file: string,
  name: string,
  stat: FileStat,
  isPartial = false,
): Promise<Reading<FromFile<Redirects>>> {
  const read = await readJson(fs, path, name, stat, pageLimits);
  const { version, ok, value, findings, locate } = read;
  if (!ok) return { version, broken: true, findings };
  const checked = check(value);
  const all = [...findings, ...locate(checked.findings)];
  if (checked.findings.length > 0 && !isPartial) return { version, broken: true, findings: all };
  const broken = checked.findings.length > 0 || hasErrors(read);
  return { version, value: { file, version, value: checked.redirects }, broken, findings: all };
}
