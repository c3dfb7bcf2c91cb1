import { chmod, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accepted, leadsOn } from '../testing/leads-under-test.ts';
import { leadStoreContract } from '../testing/lead-store-contract.ts';
import { privacyContract } from '../testing/privacy-contract.ts';
import { enquiry } from '../testing/submissions.ts';
import { openSqlite } from './sqlite-database.ts';

async function temporaryFile() {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-leads-'));
  return { folder, file: join(folder, 'data', 'leads.sqlite') };
}

const sqliteUnderTest = async () => {
  const { folder, file } = await temporaryFile();
  return {
    open: () => openSqlite(file),
    async bytes() {
      const names = await readdir(join(folder, 'data'));
      const files = names.filter((name) => !name.endsWith('-shm'));
      const read = files.map((name) => readFile(join(folder, 'data', name), 'latin1'));
      return (await Promise.all(read)).join('\n');
    },
    remove: () => rm(folder, { recursive: true }),
  };
};
leadStoreContract('SQLite', sqliteUnderTest);
privacyContract('SQLite', sqliteUnderTest);

describe('SQLite', () => {
  it('API-4: commits wait for the disk, and deleted rows are overwritten', async () => {
    const { folder, file } = await temporaryFile();
    const database = await openSqlite(file);
    const pragma = async (name: string) =>
      Object.values((await database.transaction((run) => run(`pragma ${name}`)))[0]!)[0];
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('secure_delete')).toBe(1);
    await database.close();
    await rm(folder, { recursive: true });
  });

  it('FNQ-6: the log is empty once drafts have been deleted', async () => {
    const { folder, file } = await temporaryFile();
    const database = await openSqlite(file);
    const { drafts } = leadsOn(database);
    await drafts.save({ tenant: 'a', form: 'b' }, {});
    expect((await stat(`${file}-wal`)).size).toBeGreaterThan(0);
    await drafts.deleteExpired();
    expect((await stat(`${file}-wal`)).size).toBe(0);
    await database.close();
    await rm(folder, { recursive: true });
  });

  it('API-4: rejects with a store failure what it cannot open, and what comes after it was closed', async () => {
    const { folder } = await temporaryFile();
    const file = join(folder, 'not-a-database');
    await writeFile(file, 'x'.repeat(10_000));
    const failure = { name: 'LeadStoreFailure' };
    await expect(openSqlite(file)).rejects.toMatchObject({ ...failure, code: 'SQLITE_NOTADB' });
    await expect(openSqlite(join(file, 'leads.sqlite'))).rejects.toMatchObject(failure);
    const database = await openSqlite(join(folder, 'leads.sqlite'));
    await database.close();
    const { intake } = leadsOn(database);
    await expect(intake.accept(enquiry())).rejects.toMatchObject(failure);
    await rm(folder, { recursive: true });
  });

  it('OPS-5: a full disk rejects with SQLITE_FULL, and the store works again once there is room', async () => {
    const { folder, file } = await temporaryFile();
    const database = await openSqlite(file);
    const pages = async (most: string) =>
      database.transaction((run) => run(`pragma max_page_count = ${most}`));
    const { intake } = leadsOn(database);
    await pages('1');
    const big = enquiry({ values: { Comments: 'x'.repeat(100_000) } });
    await expect(intake.accept(big)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    await pages('1000000');
    expect(await accepted(intake, enquiry())).toMatchObject({ replayed: false });
    await database.close();
    await rm(folder, { recursive: true });
  });

  it('OPS-5: its files are for their owner alone, from a fresh start and after looser days', async () => {
    const { folder, file } = await temporaryFile();
    const modes = async () => {
      const names = ['', '-wal', '-shm'].map((end) => file + end);
      return Promise.all(names.map(async (name) => (await stat(name)).mode & 0o777));
    };
    const earlier = process.umask(0);
    try {
      const database = await openSqlite(file);
      expect(await modes()).toEqual([0o600, 0o600, 0o600]);
      expect((await stat(join(folder, 'data'))).mode & 0o777).toBe(0o700);
      await chmod(file, 0o644);
      await chmod(`${file}-wal`, 0o666);
      const second = await openSqlite(file);
      expect(await modes()).toEqual([0o600, 0o600, 0o600]);
      await Promise.all([database.close(), second.close()]);
    } finally {
      process.umask(earlier);
    }
    await rm(folder, { recursive: true });
  });

  it('API-4: a store that another process keeps locked rejects, and works again afterwards', async () => {
    const { folder, file } = await temporaryFile();
    const [one, other] = [await openSqlite(file, { busyTimeout: 50 }), await openSqlite(file)];
    const { intake } = leadsOn(one);
    await other.transaction(async () => {
      await expect(intake.accept(enquiry())).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    });
    expect(await accepted(intake, enquiry())).toMatchObject({ replayed: false });
    await Promise.all([one.close(), other.close()]);
    await rm(folder, { recursive: true });
  });

  it.each([
    ['its folder is deleted', 'ENOENT', (file: string) => rm(dirname(file), { recursive: true })],
    [
      'its folder is moved away',
      'ENOENT',
      (file: string) => rename(dirname(file), `${dirname(file)}.away`),
    ],
    ['it is deleted', 'ENOENT', (file: string) => rm(file)],
    ['another takes its place', 'STORE_REPLACED', replace],
    ['its log is deleted', 'STORE_LOG_LOST', (file: string) => rm(`${file}-wal`)],
    ['the index of its log is deleted', 'STORE_LOG_LOST', (file: string) => rm(`${file}-shm`)],
  ])('OPS-5: no lead is acknowledged once %s', async (_how, code, lose) => {
    const { folder, file } = await temporaryFile();
    const database = await openSqlite(file);
    const { intake } = leadsOn(database);
    await accepted(intake, enquiry());
    await lose(file);
    await expect(intake.accept(enquiry())).rejects.toMatchObject({ code });
    await expect(intake.accept(enquiry())).rejects.toMatchObject({ code });
    await database.close();
    await rm(folder, { recursive: true });
  });

  it('OPS-5: what was stored before the log was deleted is in the file when it is opened again', async () => {
    const { folder, file } = await temporaryFile();
    const [lost, other] = [await openSqlite(file), await openSqlite(file)];
    const { leadId } = await accepted(leadsOn(lost).intake, enquiry());
    await rm(`${file}-wal`);
    await rm(`${file}-shm`);
    await expect(lost.transaction((run) => run('select 1'))).rejects.toMatchObject({
      code: 'STORE_LOG_LOST',
    });
    await Promise.all([lost.close(), other.close()]);
    const again = await openSqlite(file, { mustExist: true });
    expect(await leadsOn(again).store.read(leadId)).toMatchObject({ id: leadId });
    await again.close();
    await rm(folder, { recursive: true });
  });

  it('OPS-5: a loss during a transaction is noticed before the commit is acknowledged', async () => {
    const { folder, file } = await temporaryFile();
    const database = await openSqlite(file);
    const work = database.transaction(async (run) => {
      const rows = await run('select 1');
      await rm(file);
      return rows;
    });
    await expect(work).rejects.toMatchObject({ code: 'ENOENT' });
    await database.close();
    await rm(folder, { recursive: true });
  });

  it('OPS-5: a store that must exist is never created, neither where an empty file is', async () => {
    const { folder, file } = await temporaryFile();
    const failure = { name: 'LeadStoreFailure', code: 'ENOENT' };
    await expect(openSqlite(file, { mustExist: true })).rejects.toMatchObject(failure);
    await expect(stat(file)).rejects.toThrow('ENOENT');
    const empty = join(folder, 'leads.sqlite');
    await writeFile(empty, '');
    await expect(openSqlite(empty, { mustExist: true })).rejects.toMatchObject(failure);
    expect((await stat(empty)).size).toBe(0);
    await rm(folder, { recursive: true });
  });
});

/** Puts another store in a file's place, as a backup is restored. */
async function replace(file: string): Promise<void> {
  const other = `${file}.other`;
  await (await openSqlite(other)).close();
  await rename(other, file);
}
