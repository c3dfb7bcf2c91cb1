import { blockMigrations, referenceMigrations } from '@forecourt/content/migrations';
import type { Migration } from '@forecourt/content/migrations';
import { videoEndings } from './video-endings.ts';

/** Every migration, in the order in which they run. */
export const migrations: readonly Migration[] = [
  ...blockMigrations,
  videoEndings,
  ...referenceMigrations,
];
