/** What stands at a path. `other` is a socket, a pipe or a device: never read. */
export type FileKind = 'file' | 'directory' | 'other';

/** One name in a directory. */
export interface DirectoryEntry {
  readonly name: string;
  /** A link is told apart here; `stat` follows it. */
  readonly kind: FileKind | 'link';
}

/** What is known about a file without reading it. Links are followed. */
export interface FileStat {
  readonly kind: FileKind;
  readonly bytes: number;
  /** Equal stamps mean that the file was not touched in between: made of time, size and identity. */
  readonly stamp: string;
  /** Stays the same while a file or folder is edited, and differs once another one is in its place. */
  readonly identity?: string;
}

/** A running watch. */
export interface FileWatch {
  /** Resolves once every change from now on will be told. */
  readonly ready: Promise<void>;
  readonly close: () => Promise<void>;
}

/** Gives a file's bytes. */
export interface ReadFile {
  (path: string): Promise<Uint8Array>;
  /**
   * The file's text, where it is had sooner than its bytes; undefined if it is not plain UTF-8, sound
   * and without a mark at the start: then the bytes are asked for. It belongs to the function, so that
   * whoever puts another one in its place has no text that says something else.
   */
  readonly text?: (path: string) => Promise<string | undefined>;
}

/**
 * The file system as this library needs it. Paths are absolute or relative to the working
 * directory. Every method rejects with an error whose `code` is POSIX's (`ENOENT`, `EACCES`,
 * `ELOOP`, `ENOTDIR`, `EISDIR`, …); see `fileFault` for the words.
 */
export interface FileSystem {
  readonly readFile: ReadFile;
  /** Names in a directory, in no particular order. */
  readonly readDirectory: (path: string) => Promise<readonly DirectoryEntry[]>;
  readonly stat: (path: string) => Promise<FileStat>;
  /** The absolute path with every link resolved. */
  readonly realPath: (path: string) => Promise<string>;
  /** Tells of every path below `root` that was added, changed or removed; may tell too often. */
  readonly watch: (root: string, onChange: (path: string) => void) => FileWatch;
}
