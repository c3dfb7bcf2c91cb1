import { editJson, pointerToken } from '@forecourt/json';
import type { Edit } from '@forecourt/json';
import { parse, printParseErrorCode } from 'jsonc-parser';
import type { ParseError } from 'jsonc-parser';
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

/** Returns the names of settings whose value has an unexpected type. */
function unfit(settings: Members, { members, entries }: WantedSettings): string[] {
  const isUnfit = (name: string, fits: (value: unknown) => boolean) =>
    settings[name] !== undefined && !fits(settings[name]);
  return [
    ...Object.keys(members).filter((name) => isUnfit(name, isMembers)),
    ...Object.keys(entries).filter((name) => isUnfit(name, Array.isArray)),
  ];
}

/** Returns the settings of a file that has none yet. */
const allOf = ({ members, entries }: WantedSettings): Members => ({
  ...members,
  ...Object.fromEntries(Object.entries(entries).map(([name, { list }]) => [name, list])),
});

/** Returns the edits that add the missing settings, in order. */
function missing(settings: Members, wanted: WantedSettings): Edit[] {
  const edits: Edit[] = [];
  for (const [name, values] of Object.entries(wanted.members)) {
    const pointer = `/${pointerToken(name)}`;
    const known = settings[name] as Members | undefined;
    if (known === undefined) edits.push({ pointer, value: values });
    else
      for (const [member, value] of Object.entries(values))
        if (!Object.hasOwn(known, member))
          edits.push({ pointer: `${pointer}/${pointerToken(member)}`, value });
  }
  for (const [name, { key, list }] of Object.entries(wanted.entries)) {
    const pointer = `/${pointerToken(name)}`;
    const known = settings[name] as readonly unknown[] | undefined;
    const isKnown = (entry: Members) =>
      known?.some((each) => isMembers(each) && each[key] === entry[key]) === true;
    const others = list.filter((entry) => !isKnown(entry));
    if (known === undefined) edits.push({ pointer, value: list });
    else edits.push(...others.map((value) => ({ pointer: `${pointer}/-`, value })));
  }
  return edits;
}

/**
 * Adds settings to an editor's configuration: JSON with comments. Comments and existing settings are
 * preserved.
 */
export function mergeSettings(existing: string | undefined, wanted: WantedSettings): Plan {
  const mark = existing?.startsWith('\ufeff') ? '\ufeff' : '';
  const before = existing?.slice(mark.length) ?? '';
  const errors: ParseError[] = [];
  const isEmpty = /^\s*(?:\{\s*\}\s*)?$/.test(before);
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
  const edits = missing(settings, wanted);
  if (edits.length === 0) return { outcome: 'unchanged' };
  const text = isEmpty
    ? `${JSON.stringify(allOf(wanted), null, 2)}\n`
    : editJson(before, edits, { comments: true });
  return { outcome: existing === undefined ? 'created' : 'changed', text: mark + text };
}
