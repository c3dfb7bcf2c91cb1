import { isObject } from '@forecourt/json';
import { TokenParser, Tokenizer, TokenType } from '@streamparser/json';
import { FeedError } from './feed-error.ts';
import { maxRecordDepth, maxRecordLength } from './feed-record.ts';
import type { FeedRecord } from './feed-record.ts';

const opens = new Set<TokenType>([TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET]);
const closes = new Set<TokenType>([TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET]);

/** Finds records among the tokens of a JSON text. */
class RecordReader {
  readonly found: FeedRecord[] = [];
  line = 1;
  readonly #path: readonly string[];
  readonly #tokenizer = new Tokenizer();
  readonly #parser: TokenParser;
  /** Number of open objects and arrays, and the last member named in each. */
  #level = 0;
  readonly #names: string[] = [];
  #text = '';
  #hasList = false;
  #begins = 1;
  #length = 0;

  constructor(path: readonly string[]) {
    this.#path = path;
    this.#parser = new TokenParser({ paths: [['$', ...path, '*'].join('.')], keepStack: false });
    this.#tokenizer.onToken = (token) => {
      this.#follow(token.token, token.value);
      this.#parser.write(token);
    };
    this.#parser.onValue = ({ value }) => {
      if (!this.#hasList) throw notAList(path, this.line);
      this.found.push(
        isObject(value)
          ? { line: this.#begins, value }
          : { line: this.line, value: {}, error: 'is no object' },
      );
    };
    this.#parser.onError = this.#tokenizer.onError = (error) => {
      throw error;
    };
  }

  #follow(token: TokenType, value: unknown): void {
    if (token === TokenType.STRING) this.#text = String(value);
    else if (token === TokenType.COLON) this.#names[this.#level] = this.#text;
    else if (closes.has(token)) this.#level -= 1;
    else if (opens.has(token)) {
      const depth = this.#path.length;
      if (this.#level === depth && this.#path.every((name, at) => this.#names[at + 1] === name))
        this.#hasList = token === TokenType.LEFT_BRACKET;
      if (this.#level === depth + 1) [this.#begins, this.#length] = [this.line, 0];
      this.#level += 1;
      if (this.#level > depth + 1 + maxRecordDepth)
        throw new FeedError(`nests deeper than ${maxRecordDepth} levels`, this.line);
      this.#names[this.#level] = '';
    }
  }

  /** @param text at most one line, its end included. */
  write(text: string): void {
    this.#length += text.length;
    if (this.#level > this.#path.length + 1 && this.#length > maxRecordLength)
      throw new FeedError(`holds a record of over ${maxRecordLength} characters`, this.#begins);
    try {
      this.#tokenizer.write(text);
    } catch (error) {
      throw asFeedError(error, this.line);
    }
  }

  end(): void {
    if (this.#level === 0 && !this.#hasList) throw notAList(this.#path, this.line);
    if (!this.#parser.isEnded)
      throw new FeedError('breaks off: a closing ] or } is missing; fetch it again', this.line);
  }
}

const notAList = (path: readonly string[], line: number): FeedError =>
  path.length === 0
    ? new FeedError('is not a list of cars', line, { option: 'records' })
    : new FeedError(`has no list at "${path.join('.')}"`, line);

function asFeedError(error: unknown, line: number): unknown {
  if (error instanceof FeedError) return error;
  const why = error instanceof Error ? error.message.split('\n', 1)[0]! : String(error);
  // The following states and positions are internal to the parser.
  const sign = why
    .replace(/ (?:at chunk position|in state) .*$/, '')
    .replace('Unexpected', 'unexpected');
  return new FeedError(`is not valid JSON: ${sign}`, line, { cause: error });
}

/**
 * Reads a JSON feed record by record.
 * @param path names on the way to the list of cars, separated by dots; '' for the document itself.
 */
export async function* readJsonFeed(
  texts: AsyncIterable<string>,
  path = '',
): AsyncGenerator<FeedRecord> {
  const reader = new RecordReader(path === '' ? [] : path.split('.'));
  for await (const text of texts) {
    for (let at = 0; at < text.length;) {
      const end = text.indexOf('\n', at);
      const next = end < 0 ? text.length : end + 1;
      reader.write(text.slice(at, next));
      if (end >= 0) reader.line += 1;
      at = next;
      if (reader.found.length > 0) yield* reader.found.splice(0);
    }
  }
  reader.end();
}
