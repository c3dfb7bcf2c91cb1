import { copyFor, type Localized } from '@forecourt/copy';
import { encodableText, requestValueError } from '@forecourt/json';
import type { Request } from 'express';

/** A body that cannot be read: the response's `status` and the invalid `field`. */
export class BodyError extends Error {
  override readonly name = 'BodyError';
  readonly status: 400 | 413 | 415;
  readonly field: string;

  constructor(status: 400 | 413 | 415, message: string, field = 'body') {
    super(message);
    this.status = status;
    this.field = field;
  }
}

/** Limits of a body: the longest form has a hundred fields. */
const maxBytes = 256 * 1024;

/**
 * Reads the body of a posted form as pairs of name and text, in order: URL-encoded, multipart
 * without files, or a JSON object.
 * @throws {BodyError}
 */
export async function readBody(
  req: Request,
  site: Localized = {},
): Promise<readonly (readonly [string, unknown])[]> {
  const type = req.get('content-type') ?? '';
  const { formAnswers, submission } = copyFor(site);
  const bytes = await bytesOf(req, formAnswers.tooLong);
  if (/^application\/json\b/i.test(type)) return jsonEntries(bytes);
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type))
    throw new BodyError(415, 'A form is sent URL-encoded, as multipart or as JSON.');
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new BodyError(400, submission.unreadable);
  }
  return [...form].map(([name, value]) => {
    if (typeof value !== 'string') throw new BodyError(400, formAnswers.file, name);
    return [encodableText(name), encodableText(value)];
  });
}

function jsonEntries(bytes: Uint8Array<ArrayBuffer>): readonly (readonly [string, unknown])[] {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new BodyError(400, 'The body must be a JSON object.');
  }
  const error = requestValueError(value);
  if (error) throw new BodyError(400, `This ${error.message}.`, error.field);
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new BodyError(400, 'The body must be a JSON object.');
  return Object.entries(value).flatMap(([name, each]) =>
    Array.isArray(each)
      ? each.map((one: unknown) => [name, one] as const)
      : [[name, each] as const],
  );
}

async function bytesOf(req: Request, message: string): Promise<Uint8Array<ArrayBuffer>> {
  const tooLong = () => new BodyError(413, message);
  if (Number(req.get('content-length') ?? 0) > maxBytes) throw tooLong();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.byteLength;
    if (length > maxBytes) break;
    chunks.push(chunk);
  }
  if (length <= maxBytes) return new Uint8Array(Buffer.concat(chunks));
  // Discard the rest: the connection's next request follows it.
  req.resume();
  throw tooLong();
}
