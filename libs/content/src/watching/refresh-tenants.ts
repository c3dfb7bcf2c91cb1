import type { LocatedFinding } from '@forecourt/block-schemas';
import { inParallel } from '../reading/in-parallel.ts';
import type { ChangeQueue, Changes } from './change-queue.ts';
import type { LateTenants } from './late-tenants.ts';
import { createMissingFiles } from './missing-files.ts';
import { nextTurn } from './next-turn.ts';
import type { TenantReadings } from './tenant-readings.ts';

const tenantsAtOnce = 4;
const isList = <T, U>(value: readonly T[] | U): value is readonly T[] => Array.isArray(value);

/** Context of {@link createTenantsRefresh}. */
export interface RefreshContext {
  readonly readings: TenantReadings;
  readonly late: LateTenants;
  readonly queue: Pick<ChangeQueue, 'putBack' | 'flush'>;
  /** Milliseconds without a change before a missing file counts as removed. */
  readonly grace: number;
  /** Number of tenants up to which all are read at the start; of more, only the settings. */
  readonly maxReadAtStart: number;
}

/** Brings the readings of tenants up to date. */
export interface TenantsRefresh {
  /**
   * Reads the tenants whose turn it is; changes of others are put back into the queue.
   * @returns a finding if the folder of tenants can't be read; everything stays as it was then.
   */
  readonly run: (changes: Changes, isStart: boolean) => Promise<LocatedFinding | undefined>;
  /** Restarts the grace period of a tenant's missing files. */
  readonly extendGrace: (folder: string) => void;
  readonly stop: () => void;
}

/** Creates the refresh of tenants. */
export function createTenantsRefresh(context: RefreshContext): TenantsRefresh {
  const { readings, late, queue, grace, maxReadAtStart } = context;
  let lastTurn: ReadonlySet<string> = new Set();
  let wasLost = false;
  const missingFiles = createMissingFiles(readings, grace, queue.flush);

  const lose = (finding: LocatedFinding) => {
    wasLost = true;
    return finding;
  };
  const putBack = (folders: readonly string[], changes: Changes) =>
    queue.putBack(new Map(folders.map((folder) => [folder, changes.get(folder) ?? new Set()])));

  /** Returns those of the changed tenants that can be read now. */
  const withoutLate = async (changed: readonly string[], changes: Changes, isStart: boolean) => {
    const { loading } = late;
    // Files that change during a tenant's first reading are read afterwards.
    const isChangedAgain = (folder: string) =>
      loading.has(folder) && (changes.has(folder) || changes.has(''));
    putBack(changed.filter(isChangedAgain), changes);
    const others = changed.filter((folder) => !loading.has(folder));
    const unread = others.filter((folder) => !readings.all.has(folder));
    const started = await late.start(unread, isStart);
    return others.filter((folder) => !started.has(folder));
  };

  const readTurn = async (
    turn: readonly string[],
    changes: Changes,
    settled: ReadonlySet<string>,
    isStart: boolean,
  ) =>
    inParallel(turn, tenantsAtOnce, async (folder) => {
      if (isStart && turn.length > maxReadAtStart) return readings.readOutline(folder);
      const isFirst = isStart || !readings.all.has(folder);
      const gone = isFirst ? 'drop' : settled.has(folder) ? 'settle' : 'keep';
      await readings.refresh(folder, changes.get(folder), gone);
    });

  const run = async (changes: Changes, isStart: boolean) => {
    const settled = missingFiles.takeSettled();
    const listed = await readings.list(isStart);
    if (!isList(listed)) {
      queue.putBack(changes);
      if (isStart) await readings.loadStored();
      return lose(listed);
    }
    const isAllChanged = wasLost || changes.has('');
    wasLost = false;
    const earlier = new Map(readings.all);
    const restored = await readings.removeMissing(listed, isStart);
    const changed = listed.filter(
      (folder) =>
        isAllChanged ||
        changes.has(folder) ||
        restored.has(folder) ||
        !readings.all.has(folder) ||
        (settled.has(folder) && missingFiles.has(folder)),
    );
    const waiting = await withoutLate(changed, changes, isStart);
    const turn = nextTurn(waiting, lastTurn);
    lastTurn = new Set(turn);
    const later = waiting.filter((folder) => !lastTurn.has(folder));
    putBack(later, changes);
    for (const folder of later) if (settled.has(folder)) missingFiles.putBack(folder);
    await readTurn(turn, changes, settled, isStart);
    const after = isStart ? listed : await readings.list(false);
    if (!isList(after)) {
      // The folder was lost during the reading, which is therefore incomplete.
      readings.restore(earlier);
      return lose(after);
    }
    missingFiles.follow(lastTurn);
    if (later.length > 0) queue.flush();
    return undefined;
  };

  return { run, extendGrace: missingFiles.extendGrace, stop: missingFiles.stop };
}
