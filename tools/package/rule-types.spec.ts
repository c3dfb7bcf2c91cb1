import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pluginSource } from '../../apps/cli/src/commands/new/own-rule-files.ts';
import { workspace } from './bundle.ts';
import { ruleTypes } from './rule-types.ts';

/** Source of a plugin about offers; `|` marks where an editor completes. */
const plugin = (report: string) => `// @ts-check
import { defineRule } from 'forecourt/rules';

const offerCode = defineRule({
  meta: {
    id: 'acme/offer-code',
    description: 'Every offer has a code of the group.',
    severity: 'error',
    recommended: true,
    options: { prefix: 'AC-' },
  },
  create: ({ options, site }) => ({
    blockTypes: ['offers'],
    block: ({ block, pointer, report }) => {
      if (!block.id?.startsWith(options.prefix.toLowerCase()) && site.name !== '')
        report(${report});
    },
  }),
});

export default { name: 'acme', rules: [offerCode] };
`;

describe("the types of 'forecourt/rules'", () => {
  let folder: string;
  let service: ts.LanguageService;
  const sources = new Map<string, string>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-rule-types-'));
    const installed = join(folder, 'node_modules/forecourt');
    await mkdir(installed, { recursive: true });
    await writeFile(join(installed, 'rules.d.ts'), ruleTypes());
    const exports = { './rules': { types: './rules.d.ts', default: './rules.js' } };
    await writeFile(
      join(installed, 'package.json'),
      JSON.stringify({ name: 'forecourt', exports }),
    );
    const read = (path: string) => sources.get(path) ?? ts.sys.readFile(path);
    service = ts.createLanguageService({
      ...ts.sys,
      useCaseSensitiveFileNames: () => true,
      getCompilationSettings: () => ({
        ...{ allowJs: true, strict: true, noEmit: true, types: [] },
        ...{ module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
        target: ts.ScriptTarget.ES2023,
      }),
      getScriptFileNames: () => [...sources.keys()],
      getScriptVersion: () => '1',
      getScriptSnapshot: (path) => {
        const text = read(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => folder,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: (path) => sources.has(path) || ts.sys.fileExists(path),
      readFile: read,
    });
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Adds a module of the folder. */
  const add = (name: string, source: string): string => {
    const path = join(folder, name);
    sources.set(path, source);
    return path;
  };
  const errors = (path: string) =>
    [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)].map(
      ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'),
    );

  it('CLI-8: a plugin is checked, with the options that it declares', () => {
    expect(
      errors(add('good.mjs', plugin('{ pointer, message: `begin with ${options.prefix}` }'))),
    ).toEqual([]);
    const [error] = errors(add('bad.mjs', plugin('{ pointer, mesage: "begin with the code" }')));
    expect(error).toContain("'mesage' does not exist");
    expect(errors(add('option.mjs', plugin('{ pointer, message: options.suffix }')))).toEqual([
      expect.stringContaining("'suffix' does not exist"),
    ]);
  });

  it('CLI-8: the plugin of the guide has no errors', async () => {
    const guide = await readFile(join(workspace, 'docs/guides/own-rules.md'), 'utf8');
    const [, source] = /^```js\n(.*?)^```/ms.exec(guide)!;
    expect(source).toContain('// @ts-check');
    expect(errors(add('guide.mjs', source!))).toEqual([]);
  });

  it('CLI-8: the plugin that `new rule --plugin` writes has no errors', () => {
    expect(errors(add('new.mjs', pluginSource('acme/offer-code', "The dealer's own.")))).toEqual(
      [],
    );
  });

  it('CLI-8: an editor completes the members of a visit, with their explanations', () => {
    const source = plugin('{ pointer, | }');
    const path = add('typed.mjs', source.replace('|', ''));
    const at = source.indexOf('|');
    const names = service.getCompletionsAtPosition(path, at, {})!.entries.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['message', 'within', 'suggestion', 'fix']));
    const details = service.getCompletionEntryDetails(
      path,
      at,
      'within',
      {},
      undefined,
      {},
      undefined,
    );
    expect(ts.displayPartsToString(details?.documentation)).toMatch(/\w+/);
  });
});
