import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageJson } from '@forecourt/content/testing/sample-tenant';
import { expect, it } from 'vitest';
import { callCli } from '../../testing/call-cli.ts';
import { temporaryTenant } from '../../testing/temporary-tenant.ts';

const link = (href: string) => ({ type: 'buttons', data: { buttons: [{ text: 'Go', href }] } });
const page = (path: string, ...blocks: object[]) =>
  pageJson(path, blocks, { title: `Cars ${path}`, publicationDate: '2020-03-02' });
const names = ['a', 'b', 'c', 'd', 'e'];

/** A repository in which five pages link to another page and to one of its blocks. */
async function repository() {
  const booking = { id: 'booking', type: 'header', data: { text: 'Book', level: 2 } };
  const linking = names.map((name): [string, string] => [
    `pages/${name}.json`,
    page(`/${name}`, link('/service#booking')),
  ]);
  const cwd = await temporaryTenant({
    'pages/home.json': page('/', link('/service')),
    'pages/service.json': page('/service', link('#booking'), booking),
    ...Object.fromEntries(linking),
  });
  const git = (...args: string[]) => execFileSync('git', args, { cwd, stdio: 'ignore' });
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '-qm', 'first');
  const at = (path: string) => join(cwd, 'tenants/demo', path);
  const check = async (...args: string[]) =>
    (await callCli(['validate', ...args], { cwd })).stdout.replaceAll('tenants/demo/', '');
  return { cwd, at, check };
}

const twoLines = (text: string) => text.trim().split('\n');

it('CLI-6: links to a block that is gone are one finding, on the page that had it, with the other places', async () => {
  const { at, check } = await repository();
  await writeFile(at('pages/service.json'), page('/service', link('#booking')));
  const [finding, ...more] = twoLines(await check('-f', 'compact'));
  expect(more).toEqual([]);
  expect(finding).toMatch(
    /^pages\/service\.json:.* no block of the page "\/service" has the id "booking"; 5 other places name it as well \(pages\/a\.json:\d+:\d+, pages\/b\.json:\d+:\d+, pages\/c\.json:\d+:\d+, …\): restore it, or correct them all/,
  );
  const { findings, summary } = JSON.parse(await check('-f', 'json')) as {
    findings: { others: { count: number; named: { file: string }[] } }[];
    summary: { errors: number };
  };
  expect(summary.errors).toBe(1);
  expect(findings[0]!.others).toMatchObject({
    count: 5,
    named: names.map((name) => ({ file: `pages/${name}.json` })),
  });
  const log = JSON.parse(await check('-f', 'sarif')) as {
    runs: { results: { relatedLocations: unknown[] }[] }[];
  };
  expect(log.runs[0]!.results.map(({ relatedLocations }) => relatedLocations.length)).toEqual([5]);
});

it('CLI-6: --changed-since folds what is new: the uses of a deleted page, then a new use of it', async () => {
  const { cwd, at, check } = await repository();
  const since = () => check('--changed-since', 'HEAD', '-f', 'compact');
  await rm(at('pages/service.json'));
  expect(twoLines(await since())).toEqual([
    expect.stringMatching(
      /^pages\/a\.json:.* no page has the path "\/service" \(pages\/service\.json was deleted\); 5 other places/,
    ),
  ]);
  const commit = ['-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '-qam', 'gone'];
  execFileSync('git', commit, { cwd, stdio: 'ignore' });
  expect(await since()).toBe('');
  await writeFile(at('pages/home.json'), page('/', link('/service'), link('/service?a=1')));
  expect(twoLines(await since())).toEqual([
    expect.stringMatching(/^pages\/home\.json:.* no page has the path "\/service"/),
  ]);
});
