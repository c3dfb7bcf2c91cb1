import type { ImageService } from '../images/image-service.ts';

/** Role of a process in a server of several. A server of one process has none. */
export interface ProcessRole {
  /** Number from 1; a replacement has that of the process that it replaces. */
  readonly number: number;
  /** True for the process that started the server; the others find what it has created. */
  readonly isFirst: boolean;
  /** The image service that all processes share. */
  readonly images: ImageService;
  /** True once every process of the server has been ready, until it stops. */
  readonly isServerReady: () => boolean;
}

/**
 * Returns true for the process that does what a server does once: its jobs, its records, and the
 * part of its log that every process could write.
 */
export const isLeader = (role: ProcessRole | undefined): boolean => (role?.number ?? 1) === 1;
