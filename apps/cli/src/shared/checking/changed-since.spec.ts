import { execFileSync } from 'node:child_process';
import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pageJson, siteJson } from '@forecourt/content/testing/sample-tenant';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { callCli } from '../../testing/call-cli.ts';
import { temporaryFolder } from '../../testing/temporary-tenant.ts';

const link = (href: string) => ({ type: 'buttons', data: { buttons: [{ text: 'Go', href }] } });
const header3 = { type: 'header', data: { text: 'A', level: 3 } };
const copied = { type: 'paragraph', data: { text: 'Northland Cars keeps your details.' } };
const page = (path: string, ...blocks: object[]) =>
  pageJson(path, blocks, {
    title: `Cars ${path}`,
    publicationDate: '2020-03-02',
    seo: { description: `New and used cars: ${path}.` },
  });

/** A repository with one tenant, whose every page but home has a link that leads nowhere. */
async function repository() {
  const cwd = await temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const at = (path: string) => join(cwd, 'tenants/demo', path);
  const write = (path: string, text: string) => writeFile(at(path), text);
  const commit = (message: string) => {
    git('add', '-A');
    git('commit', '-q', '-m', message);
  };
  await mkdir(at('pages'), { recursive: true });
  await write('site.json', siteJson('demo'));
  await write('pages/home.json', page('/'));
  for (const name of ['a', 'b', 'c', 'ü'])
    await write(`pages/${name}.json`, page(`/${name}`, link('/nowhere'), header3));
  git('init', '-q', '-b', 'main');
  commit('first');
  /** Files of the findings that are reported. */
  const filesReported = async (command: string, ref: string, ...args: string[]) => {
    const run = await callCli([command, '--changed-since', ref, '-f', 'json', ...args], { cwd });
    if (run.code === 2) return run.stderr;
    const { findings } = JSON.parse(run.stdout) as { findings: { file: string }[] };
    return [...new Set(findings.map(({ file }) => file.replace('tenants/demo/pages/', '')))];
  };
  return { cwd, git, at, write, commit, filesReported };
}

describe('--changed-since', () => {
  it.each(['validate', 'lint', 'check'])(
    'CLI-4, CLI-6: %s reports what is new in edited, staged and new files, and not what only moved',
    async (command) => {
      const { git, at, write, filesReported } = await repository();
      expect(await filesReported(command, 'HEAD')).toEqual([]);
      await write('pages/a.json', page('/a', link('/nobody'), header3));
      expect(await filesReported(command, 'HEAD')).toEqual(['a.json']);
      await write('pages/ü.json', page('/u', link('/no-one'), header3));
      git('add', '-A');
      await write('pages/new.json', page('/new', link('/nothing'), header3));
      await rename(at('pages/b.json'), at('pages/moved.json'));
      await write('pages/c.json', page('/c', header3, link('/nowhere')));
      git('add', '-A');
      expect(await filesReported(command, 'main')).toEqual(['a.json', 'new.json', 'ü.json']);
      expect(await filesReported(command, 'main', 'tenants/demo/pages/new.json')).toEqual([
        'new.json',
      ]);
    },
  );

  it('CLI-4, CLI-7: a change of one website makes nothing new on another that was copied from it', async () => {
    const { cwd, write, commit, filesReported } = await repository();
    const other = join(cwd, 'tenants/northland');
    await mkdir(join(other, 'pages'), { recursive: true });
    const site = { id: 2, name: 'Northland Cars', domains: ['northland.example'] };
    await writeFile(join(other, 'site.json'), siteJson('northland', site));
    await writeFile(join(other, 'pages/home.json'), page('/'));
    await write('pages/copied.json', page('/privacy-policy', copied));
    commit('a second website');
    const newFindings = () => filesReported('lint', 'HEAD', '--rule', 'copied-from-sibling');
    expect(await newFindings()).toEqual([]);
    const settings = (changes: object) =>
      writeFile(join(other, 'site.json'), siteJson('northland', { ...site, ...changes }));
    await writeFile(join(other, 'pages/home.json'), page('/', header3));
    expect(await newFindings()).toEqual([]);
    await settings({ phone: '07 5550 0168' });
    expect(await newFindings()).toEqual([]);
    await write('pages/copied.json', page('/privacy-policy', copied, copied));
    expect(await newFindings()).toEqual(['copied.json']);
    const westland = { type: 'paragraph', data: { text: 'Westland Cars keeps them, too.' } };
    await write('pages/copied.json', page('/privacy-policy', westland));
    commit('the name that the other one is given next');
    await settings({ name: 'Westland Cars' });
    expect(await newFindings()).toEqual(['copied.json']);
  });

  it('CLI-4: what changed is held against what did not, in both directions', async () => {
    const { at, write, commit, filesReported } = await repository();
    await write('pages/d.json', page('/d', link('/c')));
    commit('a link to a page that is there');
    expect(await filesReported('validate', 'HEAD~1')).toEqual([]);
    await rm(at('pages/c.json'));
    expect(await filesReported('validate', 'HEAD')).toEqual(['d.json']);
    expect(await filesReported('validate', 'HEAD~1')).toEqual(['d.json']);
    await write('pages/e.json', page('/a'));
    expect(await filesReported('validate', 'HEAD')).toEqual(['d.json', 'e.json']);
  });

  it('CLI-6: what a deletion or a rename breaks in other files is reported with its cause', async () => {
    const { cwd, at, write, commit } = await repository();
    const image = { type: 'image', data: { file: { url: '/assets/a.svg' }, alt: '' } };
    await mkdir(at('assets'));
    await write('assets/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>');
    await write('pages/uses.json', page('/uses', link('/b'), link('/c#top'), image));
    commit('more');
    const check = async () => {
      const args = ['check', '--changed-since', 'HEAD', '-f', 'compact'];
      const { code, stdout, stderr } = await callCli(args, { cwd });
      const lines = stdout.trimEnd().split('\n');
      return { code, stderr, lines: lines.map((line) => line.replace(/^.*: error: [^:]*: /, '')) };
    };
    expect(await check()).toEqual({
      ...{ code: 0, lines: [''] },
      stderr: 'No findings in 8 files; exit 0: no problems\n',
    });
    await rm(at('pages/b.json'));
    await write('pages/c.json', page('/moved', link('/nowhere'), header3));
    await rename(at('assets/a.svg'), at('assets/b.svg'));
    const { code, lines } = await check();
    expect([code, ...lines]).toEqual([
      1,
      expect.stringMatching(/pages\/c\.json:3:11: warning: .* \[address-lost\]$/),
      'no page has the path "/b" (pages/b.json was deleted) [link-target]',
      'no page has the path "/c" (pages/c.json was changed) [link-target]',
      'the file "/assets/a.svg" is not in the assets folder, did you mean "/assets/b.svg"? (assets/a.svg was deleted) [asset-exists]',
    ]);
  });

  it('CLI-6: findings in unchanged files name the change of a component, a redirect, a picture or data', async () => {
    const { cwd, at, write, commit } = await repository();
    const component = (required: boolean) =>
      JSON.stringify({
        name: 'note',
        props: [{ name: 'rate', type: 'string', required }],
        blocks: [{ type: 'paragraph', data: { text: 'Rates from {{rate}}' } }],
      });
    const models = (slug: string) => JSON.stringify([{ id: '1', slug, name: 'Tern' }]);
    await mkdir(at('components'));
    await mkdir(at('data'));
    await write('components/note.json', component(false));
    await write('data/models.json', models('tern'));
    const note = { type: 'customComponent', data: { name: 'note' } };
    const model = { type: 'modelColors', data: { model: 'tern' } };
    await write('pages/uses.json', page('/uses', note, model, link('/b')));
    commit('uses');
    await write('components/note.json', component(true));
    await write('data/models.json', models('heron'));
    await rename(at('pages/b.json'), at('pages/moved.json'));
    await write('pages/moved.json', page('/moved', link('/nowhere'), header3));
    await write('redirects.json', JSON.stringify([{ from: '/b', to: '/moved' }]));
    const args = ['check', '--changed-since', 'HEAD', '-f', 'json'];
    const { findings } = JSON.parse((await callCli(args, { cwd })).stdout) as {
      findings: { file: string; rule: string; message: string }[];
    };
    const causes = findings
      .filter(({ file }) => file.endsWith('uses.json'))
      .map(({ rule, message }) => `${rule} ${/\(([^()]*)\)$/.exec(message)?.[1]}`);
    expect(causes).toEqual([
      'missing-prop components/note.json was changed',
      'known-slug data/models.json was changed',
      'link-redirected pages/b.json was deleted',
    ]);
  });

  it('CLI-6: a page that moved without a redirect, and a redirect that was removed, are reported', async () => {
    const { cwd, git, write, commit } = await repository();
    const entry = (from: string) => ({ from, to: '/b' });
    await write('redirects.json', JSON.stringify([entry('/old'), entry('/older')]));
    commit('redirects');
    const lost = async () => {
      const args = ['check', '--changed-since', 'HEAD', '-f', 'json'];
      const { findings } = JSON.parse((await callCli(args, { cwd })).stdout);
      return (findings as { file: string; rule: string; message: string }[])
        .filter(({ rule }) => rule === 'address-lost')
        .map(({ file, message }) => `${file}: ${message.split(', so')[0]}`);
    };
    git('mv', 'tenants/demo/pages/a.json', 'tenants/demo/pages/moved.json');
    await write('pages/moved.json', page('/a', link('/nowhere'), header3).replace('/a', '/moved'));
    await write('redirects.json', JSON.stringify([entry('/old')]));
    expect(await lost()).toEqual([
      'tenants/demo/pages/moved.json: the page was moved from "/a" without a redirect',
      'tenants/demo/redirects.json: the redirect from "/older" to "/b" was removed',
    ]);
    const redirects = [entry('/old'), entry('/older'), { from: '/A/', to: '/moved' }];
    await write('redirects.json', JSON.stringify(redirects));
    expect(await lost()).toEqual([]);
    await write(
      'redirects.json',
      JSON.stringify([{ fron: '/old', to: '/b' }, ...redirects.slice(1)]),
    );
    expect(await lost()).toEqual([]);
  });

  it('CLI-9: a path that got misspelt is one finding, which asks for no redirect', async () => {
    const { cwd, write, commit } = await repository();
    await write('pages/uses.json', page('/uses', link('/finance'), link('/finance')));
    await write('pages/finance.json', page('/finance', link('/uses')));
    commit('finance');
    await write('pages/finance.json', page('/finanse', link('/uses')));
    const args = ['check', '--changed-since', 'HEAD', '-f', 'json'];
    const { findings } = JSON.parse((await callCli(args, { cwd })).stdout);
    expect(findings).toEqual([
      expect.objectContaining({
        file: 'tenants/demo/pages/finance.json',
        rule: 'link-target',
        message: expect.stringMatching(/did you mean "\/finance"\?$/),
      }),
    ]);
  });

  it('CLI-6: a deletion is the cause in files that changed, too', async () => {
    const { cwd, at, write, commit } = await repository();
    await write('pages/uses.json', page('/uses', link('/b')));
    commit('a link');
    await rm(at('pages/b.json'));
    await write('pages/uses.json', page('/uses', link('/b'), copied));
    const { stdout } = await callCli(['check', '--changed-since', 'HEAD', '-f', 'compact'], {
      cwd,
    });
    expect(stdout).toContain('no page has the path "/b" (pages/b.json was deleted) [link-target]');
    await write('pages/a.json', page('/gone', link('/nowhere'), header3));
    await write('pages/uses.json', page('/uses', link('/a'), copied));
    const changed = await callCli(['check', '--changed-since', 'HEAD', '-f', 'compact'], { cwd });
    expect(changed.stdout).toContain('no page has the path "/a" [link-target]');
  });

  it.each([
    ['cars', 'missing-importable-data'],
    ['team', 'missing-data'],
  ] as const)(
    'CLI-6: %s whose file is gone is an error that names the file (%s)',
    async (kind, rule) => {
      const { cwd, at, write, commit } = await repository();
      await mkdir(at('data'));
      await write(`data/${kind}.json`, '[]');
      await write('pages/shown.json', page('/shown', { type: kind, data: {} }));
      commit('a block that shows data');
      await rm(at(`data/${kind}.json`));
      const args = ['check', '--changed-since', 'HEAD', '-f', 'compact'];
      const { code, stdout } = await callCli(args, { cwd });
      expect(code).toBe(1);
      expect(stdout).toContain('pages/shown.json:7:15: error: blocks[0].type: there is no data/');
      expect(stdout).toContain(`(data/${kind}.json was deleted) [${rule}]`);
    },
  );

  it('CLI-6: a data file under another name is one error, about that file', async () => {
    const { cwd, at, write, commit } = await repository();
    await mkdir(at('data'));
    await write('data/cars.json', '[]');
    await write('pages/shown.json', page('/shown', { type: 'cars', data: {} }));
    commit('a block that shows data');
    await rename(at('data/cars.json'), at('data/stock.json'));
    const args = ['check', '--changed-since', 'HEAD', '-f', 'compact'];
    const { code, stdout } = await callCli(args, { cwd });
    expect(code).toBe(1);
    expect(stdout.trimEnd().split('\n')).toEqual([
      expect.stringMatching(
        /data\/stock\.json:1:1: error: .*\(1 place needs data\/cars\.json\) \[unknown-data\]$/,
      ),
    ]);
  });

  it('CLI-6: a new folder that nothing reads is reported, also before it is committed', async () => {
    const { at, write, commit, filesReported } = await repository();
    await mkdir(at('page'));
    await write('page/d.json', page('/d'));
    expect(await filesReported('check', 'HEAD')).toEqual(['tenants/demo/page']);
    commit('second');
    expect(await filesReported('check', 'HEAD~1')).toEqual(['tenants/demo/page']);
    expect(await filesReported('check', 'HEAD')).toEqual([]);
  });

  it('CLI-6: a second finding of the same kind is new, wherever it is inserted', async () => {
    const { write, commit, cwd } = await repository();
    await write('pages/a.json', page('/a', link('/fine'), link('/nowhere'), header3));
    await write('pages/fine.json', page('/fine'));
    commit('one');
    await write('pages/a.json', page('/a', link('/nowhere'), link('/fine'), link('/nowhere')));
    const args = ['check', '--changed-since', 'HEAD', '-f', 'json'];
    const { findings } = JSON.parse((await callCli(args, { cwd })).stdout);
    expect(findings).toMatchObject([{ file: 'tenants/demo/pages/a.json', rule: 'link-target' }]);
  });

  it('CLI-4: of another branch, what changed since both parted counts', async () => {
    const { git, write, commit, filesReported } = await repository();
    git('switch', '-q', '-c', 'mine');
    await write('pages/a.json', page('/a', link('/mine')));
    commit('mine');
    git('switch', '-q', 'main');
    await write('pages/b.json', page('/b', link('/theirs')));
    commit('theirs');
    git('switch', '-q', 'mine');
    expect(await filesReported('validate', 'main')).toEqual(['a.json']);
  });

  it('CLI-6: a tenant whose folder was renamed has no other findings than before', async () => {
    const { cwd, git } = await repository();
    git('mv', 'tenants/demo', 'tenants/other');
    const run = async () => {
      const args = ['check', '--changed-since', 'HEAD', '-f', 'json'];
      const { findings } = JSON.parse((await callCli(args, { cwd })).stdout);
      return findings.map(({ file, rule }: { file: string; rule: string }) => `${file} ${rule}`);
    };
    expect(await run()).toEqual(['tenants/other/site.json slug-folder']);
    await writeFile(join(cwd, 'tenants/other/site.json'), siteJson('other'));
    git('mv', 'tenants/other/pages/a.json', 'tenants/other/pages/moved.json');
    expect(await run()).toEqual([]);
    const text = page('/b', link('/nobody'), header3);
    await writeFile(join(cwd, 'tenants/other/pages/b.json'), text);
    expect(await run()).toEqual(['tenants/other/pages/b.json link-target']);
  });

  it('CLI-4: a tenant that is reached by a link is known by its own place', async () => {
    const { cwd, at, write } = await repository();
    await write('pages/a.json', page('/a', link('/changed')));
    await symlink(at(''), join(cwd, 'linked'));
    const args = ['validate', 'linked', '--changed-since', 'HEAD', '-f', 'compact'];
    const { stdout } = await callCli(args, { cwd });
    expect(stdout).toMatch(/^linked\/pages\/a\.json:\d+:\d+: error: [^\n]+\n$/);
  });

  it('CLI-4: what is no commit is refused, and no shell or option is made of it', async () => {
    const { cwd, filesReported } = await repository();
    for (const ref of ['nowhere', 'HEAD~9', 'HEAD; touch made', '$(touch made)', '', 'tenants'])
      expect(await filesReported('validate', ref)).toMatch(/^forecourt: .*no revision/);
    const option = await callCli(['validate', '--changed-since=--output=made'], { cwd });
    expect([option.code, option.stderr]).toEqual([
      2,
      'forecourt: "--output=made" is no revision: name a branch, a tag or a commit\n',
    ]);
    expect(existsSync(join(cwd, 'made'))).toBe(false);
  });

  it('CLI-4: branches without a common commit, as in a shallow clone, are not compared', async () => {
    const { git, write, commit, filesReported } = await repository();
    git('checkout', '-q', '--orphan', 'apart');
    await write('pages/a.json', page('/a', link('/nobody')));
    commit('apart');
    expect(await filesReported('check', 'main')).toMatch(/no common commit.*git fetch --unshallow/);
  });

  it('CLI-4: a submodule is compared within itself alone, since its revisions are its own', async () => {
    const inner = await repository();
    const outer = await repository();
    const add = ['-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', inner.cwd, 'sites'];
    outer.git(...add);
    outer.commit('submodule');
    const args = ['--changed-since', 'HEAD', '-f', 'compact'];
    const outside = await callCli(['check', 'sites/tenants', ...args], { cwd: outer.cwd });
    expect([outside.code, outside.stderr]).toEqual([
      2,
      expect.stringContaining('is a git submodule'),
    ]);
    const within = await callCli(['check', ...args], { cwd: join(outer.cwd, 'sites') });
    expect(within.code).toBe(0);
  });

  it('CLI-4: in a repository of another user it says how to allow it', async () => {
    const { cwd } = await repository();
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    const { code, stderr } = await callCli(['check', '--changed-since', 'main'], { cwd });
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/another user owns; run: git config --global --add safe.directory /),
    ]);
  });

  it('CLI-4: outside a repository it says what to do', async () => {
    const cwd = await temporaryFolder();
    await mkdir(join(cwd, 'tenants/demo'), { recursive: true });
    await writeFile(join(cwd, 'tenants/demo/site.json'), siteJson('demo'));
    const { code, stderr } = await callCli(['lint', '--changed-since', 'main'], { cwd });
    expect([code, stderr]).toEqual([
      2,
      'forecourt: "tenants/demo" is not in a git repository, so --changed-since has nothing to compare with; leave it out\n',
    ]);
  });
});
