import { chmod, cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import compression from 'compression';
import express, { Router, type RequestHandler } from 'express';
import { sendPlain } from './plain-text.ts';

/** Where the client build lies. */
export interface StaticBuildOptions {
  /** Folder of the client build, with `_build/` in it. */
  readonly clientDir: string;
  /** Folder of files of earlier builds, see {@link keepBuildFiles}. */
  readonly earlierDir?: string;
}

/** `/_build/...`: scripts and fonts of the build, named by their content, kept for good. */
export function staticBuild({ clientDir, earlierDir }: StaticBuildOptions): RequestHandler {
  const router = Router();
  const files = (directory: string) =>
    express.static(directory, { immutable: true, maxAge: '1y', index: false, redirect: false });
  router.use(compression());
  router.use(files(path.join(clientDir, '_build')));
  // Below a data folder whose name may start with a dot: `root` may, the rest of the path may not.
  if (earlierDir !== undefined) router.use(files(earlierDir));
  router.use((_req, res) => sendPlain(res, 404, 'Not found'));
  return router;
}

const keptForMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Copies this build's files beside those of earlier builds, so that a page that somebody still has
 * open, or that a cache still holds, finds its islands after the next deploy. Files that no build of
 * the last 30 days brought along are removed.
 * @returns the folder that holds them all.
 */
export async function keepBuildFiles(
  clientDir: string,
  dataDir: string,
  now: Date,
): Promise<string> {
  const kept = path.join(dataDir, 'build-files');
  await mkdir(kept, { recursive: true, mode: 0o700 });
  await cp(path.join(clientDir, '_build'), kept, { recursive: true });
  // Copies have the modes of what was copied.
  for (const entry of await readdir(kept, { recursive: true, withFileTypes: true }))
    await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  for (const name of await readdir(kept)) {
    const file = path.join(kept, name);
    const { mtimeMs } = await stat(file);
    if (now.getTime() - mtimeMs > keptForMs) await rm(file, { recursive: true, force: true });
  }
  return kept;
}
