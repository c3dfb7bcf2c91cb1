import type { IslandModule } from './start-islands.ts';

const files = import.meta.glob<IslandModule>('../../../../libs/renderer/src/*/*/*.island.{ts,tsx}');

/** Loaders of the islands' modules by the island's name, which is the name of its folder. */
export const islandModules: Readonly<Record<string, () => Promise<IslandModule>>> =
  Object.fromEntries(
    Object.entries(files).map(([file, load]) => [file.split('/').at(-2) ?? file, load]),
  );
