import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accepted, leadsOn } from '../testing/leads-under-test.ts';
import { mountSmallDisk, whyNoSmallDisk, type SmallDisk } from '../testing/small-disk.ts';
import { enquiry } from '../testing/submissions.ts';
import { isDiskFull } from './full-disk.ts';
import { openSqlite } from './sqlite-database.ts';

describe.skipIf(whyNoSmallDisk)(
  `a full disk${whyNoSmallDisk ? ` (skipped: ${whyNoSmallDisk})` : ''}`,
  () => {
    let disk: SmallDisk;
    let file = '';
    beforeAll(() => {
      disk = mountSmallDisk(4);
      file = join(disk.folder, 'leads.sqlite');
    });
    afterAll(() => disk.remove());

    it('OPS-5: is SQLITE_FULL to a store that is opened on it, which works once there is room', async () => {
      await (await openSqlite(file)).close();
      disk.fill();
      await expect(openSqlite(file)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
      disk.makeRoom();
      const database = await openSqlite(file);
      expect(await accepted(leadsOn(database).intake, enquiry())).toMatchObject({
        replayed: false,
      });
      await database.close();
    });

    it('OPS-5: is SQLITE_FULL to an open store, which stores leads again once there is room', async () => {
      const database = await openSqlite(file);
      const { intake } = leadsOn(database);
      disk.fill();
      const big = enquiry({ values: { Comments: 'x'.repeat(100_000) } });
      await expect(intake.accept(big)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
      disk.makeRoom();
      expect(await accepted(intake, enquiry({ key: 'later' }))).toMatchObject({ replayed: false });
      await database.close();
    });

    it('OPS-5: is not blamed for a damaged file, and a disk with room not for a damaged one', () => {
      expect(isDiskFull('SQLITE_IOERR 4874', file)).toBe(false);
      disk.fill();
      expect(isDiskFull('SQLITE_IOERR 4874', file)).toBe(true);
      expect(isDiskFull('SQLITE_CANTOPEN 14', file)).toBe(true);
      expect(isDiskFull('SQLITE_NOTADB', file)).toBe(false);
      expect(isDiskFull('SQLITE_IOERR 4874', join(file, 'nowhere', 'leads.sqlite'))).toBe(false);
      disk.makeRoom();
    });
  },
);
