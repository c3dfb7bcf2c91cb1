import { chmod, cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import compression from 'compression';
import express, { Router, type RequestHandler } from 'express';
import { sendPlain } from './plain-text.ts';

/** Folders of the client build. */
export interface StaticBuildOptions {
  /** Folder of the client build, with `_build/` in it. */
  readonly clientDir: string;
  /** Folder of files of earlier builds, see {@link storeBuildFiles}. */
  readonly earlierDir?: string;
}

/** `/_build/...`: scripts and fonts of the build, named by their content hash and cached forever. */
export function staticBuild({ clientDir, earlierDir }: StaticBuildOptions): RequestHandler {
  const router = Router();
  const files = (directory: string) =>
    express.static(directory, { immutable: true, maxAge: '1y', index: false, redirect: false });
  router.use(compression());
  router.use(files(path.join(clientDir, '_build')));
  // The data folder's name may start with a dot, which `send` allows in `root` only.
  if (earlierDir !== undefined) router.use(files(earlierDir));
  router.use((_req, res) => sendPlain(res, 404, 'Not found'));
  return router;
}

/** Returns the folder of the files of this and earlier builds. */
export const buildFilesFolder = (dataDir: string): string => path.join(dataDir, 'build-files');

const keptForMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Copies this build's files beside those of earlier builds, so that a page that is still open or
 * cached finds its islands after the next deploy. Files that no build of the last 30 days contained
 * are removed.
 * @returns the folder that contains them all.
 */
export async function storeBuildFiles(
  clientDir: string,
  dataDir: string,
  now: Date,
): Promise<string> {
  const folder = buildFilesFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await cp(path.join(clientDir, '_build'), folder, { recursive: true });
  // Copies have the modes of the originals.
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (now.getTime() - mtimeMs > keptForMs) await rm(file, { recursive: true, force: true });
  }
  return folder;
}
