import type { FileSystem } from '@forecourt/content';
import { configFile } from './find-config.ts';
import { locateFile } from './locate-file.ts';
import type { Located } from './locate-file.ts';

/** Locates the configuration that a file in a folder extends by a path or the name of a package. */
export const locateConfig = (fs: FileSystem, folder: string, name: string): Promise<Located> =>
  locateFile(fs, folder, name, ({ manifest: { forecourt }, subpath }) => {
    const path = subpath ?? (typeof forecourt === 'string' ? forecourt : configFile);
    const missing = `has no "${path}"; it must contain a ${configFile}, or name its configuration as "forecourt" in its package.json`;
    return { path, missing };
  });
