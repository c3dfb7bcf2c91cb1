import { hash } from 'node:crypto';
import { parseJson, tooLarge } from '@forecourt/json';
import type { Finding, LocatedFinding } from '@forecourt/block-schemas';
import type { JsonLimits } from '@forecourt/json';
import { describeFileError } from '../file-system/file-error.ts';
import type { FileStat, FileSystem } from '../file-system/file-system.ts';
import { decodeText } from '../file-system/decode-text.ts';
import { fileFinding, locateFindings } from './file-finding.ts';

/** A JSON file that was read, or findings that say why there is no value. */
export interface JsonReading {
  /** Equal for equal content, its hash unless the caller has something better; '' if the file could not be read. */
  readonly version: string;
  /** True if the content is the known one; it was not parsed then. */
  readonly same?: boolean;
  /** True if there is a parsed value. */
  readonly ok: boolean;
  readonly value: unknown;
  readonly findings: readonly LocatedFinding[];
  /** Text that is not valid JSON, or exceeds the limits. */
  readonly unparsed?: string;
  /** Adds locations to findings about the value. */
  readonly locate: (findings: readonly Finding[]) => LocatedFinding[];
}

/** Returns true if there are errors. A file with a value can have some too, such as a duplicate key. */
export const hasErrors = ({ findings }: Pick<JsonReading, 'findings'>): boolean =>
  findings.some(({ severity }) => severity === 'error');

/** Returns the first 16 hex digits of the SHA-256 of a file's content. */
export const contentHash = (bytes: Uint8Array | string): string =>
  hash('sha256', bytes, 'hex').slice(0, 16);

/** Returns why a path is not read; undefined for a plain file within `maxBytes`. */
export function refusal(
  name: string,
  stat: FileStat,
  limits: Pick<JsonLimits, 'maxBytes' | 'advice'>,
): LocatedFinding | undefined {
  if (stat.kind === 'directory')
    return fileFinding(name, 'not-a-file', 'is a folder, not a file; rename it');
  if (stat.kind === 'other') return fileFinding(name, 'not-a-file', 'is not a plain file');
  if (stat.bytes > limits.maxBytes) return fileFinding(name, 'too-large', tooLarge(limits));
  return undefined;
}

/**
 * Reads an untrusted JSON file. Never throws: errors of the file, its encoding or its syntax are
 * findings.
 * @param path of the file. @param name its name in findings. @param stat its size, so that a huge file is not opened.
 * @param known version that is not parsed again. @param versionOf returns the content's version.
 */
export async function readJson(
  fs: FileSystem,
  path: string,
  name: string,
  stat: FileStat,
  limits: JsonLimits,
  known?: string,
  versionOf: (content: Uint8Array | string) => string = contentHash,
): Promise<JsonReading> {
  const locate = () => [];
  const failed = (version: string, ...findings: LocatedFinding[]): JsonReading => {
    return { version, ok: false, value: undefined, findings, locate };
  };
  const refused = refusal(name, stat, limits);
  if (refused !== undefined) return failed(`${stat.bytes}`, refused);
  let content: Uint8Array | string;
  try {
    content = (await fs.readFile.text?.(path)) ?? (await fs.readFile(path));
  } catch (error) {
    return failed('', fileFinding(name, 'unreadable', describeFileError(error)));
  }
  const version = versionOf(content);
  if (version === known) return { ...failed(version), same: true };
  const decoded = decodeText(content);
  if (!decoded.ok) {
    const { message, textBefore } = decoded;
    const finding: Finding = { rule: 'encoding', severity: 'error', pointer: '', message };
    return failed(
      version,
      ...locateFindings(name, `${textBefore}\uFFFD`, [{ ...finding, offset: textBefore.length }]),
    );
  }
  const parsed = parseJson(decoded.text, limits);
  return {
    version,
    ok: parsed.ok,
    value: parsed.ok ? parsed.value : undefined,
    findings: locateFindings(name, decoded.text, parsed.findings),
    unparsed: parsed.ok ? undefined : decoded.text,
    locate: (findings) => locateFindings(name, decoded.text, findings),
  };
}
