import type { SettingReaders } from '../settings/settings-reader.ts';

/** The operator's settings for pictures. */
export interface PictureConfig {
  /** Processor time in seconds that one rendition may take. */
  readonly cpuSeconds: number;
  /** Memory in megabytes that one encoder process may take. */
  readonly memoryMb: number;
  /** Upper bound of the disk cache in megabytes. */
  readonly cacheMb: number;
  /** True to pre-render pictures before the first visitor requests them. */
  readonly ahead: boolean;
}

/** Reads the settings for pictures. */
export const readPictureConfig = ({ integer, oneOf }: SettingReaders): PictureConfig => ({
  cpuSeconds: integer('FORECOURT_PICTURE_SECONDS', 15, 1, 600),
  memoryMb: integer('FORECOURT_PICTURE_MEMORY_MB', 1024, 128, 65536),
  cacheMb: integer('FORECOURT_PICTURE_CACHE_MB', 2048, 1, 1_000_000),
  ahead: oneOf('FORECOURT_PICTURES_AHEAD', ['true', 'false'], 'true') === 'true',
});
