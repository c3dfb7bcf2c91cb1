import { SaxesParser } from 'saxes';
import type { SaxesTagPlain } from 'saxes';
import { FeedError } from './feed-error.ts';
import { maxRecordDepth, maxRecordLength } from './feed-record.ts';
import type { FeedRecord } from './feed-record.ts';

interface Element {
  readonly name: string;
  readonly members: Record<string, unknown>;
  text: string;
}

/** An element that contains only text is read as that text. */
function valueOf({ members, text }: Element): unknown {
  const trimmed = text.trim();
  if (Object.keys(members).length === 0) return trimmed;
  if (trimmed !== '') members['#text'] = trimmed;
  return members;
}

/** A second element of one name makes a list of both. */
function addMember(members: Record<string, unknown>, name: string, value: unknown): void {
  const before = members[name];
  if (before === undefined) members[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else members[name] = [before, value];
}

const newElement = ({ name, attributes }: SaxesTagPlain): Element => {
  const members = Object.create(null) as Record<string, unknown>;
  for (const [key, value] of Object.entries(attributes)) members[`@${key}`] = value;
  return { name, members, text: '' };
};

/** saxes begins its messages with the position. */
const withoutPlace = (message: string): string => message.replace(/^\d+:\d+: /, '');

/** Finds the records of an XML text. */
class RecordReader {
  readonly found: FeedRecord[] = [];
  /** Names of elements outside records, for a message about one that doesn't exist. */
  readonly others = new Set<string>();
  readonly #parser = new SaxesParser();
  readonly #open: Element[] = [];
  #tagLine = 1;
  #begins = 1;
  #beginsAt = 0;

  constructor(element: string) {
    const parser = this.#parser;
    parser.on('error', (error) => {
      throw new FeedError(`is not valid XML: ${withoutPlace(error.message)}`, parser.line);
    });
    parser.on('opentagstart', () => {
      // Emitted after the name, when a line end behind it has been read already.
      this.#tagLine = parser.line - (parser.column === 0 ? 1 : 0);
    });
    parser.on('opentag', (tag) => {
      if (this.#open.length === 0) {
        if (tag.name !== element) {
          if (this.others.size < maxOthers) this.others.add(tag.name);
          return;
        }
        [this.#begins, this.#beginsAt] = [this.#tagLine, parser.position];
      }
      if (this.#open.length === maxRecordDepth)
        throw new FeedError(`nests deeper than ${maxRecordDepth} levels`, parser.line);
      this.#open.push(newElement(tag));
    });
    const addText = (text: string) => {
      const within = this.#open.at(-1);
      if (within !== undefined) within.text += text;
    };
    parser.on('text', addText);
    parser.on('cdata', addText);
    parser.on('closetag', () => {
      const closed = this.#open.pop();
      if (closed === undefined) return;
      const parent = this.#open.at(-1);
      if (parent !== undefined) addMember(parent.members, closed.name, valueOf(closed));
      // A record can contain only text, or be empty.
      else this.found.push({ line: this.#begins, value: recordValue(closed) });
    });
  }

  write(text: string): void {
    this.#parser.write(text);
    if (this.#open.length > 0 && this.#parser.position - this.#beginsAt > maxRecordLength)
      throw new FeedError(`holds a record of over ${maxRecordLength} characters`, this.#begins);
  }

  end(): void {
    this.#parser.close();
  }
}

const maxOthers = 20;

const recordValue = (element: Element): unknown => {
  const value = valueOf(element);
  return typeof value === 'string' ? { '#text': value } : value;
};

/**
 * Reads an XML feed record by record. Names keep their prefixes.
 * @param element name of the element that is one record.
 */
export async function* readXmlFeed(
  texts: AsyncIterable<string>,
  element: string,
): AsyncGenerator<FeedRecord> {
  const reader = new RecordReader(element);
  let any = false;
  for await (const text of texts) {
    reader.write(text);
    if (reader.found.length === 0) continue;
    any = true;
    yield* reader.found.splice(0);
  }
  reader.end();
  if (any || reader.others.size === 0) return;
  const names = [...reader.others].map((name) => `"${name}"`).join(', ');
  throw new FeedError(`has no element "${element}"; its elements are ${names}`);
}
