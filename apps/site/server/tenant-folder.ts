import { nodeFileSystem, watchTenants, type FileSystem } from '@forecourt/content';
import type { Logger } from 'pino';
import type { OpenDataThreads } from './data/threads/open-data-threads.ts';
import type { TenantSource } from './tenant-source.ts';

/**
 * Tenants of a folder, read again as they change (TEN-8).
 * @param directory holds a folder for each tenant.
 * @param preview shows an edit with its faults instead of keeping the last good version.
 * @param dataFiles reads data files in threads; without it they are read in this one.
 * @throws when the folder cannot be read at all.
 */
export async function tenantFolder(
  directory: string,
  log: Logger,
  preview: boolean,
  dataFiles?: Pick<OpenDataThreads, 'read' | 'onReady'>,
): Promise<TenantSource> {
  const listeners = new Set<() => void>();
  const watch = await watchTenants(
    directory,
    ({ changed, removed, current }) => {
      log.info({ changed, removed, findings: current.findings.length }, 'content changed');
      for (const listener of listeners) listener();
    },
    {
      ...(preview && { serveBrokenEdits: true, allErrors: true }),
      ...(dataFiles && { fs: withReadyFiles(dataFiles), dataReader: dataFiles.read }),
    },
  );
  for (const { file, line, rule, severity, message } of watch.current().findings) {
    if (severity === 'error') log.warn({ file, line, rule }, message);
  }
  return {
    all: () => [...watch.current().tenants.values()],
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => watch.close(),
  };
}

/** The disk, whose watch also reports data files that have been read behind the scenes. */
const withReadyFiles = ({ onReady }: Pick<OpenDataThreads, 'onReady'>): FileSystem => ({
  ...nodeFileSystem,
  watch(root, onChange) {
    onReady(onChange);
    return nodeFileSystem.watch(root, onChange);
  },
});
