import { pageJson } from '@forecourt/content/testing/sample-tenant';
import { describe, expect, it } from 'vitest';
import { callCli } from '../../testing/call-cli.ts';
import { schemaClone } from '../../testing/schema-clone.ts';
import { temporaryFolder } from '../../testing/temporary-tenant.ts';

interface Properties {
  required: string[];
  properties: Record<string, Record<string, unknown>>;
  $defs: Record<string, Record<string, unknown>>;
}
const tag = (data: object) => ({ type: 'tag', data: { text: 'New', ...data } });
const files = {
  'pages/long.json': pageJson('/long', [
    { type: 'columns', data: { cols: [{ blocks: [tag({ text: 'A rather long label' })] }] } },
    { type: 'header', data: { text: 'A', level: 9 } },
  ]),
  'pages/short.json': pageJson('/short', [tag({})]),
  'pages/wrong.json': pageJson('/wrong', [tag({ text: 7 })]),
};
interface Report {
  changes: {
    level: string;
    pointer: string;
    message: string;
    affects: { schema: string; path: string }[];
  }[];
  broken?: {
    page?: string;
    file: string;
    kind: string;
    findings: { line: number; pointer: string; message: string }[];
  }[];
  summary: Record<string, number>;
}

async function diffOf(
  edit: (clone: Awaited<ReturnType<typeof schemaClone>>) => Promise<void>,
  ...args: string[]
) {
  const clone = await schemaClone(files);
  await edit(clone);
  const run = (...more: string[]) => callCli(['schema-diff', ...more], { cwd: clone.folder });
  const result = await run('before', ...args, '--format', 'json');
  return { ...result, report: JSON.parse(result.stdout) as Report, run };
}

describe('forecourt schema-diff', () => {
  it('CLI-15: a tightened limit may break, and the report names the pages that were valid and are refused', async () => {
    const { code, report, stderr, run } = await diffOf(async ({ edit }) => {
      await edit('blocks/tag/schema.json', ({ properties }: Properties) => {
        properties.text = { ...properties.text, maxLength: 10 };
      });
    });
    expect(code).toBe(1);
    expect(report.changes.filter(({ level }) => level === 'may break')).toEqual([
      {
        level: 'may break',
        keyword: 'maxLength',
        pointer: 'blocks/tag/schema.json#/properties/text/maxLength',
        message: 'maxLength changed from 80 to 10',
        affects: [{ schema: 'tag', path: 'text' }],
      },
    ]);
    // Blocks that were invalid before are left out; the other blocks of their pages are checked.
    expect(report.broken).toMatchObject([
      {
        page: '/long',
        kind: 'page',
        file: 'tenants/demo/pages/long.json',
        findings: [
          {
            line: 15,
            pointer: '/blocks/0/data/cols/0/blocks/0/data/text',
            message: 'must have at most 10 characters',
          },
        ],
      },
    ]);
    expect(report.summary).toMatchObject({ mayBreak: 1, files: 5, filesBroken: 1 });
    expect(stderr).toContain('1 of 5 files of content breaks\n');
    const pretty = await run('before');
    expect(pretty.stdout).toContain('tag.text: maxLength changed from 80 to 10');
    expect(pretty.stdout).toContain('tenants/demo/pages/long.json:15:');
    const markdown = await run('before', '--format', 'markdown');
    expect(markdown.stdout).toContain('| may break | tag.text |');
    expect(markdown.code).toBe(1);
  });

  it('CLI-15: optional properties, new enum values and descriptions are safe', async () => {
    const { code, report } = await diffOf(async ({ edit }) => {
      await edit('blocks/tag/schema.json', ({ properties }: Properties) => {
        properties.size = { enum: ['small', 'large'], description: 'How large it is.' };
        properties.text!.description = 'Other words.';
      });
      await edit('common.json', ({ $defs }: Properties) => {
        ($defs.alignment!.enum as string[]).push('justify');
      });
    });
    expect([code, report.broken]).toEqual([0, []]);
    expect(report.summary).toMatchObject({ mayBreak: 0, safe: 3 });
    const wider = report.changes.find(({ pointer }) => pointer.startsWith('common.json'))!;
    expect(wider.message).toBe('"justify" is now allowed');
    expect(wider.affects).toEqual(
      expect.arrayContaining([
        { schema: 'buttons', path: 'horizontalAlignment' },
        { schema: 'imageBanner', path: 'alignment' },
      ]),
    );
  });

  it('CLI-15: compares two revisions, settings and block types that are gone', async () => {
    const clone = await schemaClone(files);
    await clone.edit('site.json', (site: Properties) => void site.required.push('tagline'));
    await clone.edit('blocks/tag/schema.json', (schema: { $id: string }) => {
      schema.$id = 'https://forecourt.example/schema/blocks/label/schema.json';
    });
    await clone.commit();
    const run = async (...args: string[]) => {
      const { code, stdout } = await callCli(['schema-diff', ...args, '-f', 'json'], {
        cwd: clone.folder,
      });
      return { code, report: JSON.parse(stdout) as Report };
    };
    const { code, report } = await run('before', 'HEAD');
    expect(code).toBe(1);
    expect(report.changes.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'property "tagline" is now required',
        'schema was removed',
        'schema is new',
      ]),
    );
    expect(report.broken!.map(({ page, kind }) => page ?? kind)).toEqual([
      '/long',
      '/short',
      'site',
    ]);
    expect((await run('HEAD')).report.changes).toEqual([]);
    expect((await run()).code).toBe(0);
    expect(
      (await run('before', 'HEAD', '--content', 'tenants/demo/pages/short.json')).report.broken,
    ).toHaveLength(1);
    expect((await run('before', 'HEAD', '--schemas-only')).report.broken).toBeUndefined();
  });

  it('CLI-15: looks into nested blocks where each version has them, whatever this build knows', async () => {
    const { report } = await diffOf(async ({ edit }) => {
      await edit('blocks/columns/schema.json', ({ properties }: Properties) => {
        properties.cols = { type: 'array', items: { type: 'object' } };
      });
      await edit(
        'blocks/tag/schema.json',
        ({ required }: Properties) => void required.push('icon'),
      );
    });
    // The new version has no list of blocks in columns, so it doesn't check the tag there.
    expect(report.broken!.map(({ page }) => page)).toEqual(['/short']);
  });

  it('CLI-4, CLI-15: what can’t be compared is one line of error', async () => {
    const { folder, edit } = await schemaClone(files);
    const run = (...args: string[]) => callCli(['schema-diff', ...args], { cwd: folder });
    const none = await run('nowhere');
    expect([none.code, none.stderr]).toEqual([
      2,
      `forecourt: there is no revision "nowhere" in ${folder}; git branch --all and git log list what there is\n`,
    ]);
    expect((await run('--output=x')).code).toBe(2);
    await edit('blocks/tag/schema.json', (schema: Record<string, unknown>) => {
      schema.properties = { text: { $ref: 'nowhere.json' } };
    });
    expect((await run('before')).stderr).toMatch(
      /^forecourt: the schemas of the working tree cannot be compiled: .*nowhere/,
    );
    const outside = await callCli(['schema-diff'], { cwd: await temporaryFolder() });
    expect([outside.code, outside.stderr]).toEqual([
      2,
      'forecourt: schemas are compared where they are written: run this in a clone of the repository\n',
    ]);
  });
});
