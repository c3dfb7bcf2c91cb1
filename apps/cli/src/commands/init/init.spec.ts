import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { getLanguageService } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { callCli } from '../../testing/call-cli.ts';
import { temporaryFolder, temporaryTenant } from '../../testing/temporary-tenant.ts';

const settingsFile = '.vscode/settings.json';
const workflowFile = '.github/workflows/forecourt.yml';

async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const cwd = await temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(cwd, path)), { recursive: true });
    await writeFile(join(cwd, path), text);
  }
  return cwd;
}

const read = (cwd: string, path: string) => readFile(join(cwd, path), 'utf8');

/** Every file below a folder with its text. */
async function everything(cwd: string): Promise<Record<string, string>> {
  const names = await readdir(cwd, { recursive: true, withFileTypes: true });
  const files = names
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));
  const entries = files.sort().map(async (path) => [path, await readFile(path, 'utf8')] as const);
  return Object.fromEntries(await Promise.all(entries));
}

describe('forecourt init', () => {
  it('CLI-5: a folder is set up so that editors find a schema for every file, and lint takes its configuration', async () => {
    const cwd = await temporaryTenant();
    const run = await callCli(['init'], { cwd });
    expect(run).toMatchObject({ code: 0 });
    const guide = await readFile(join(import.meta.dirname, '../../../../../docs/cli.md'), 'utf8');
    expect(guide).toContain(`\n\`\`\`text\n${run.stdout}\`\`\`\n`);
    const settings = parse(await read(cwd, settingsFile)) as {
      'json.schemas': { fileMatch: string[]; url: string }[];
    };
    const schemas = settings['json.schemas'];
    expect(schemas.flatMap(({ fileMatch }) => fileMatch)).toEqual(
      expect.arrayContaining(['/tenants/*/pages/**/*.json', 'forecourt.config.json']),
    );
    const service = getLanguageService({});
    service.configure({ schemas: schemas.map(({ fileMatch, url: uri }) => ({ fileMatch, uri })) });
    const schemaOf = (path: string) => {
      const document = TextDocument.create(`file:///site/${path}`, 'json', 1, '{}');
      const { schemas: found } = service.getLanguageStatus(
        document,
        service.parseJSONDocument(document),
      );
      return found.map((uri) => uri.replace(/.*\/(.+)\.schema\.json$/, '$1'));
    };
    expect(schemaOf('tenants/demo/pages/home.json')).toEqual(['page']);
    expect(schemaOf('tenants/demo/pages/models/a/b.json')).toEqual(['page']);
    expect(schemaOf('tenants/demo/site.json')).toEqual(['site']);
    expect(schemaOf('tenants/demo/components/call-us.json')).toEqual(['component']);
    expect(schemaOf('tenants/demo/data/cars.json')).toEqual(['data-cars']);
    expect(schemaOf('forecourt.config.json')).toEqual(['lint-config']);
    expect(schemaOf('package.json')).toEqual([]);
    for (const { url } of schemas) {
      const schema = JSON.parse(await read(cwd, url)) as object;
      expect(() => new Ajv2020({ strict: false }).compile(schema)).not.toThrow();
    }
    expect(await callCli(['lint'], { cwd })).toMatchObject({ code: 0 });
  });

  it('CLI-5: a second run changes nothing, and a dry run writes nothing', async () => {
    const cwd = await temporaryFolder();
    const dry = await callCli(['init', '--dry-run'], { cwd });
    expect(await readdir(cwd)).toEqual([]);
    expect(dry.stderr).toContain('Nothing was written');
    const first = await callCli(['init'], { cwd });
    expect(dry.stdout).toBe(first.stdout);
    const before = await everything(cwd);
    const second = await callCli(['init'], { cwd });
    expect(await everything(cwd)).toEqual(before);
    expect(second.stdout).not.toMatch(/^(?:created|changed|renewed|left)/m);
  });

  it('CLI-5: settings with comments are added to; every byte of them stays, and what is set stays set', async () => {
    const own = `{\r\n\t// mine\r\n\t"editor.tabSize": 4, // four\r\n\t"json.schemas": [\r\n\t\t{ "fileMatch": ["mine.json"], "url": "./.vscode/forecourt/site.schema.json" },\r\n\t],\r\n}\r\n`;
    const cwd = await folderWith({ [settingsFile]: `\ufeff${own}` });
    const run = await callCli(['init'], { cwd });
    expect(run.stdout).toMatch(/changed +\.vscode\/settings\.json/);
    const text = await read(cwd, settingsFile);
    for (const line of ['\ufeff{\r\n\t// mine\r\n', '"editor.tabSize": 4, // four\r\n'])
      expect(text).toContain(line);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    const merged = parse(text.slice(1)) as {
      'json.schemas': { fileMatch: string[]; url: string }[];
    };
    const site = merged['json.schemas'].filter(({ url }) => url.endsWith('/site.schema.json'));
    expect(site).toEqual([
      { fileMatch: ['mine.json'], url: './.vscode/forecourt/site.schema.json' },
    ]);
    expect(merged['json.schemas'].length).toBeGreaterThan(10);
  });

  it('CLI-5: what cannot be added to is left alone, byte for byte, and reported with what to do', async () => {
    const own = {
      [settingsFile]: '{ "json.schemas": "none" ',
      [workflowFile]: 'name: mine\n',
      'forecourt.config.json': '{ "rules": { "heading-order": "off" } }',
      '.gitignore': 'node_modules\r\n/.forecourt\r\n',
    };
    const cwd = await folderWith(own);
    const run = await callCli(['init'], { cwd });
    expect(run.code).toBe(0);
    expect(run.stdout).toMatch(/left alone +\.vscode\/settings\.json +it is not JSON/);
    expect(run.stdout).toMatch(/left alone +\.github\/workflows\/forecourt\.yml +.*remove it/);
    for (const path of [settingsFile, workflowFile, 'forecourt.config.json'] as const)
      expect(await read(cwd, path)).toBe(own[path]);
    expect(await read(cwd, '.gitignore')).toBe(
      'node_modules\r\n/.forecourt\r\n.forecourt-cache/\r\n**/data/.*\r\nforecourt-*.sarif\r\nforecourt-code-quality.json\r\nforecourt-junit.xml\r\n',
    );
    await writeFile(join(cwd, settingsFile), '{ "json.schemas": "none" }');
    const again = await callCli(['init'], { cwd });
    expect(again.stdout).toContain('"json.schemas" is set to something else');
    expect(await read(cwd, settingsFile)).toBe('{ "json.schemas": "none" }');
  });

  it('CLI-5: schemas of an earlier version are renewed', async () => {
    const cwd = await folderWith({ '.vscode/forecourt/page.schema.json': '{}' });
    const run = await callCli(['init'], { cwd });
    expect(run.stdout).toMatch(/renewed +\.vscode\/forecourt\/ +1 JSON Schema\n/);
    expect(JSON.parse(await read(cwd, '.vscode/forecourt/page.schema.json'))).toHaveProperty(
      '$defs',
    );
  });

  it('CLI-5, CLI-6: the workflow has the least rights, pinned versions, and checks the folder that was named', async () => {
    const cwd = await folderWith({ 'package-lock.json': '{}' });
    await callCli(['init', '--tenants', './my sites/'], { cwd });
    const workflow = await read(cwd, workflowFile);
    expect(workflow).toContain("forecourt check 'my sites' --horizon 30d $SINCE");
    expect(workflow).toContain("format('--changed-since=origin/{0}', github.base_ref)");
    expect(workflow).not.toMatch(/forecourt (?:validate|lint)/);
    expect(workflow).toContain('npm ci');
    expect(workflow).toMatch(/^permissions: \{\}$/m);
    expect(workflow.match(/^ {6}[\w-]+: (?:read|write)$/gm)).toEqual([
      '      contents: read',
      '      security-events: write',
    ]);
    for (const [, action] of workflow.matchAll(/uses: (\S+)/g)) expect(action).toMatch(/@v\d+$/);
    expect(await read(cwd, settingsFile)).toContain('"/my sites/*/site.json"');
  });

  it('CLI-5: below the root of a repository no workflow is written, where GitHub would never read it', async () => {
    const cwd = await folderWith({ '.git/HEAD': '', 'site/package.json': '{}' });
    const below = await callCli(['init', 'site'], { cwd });
    expect(below.stdout).toMatch(/left alone +\.github\/workflows\/forecourt\.yml +GitHub reads/);
    expect(existsSync(join(cwd, 'site', workflowFile))).toBe(false);
    const atRoot = await callCli(['init', '--tenants', 'site/tenants'], { cwd });
    expect(atRoot.code).toBe(0);
    expect(await read(cwd, workflowFile)).toContain('forecourt check site/tenants');
  });

  it('CLI-5: a folder that is none, or that leads elsewhere, is refused', async () => {
    const cwd = await folderWith({ file: '' });
    for (const folder of ['nowhere', 'file'])
      expect(await callCli(['init', folder], { cwd })).toEqual({
        code: 2,
        stdout: '',
        stderr: `forecourt: there is no folder "${folder}"; make it first\n`,
      });
    const outside = await callCli(['init', '--tenants', '../sites'], { cwd });
    expect(outside.code).toBe(2);
    expect(outside.stderr).toContain('a folder below the one that is set up');
    expect(existsSync(join(cwd, '.vscode'))).toBe(false);
  });

  it('CLI-10: --gitlab and --hook add a job and a hook that run the gate, and only then', async () => {
    const cwd = await folderWith({});
    await callCli(['init'], { cwd });
    expect(
      Object.keys(await everything(cwd)).filter((path) => /gitlab|githooks/.test(path)),
    ).toEqual([]);
    await callCli(['init', '--gitlab', '--hook', '--tenants', 'our sites'], { cwd });
    const job = await read(cwd, '.gitlab/forecourt.gitlab-ci.yml');
    expect(job).toContain("forecourt check 'our sites' --horizon 30d $SINCE");
    expect(job).toContain('codequality: forecourt-code-quality.json');
    const hook = join(cwd, '.githooks/pre-commit');
    expect((await stat(hook)).mode & 0o111).toBe(0o111);
    const syntax = await promisify(execFile)('sh', ['-n', hook]);
    expect(syntax.stderr).toBe('');
    expect(await read(cwd, '.githooks/pre-commit')).toContain(
      "forecourt check 'our sites' --cache",
    );
    const again = await callCli(['init', '--gitlab', '--hook', '--tenants', 'our sites'], { cwd });
    expect(again.stdout).not.toMatch(/^created/m);
  });
});
