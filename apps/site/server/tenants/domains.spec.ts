import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import { openDomains, type Domains } from './domains.ts';

/** For a busy machine. */
const patient = { timeout: 20_000 };

const open: Domains[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function opened() {
  const file = path.join(await temporaryFolder('domains'), 'domains.json');
  // Renamed when complete, as editors do.
  const write = async (domain: string) => {
    await writeFile(`${file}.new`, JSON.stringify({ north: [domain] }));
    await rename(`${file}.new`, file);
  };
  await write('first.example');
  const errors: unknown[] = [];
  const log = pino({ level: 'error' }, { write: (text) => void errors.push(JSON.parse(text)) });
  const domains = await openDomains({ file, log, checkEvery: 10 });
  open.push(domains);
  const names = () => [...(domains.allowed()?.keys() ?? [])];
  return { file, write, domains, names, errors };
}

describe('openDomains', () => {
  it('TEN-10: applies later changes after a listener that throws, and logs its error', async () => {
    const { file, write, domains, names, errors } = await opened();
    let calls = 0;
    domains.follow(() => {
      calls += 1;
      if (calls === 1) throw new Error('no room');
    });
    await expect.poll(() => errors, patient).toHaveLength(1);
    expect(errors[0]).toMatchObject({ file, msg: 'a change of domains cannot be applied' });
    await write('second.example');
    await expect.poll(names, patient).toEqual(['second.example']);
    await expect.poll(() => calls, patient).toBeGreaterThan(1);
    expect(errors).toHaveLength(1);
  });

  it('TEN-10: applies a change made between the first reading and the start of following', async () => {
    const { write, domains, names } = await opened();
    await write('second.example');
    const applied: string[][] = [];
    domains.follow(() => void applied.push(names()));
    await expect.poll(() => applied[0], patient).toEqual(['second.example']);
  });

  it('TEN-10: records owners again after a write that failed', async () => {
    const folder = path.join(await temporaryFolder('domains'), 'data');
    const recordFile = path.join(folder, 'domain-owners.json');
    const domains = await openDomains({ recordFile, log: pino({ enabled: false }) });
    const owners = new Map([['first.example', 'north']]);
    await domains.record(owners);
    await mkdir(folder);
    await domains.record(new Map(owners));
    expect(JSON.parse(await readFile(recordFile, 'utf8')).domains).toEqual({
      'first.example': 'north',
    });
  });
});
