import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

  it('API-4: tells what it can’t open, and what comes after it was closed, as failures of the store', async () => {
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
});
