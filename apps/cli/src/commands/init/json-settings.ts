import { applyEdits, modify, parse, printParseErrorCode } from 'jsonc-parser';
import type { JSONPath, ParseError } from 'jsonc-parser';
import type { Plan } from './planned-file.ts';

/** Settings to add to an editor's configuration. */
export interface WantedSettings {
  /** Members of an object setting, each added unless it is there with any value. */
  readonly members: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Entries of a list setting, each added unless there is one with the same value of `key`. */
  readonly entries: Readonly<
    Record<
      string,
      { readonly key: string; readonly list: readonly Readonly<Record<string, unknown>>[] }
    >
  >;
}

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Detects a text's indentation and line ending; defaults to two spaces and LF. */
function formattingOf(text: string) {
  const indent = /\n([\t ]+)\S/.exec(text)?.[1] ?? '  ';
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}

/** Returns the names of settings whose value has an unexpected type. */
function unfit(settings: Members, { members, entries }: WantedSettings): string[] {
  const isUnfit = (name: string, fits: (value: unknown) => boolean) =>
    settings[name] !== undefined && !fits(settings[name]);
  return [
    ...Object.keys(members).filter((name) => isUnfit(name, isMembers)),
    ...Object.keys(entries).filter((name) => isUnfit(name, Array.isArray)),
  ];
}

/** Returns the missing settings as paths and values, in order. */
function missing(settings: Members, wanted: WantedSettings): (readonly [JSONPath, unknown])[] {
  const found: (readonly [JSONPath, unknown])[] = [];
  for (const [name, values] of Object.entries(wanted.members)) {
    const known = (settings[name] ?? {}) as Members;
    for (const [member, value] of Object.entries(values))
      if (!Object.hasOwn(known, member)) found.push([[name, member], value]);
  }
  for (const [name, { key, list }] of Object.entries(wanted.entries)) {
    const known = (settings[name] ?? []) as readonly unknown[];
    let next = known.length;
    for (const entry of list) {
      if (known.some((each) => isMembers(each) && each[key] === entry[key])) continue;
      found.push([[name, next], entry]);
      next += 1;
    }
  }
  return found;
}

/**
 * Adds settings to an editor's configuration: JSON with comments. Comments and existing settings are
 * preserved.
 */
export function mergeSettings(existing: string | undefined, wanted: WantedSettings): Plan {
  const mark = existing?.startsWith('\ufeff') ? '\ufeff' : '';
  const before = existing?.slice(mark.length) ?? '';
  const errors: ParseError[] = [];
  const isEmpty = before.trim() === '';
  const settings: unknown = isEmpty
    ? {}
    : parse(before, errors, { allowTrailingComma: true, disallowComments: false });
  if (errors.length > 0 || !isMembers(settings)) {
    const why = errors[0] ? ` (${printParseErrorCode(errors[0].error)})` : '';
    return {
      outcome: 'left alone',
      note: `it is not JSON with comments${why}; fix it and run this again`,
    };
  }
  const wrong = unfit(settings, wanted);
  if (wrong.length > 0)
    return {
      outcome: 'left alone',
      note: `${wrong.map((name) => `"${name}"`).join(' and ')} is set to something else; remove it and run this again`,
    };
  const changes = missing(settings, wanted);
  if (changes.length === 0) return { outcome: 'unchanged' };
  const formattingOptions = formattingOf(before);
  let text = isEmpty ? '{}' : before;
  for (const [path, value] of changes)
    text = applyEdits(text, modify(text, path, value, { formattingOptions }));
  if (isEmpty) text = `${text}\n`;
  return { outcome: existing === undefined ? 'created' : 'changed', text: mark + text };
}
