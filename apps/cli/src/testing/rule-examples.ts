import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Cutoff } from '@forecourt/block-schemas';
import { blockingFileSystem, placeInFiles, readTenant } from '@forecourt/content';
import { siteJson } from '@forecourt/content/testing/sample-tenant';
import { lintTenant } from '@forecourt/lint/testing/lint-tenant';
import { pretty } from '../shared/reporters/pretty.ts';
import { makeReport } from '../shared/reporters/report.ts';
import { callCli } from './call-cli.ts';
import { temporaryTenant } from './temporary-tenant.ts';

/** An example of a rule's page: files of a tenant, and the expected report. */
export interface RuleExample {
  readonly files: ReadonlyMap<string, string>;
  /** From the fences: `zone=`, `region=`, `at=`, `horizon=`, and sizes of pictures, `/assets/a.svg=1600x900:5000` or `/assets/a.gif=90x60`. */
  readonly settings: ReadonlyMap<string, string>;
  /** The report without its last line; undefined if there are no findings. */
  readonly expected?: string;
}

const fence = /^(`{3,})(\w+)([^\n]*)\n([^]*?)\n\1$/gm;

/** Returns the examples below a heading of a rule's page. Adjacent fences are one example. */
export function examplesUnder(markdown: string, heading: string): RuleExample[] {
  const section = markdown.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const groups: RegExpExecArray[][] = [];
  let end = -1;
  for (const match of section.matchAll(fence)) {
    const isNext = end >= 0 && section.slice(end, match.index).trim() === '';
    if (isNext) groups.at(-1)!.push(match);
    else groups.push([match]);
    end = match.index + match[0].length;
  }
  return groups.map((group) => {
    const json = group.filter(([, , language]) => language === 'json');
    const words = json.map(([, , , info = '']) => info.trim().split(/\s+/));
    const settings = words.flatMap((all) => all.slice(1));
    return {
      files: new Map(json.map(([, , , , text], index) => [words[index]![0]!, text!])),
      settings: new Map(
        settings.map((word): [string, string] => {
          const [name = '', ...value] = word.split('=');
          return [name, value.join('=')];
        }),
      ),
      expected: group.find(([, , language]) => language === 'text')?.[4],
    };
  });
}

/** A GIF of one pixel on a canvas of the given size; each side's low byte must be below 128. */
function gif(width: number, height: number): string {
  const canvas = [width, height].flatMap((side) => [side % 256, Math.floor(side / 256)]);
  const pixel = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0];
  return `GIF89a${String.fromCharCode(...canvas, 0, 0, 0, ...pixel, 0x3b)}`;
}

function picture(name: string, size: string): string {
  const [, width, height, bytes = '0'] = /^(\d+)x(\d+)(?::(\d+))?$/.exec(size) ?? [];
  if (name.endsWith('.gif')) return gif(Number(width), Number(height));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  return svg.padEnd(Number(bytes));
}

const home = {
  schemaVersion: 1,
  path: '/',
  title: 'Home',
  publicationDate: '2026-01-05',
  seo: { description: 'New and used cars beside the harbour.' },
  blocks: [],
};

const configName = 'forecourt.config.json';
/** A registry of cutoffs in place of the built-in one. */
const registryName = 'cutoffs.json';

/** Same as `lint`, with cutoffs that the command line has no option for. */
async function lintWithCutoffs(rule: string, cwd: string, text: string): Promise<string> {
  const directory = join(cwd, 'tenants/demo');
  const { snapshot } = await readTenant(directory, { fs: blockingFileSystem });
  const found = lintTenant({
    snapshot: snapshot!,
    now: new Date().toISOString(),
    cutoffs: JSON.parse(text) as readonly Cutoff[],
  }).filter(({ finding }) => finding.rule === rule);
  const context = { fs: blockingFileSystem, directory, nameOf: (path: string) => path };
  const placed = await placeInFiles(context, found);
  return pretty(makeReport(placed, [], { failLevel: 'error' }), { colour: false });
}

const withoutSummary = (text: string) => text.replace(/\n?[^\n]*\n$/, '').trimEnd();

/** Returns the report of `forecourt lint` on an example, without the last line and the tenant's folder. */
export async function lintExample(rule: string, example: RuleExample): Promise<string> {
  const { files, settings } = example;
  const region = settings.get('region') ?? 'AU';
  const timeZone = settings.get('zone') ?? 'Australia/Sydney';
  const pictures = [...settings].filter(([name]) => name.startsWith('/assets/'));
  const own = [...files].filter(([name]) => name !== configName && name !== registryName);
  const cwd = await temporaryTenant({
    'site.json': JSON.stringify(JSON.parse(siteJson('demo', { region, timeZone })), null, 2),
    'pages/home.json': JSON.stringify(home),
    ...Object.fromEntries(pictures.map(([name, size]) => [name.slice(1), picture(name, size)])),
    ...Object.fromEntries(own),
  });
  const registry = files.get(registryName);
  if (registry !== undefined) return withoutSummary(await lintWithCutoffs(rule, cwd, registry));
  const config = files.get(configName);
  await mkdir(dirname(join(cwd, configName)), { recursive: true });
  if (config !== undefined) await writeFile(join(cwd, configName), config);
  const paths = [...own.map(([name]) => `/${name}`), ...pictures.map(([name]) => name)].map(
    (name) => `tenants/demo${name}`,
  );
  const options = ['at', 'horizon'].flatMap((name) => {
    const value = settings.get(name);
    return value === undefined ? [] : [`--${name}`, value];
  });
  const { stdout, stderr } = await callCli(['lint', ...paths, '--rule', rule, ...options], { cwd });
  if (stderr !== '') throw new Error(stderr);
  return withoutSummary(stdout.replaceAll('tenants/demo/', ''));
}
