/** Kind of a path. `other` is a socket, a pipe or a device, which is never read. */
export type FileKind = 'file' | 'directory' | 'other';

/** One name in a directory. */
export interface DirectoryEntry {
  readonly name: string;
  /** `link` for a symbolic link, which `stat` follows. */
  readonly kind: FileKind | 'link';
}

/** Metadata of a file. Links are followed. */
export interface FileStat {
  readonly kind: FileKind;
  readonly bytes: number;
  /** Made of time, size and identity. Equal stamps mean that the file was not touched in between. */
  readonly stamp: string;
  /** Stays the same while a file or folder is edited, and changes once another one replaces it. */
  readonly identity?: string;
}

/** A running watch. */
export interface FileWatch {
  /** Resolves once every later change will be reported. */
  readonly ready: Promise<void>;
  readonly close: () => Promise<void>;
}

/** Reads a file's bytes. */
export interface ReadFile {
  (path: string): Promise<Uint8Array>;
  /**
   * Reads the file's text, where that is faster than reading its bytes. Returns undefined unless it is
   * valid UTF-8 without a byte order mark; callers read the bytes then. It is a member of the function
   * so that replacing the function replaces both.
   */
  readonly text?: (path: string) => Promise<string | undefined>;
}

/**
 * The file system as this library needs it. Paths are absolute or relative to the working
 * directory. Every method rejects with an error whose `code` is POSIX's (`ENOENT`, `EACCES`,
 * `ELOOP`, `ENOTDIR`, `EISDIR`, …); see `describeFileError` for the messages.
 */
export interface FileSystem {
  readonly readFile: ReadFile;
  /** Names in a directory, in no particular order. */
  readonly readDirectory: (path: string) => Promise<readonly DirectoryEntry[]>;
  readonly stat: (path: string) => Promise<FileStat>;
  /** The absolute path with every link resolved. */
  readonly realPath: (path: string) => Promise<string>;
  /** Reports every path below `root` that was added, changed or removed, possibly more than once. */
  readonly watch: (root: string, onChange: (path: string) => void) => FileWatch;
}
