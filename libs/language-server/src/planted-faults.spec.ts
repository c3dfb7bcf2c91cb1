import {
  corpusFileSystem,
  corpusRoot,
  describeExpected,
  describeFinding,
  inOrder,
  plantFault,
  readCorpusTenants,
  readFaults,
  settingsFor,
} from '@forecourt/checker/testing/corpus';
import type { ExpectedFinding, Fault } from '@forecourt/checker/testing/corpus';
import { configFile } from '@forecourt/checker';
import { overlayFileSystem } from '@forecourt/content';
import { beforeAll, describe, expect, it } from 'vitest';
import { diagnosticOf } from './diagnostics/diagnostic.ts';
import type { TenantFindings } from './diagnostics/file-finding.ts';
import { checkAlone } from './diagnostics/check-alone.ts';
import { tenantSession } from './workspace/tenant-session.ts';

const tenants = readCorpusTenants();
const slugs = [...new Set([...tenants.keys()].map((path) => path.split('/')[0]!))];
const disk = corpusFileSystem(tenants);
const fs = overlayFileSystem(disk);
const sessions = new Map(slugs.map((slug) => [slug, tenantSession(`${corpusRoot}/${slug}`, fs)]));

type Files = Parameters<typeof describeFinding>[1];

/** Returns findings in the form of the corpus, located as an editor shows them. */
function shown(found: TenantFindings, files: Files): Required<ExpectedFinding>[] {
  return [...found.values()].flat().map((finding) => {
    const text = files.get(finding.located.file.replace(`${corpusRoot}/`, ''));
    const source = typeof text === 'string' ? text : '';
    const { start, end } = diagnosticOf(source, finding, () => undefined).range;
    const range = {
      ...{ line: start.line + 1, column: start.character + 1 },
      ...{ endLine: end.line + 1, endColumn: end.character + 1 },
    };
    return describeFinding({ ...finding.located, ...range }, files);
  });
}

/** Makes a fault's change as an editor does: edits in open documents, everything else on disk. */
function change(changed: ReturnType<typeof plantFault>): void {
  for (const [path, content] of changed) {
    const file = `${corpusRoot}/${path}`;
    if (content === undefined) disk.remove(file);
    else if (typeof content === 'string' && tenants.has(path)) fs.cover(file, content);
    else disk.write(file, content);
  }
}

/** Takes the change of a fault back. */
function restore(changed: ReturnType<typeof plantFault>): void {
  for (const path of changed.keys()) {
    const file = `${corpusRoot}/${path}`;
    const content = tenants.get(path);
    fs.uncover(file);
    if (content === undefined) disk.remove(file);
    else disk.write(file, content);
  }
}

async function check(fault: Fault, changed: ReturnType<typeof plantFault>) {
  if (fault.file === configFile) {
    const path = `${corpusRoot}/${configFile}`;
    return new Map([[path, await checkAlone(fs, { kind: 'config', path })]]);
  }
  const [slug = ''] = fault.file.split('/');
  const below = new Set([...changed.keys()].map((path) => path.slice(slug.length + 1)));
  return sessions.get(slug)!.check(settingsFor(fault), false, below);
}

describe('planted faults in a session of the language server', () => {
  beforeAll(async () => {
    for (const session of sessions.values()) await session.check(settingsFor(), false);
  });

  it.each(readFaults().filter(({ fault }) => fault.open === undefined))(
    'CLI-4, CLI-6: $area: $title is shown once, where it is, and is gone when it is undone',
    async ({ fault }) => {
      const changed = plantFault(tenants, fault);
      change(changed);
      const found = shown(await check(fault, changed), new Map([...tenants, ...changed]));
      restore(changed);
      const expected = fault.finds.map((each) => describeExpected(each, fault.file));
      expect(inOrder(found)).toEqual(inOrder(expected));
      if (fault.file !== configFile)
        expect(
          shown(await check({ ...fault, republishedOn: undefined }, changed), tenants),
        ).toEqual([]);
    },
  );
});
