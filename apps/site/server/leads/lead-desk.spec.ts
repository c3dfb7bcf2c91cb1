import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { createLogger } from '../request-log.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openLeadDesk } from './lead-desk.ts';

it('OPS-5: a damaged leads.sqlite fails leads alone, is named in the log, and its successor is taken up', async () => {
  const dataDir = await temporaryFolder('desk');
  const file = path.join(dataDir, 'leads.sqlite');
  await writeFile(file, 'this is no database '.repeat(1_000));
  const lines: Record<string, unknown>[] = [];
  let now = 0;
  const time = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const desk = await openLeadDesk({
    dataDir,
    secrets: ['a secret of the tests that is long enough'],
    config: { destinations: {} },
    log: createLogger('info', { write: (line: string) => void lines.push(JSON.parse(line)) }),
  });
  const lead = {
    tenant: 'north',
    form: 'enquiry',
    page: '/contact',
    category: 'General Enquiry',
    status: 'Complete',
    values: { name: 'Alex Tran' },
  } as const;
  await expect(desk.intake.accept(lead)).rejects.toMatchObject({ code: 'SQLITE_NOTADB' });
  expect(lines).toEqual([
    expect.objectContaining({
      level: 50,
      msg: 'leads cannot be stored, forms answer 503',
      store: file,
      code: 'SQLITE_NOTADB',
      action: expect.stringContaining('restore a backup'),
    }),
  ]);

  await rename(file, `${file}.damaged`);
  now = 60_000;
  expect(await desk.intake.accept(lead)).toMatchObject({ outcome: 'accepted' });
  expect(lines.at(-1)).toMatchObject({ msg: 'leads are stored again', store: file });
  await desk.close();
  time.mockRestore();
  await rm(dataDir, { recursive: true });
});
