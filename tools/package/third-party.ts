import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from './bundle.ts';

/** The licences' texts, by headings such as "react - 19.3.1 (MIT)". */
export type Licences = ReadonlyMap<string, string>;

const packageFolder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

/** The licences of all packages that bundled sources come from. @param sources relative to the workspace. */
export function licencesOf(sources: readonly string[]): Licences {
  const folders = new Set(sources.flatMap((source) => packageFolder.exec(source)?.[0] ?? []));
  return new Map(
    [...folders].map((name) => {
      const folder = join(workspace, name);
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)\b/i.test(each));
      const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
      return [`${manifest.name} - ${manifest.version} (${manifest.license})`, text];
    }),
  );
}

/** Reads a list that Vite has written of what it has bundled. */
export function readViteLicences(markdown: string): Licences {
  const sections = markdown.split(/^## (?=\S+ - \S+ \(.*\)$)/m).slice(1);
  return new Map(
    sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return [heading, lines.join('\n').trim()];
    }),
  );
}

/** A document of all licences, each package once, by name. */
export function thirdParty(lists: readonly Licences[]): string {
  const all = new Map(lists.flatMap((list) => [...list]));
  const sections = [...all]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([heading, text]) => `## ${heading}\n\n${text || 'No text of its own.'}\n`);
  return `# Third parties\n\nThis package holds code of the following packages, under their licences.\n\n${sections.join('\n')}`;
}
