import { foldText } from '@forecourt/domain';
import type { ReactNode } from 'react';

/** Separates what someone typed into the words that a search used and those that it dropped. */
function separate(typed: string, dropped: readonly string[]) {
  const isDropped = (token: string) => {
    const words = foldText(token.replace(/['’‘ʼ＇`´]/gu, '')).match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.length > 0 && words.every((word) => dropped.includes(word));
  };
  const tokens = typed.split(/\s+/).filter((token) => token !== '');
  return {
    without: tokens.filter(isDropped),
    used: tokens.filter((token) => !isDropped(token)).join(' '),
  };
}

/** “a”, “a” or “b”, “a”, “b” or “c” */
function quoted(words: readonly string[]): string {
  const all = words.map((word) => `“${word}”`);
  return [all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(' or ');
}

/** The words that no car in stock matches, and what was searched for instead; undefined without any. */
export function droppedNotice(typed: string, dropped: readonly string[] = []): string | undefined {
  if (dropped.length === 0) return undefined;
  const { without, used } = separate(typed, dropped);
  const words = quoted(without.length > 0 ? without : dropped);
  return used === '' || without.length === 0
    ? `No matches for ${words}.`
    : `No matches for ${words}; showing results for “${used}”.`;
}

/** Says above the results which words the search left out (CAR-10). */
export function DroppedWords(given: {
  readonly typed: string;
  readonly dropped: readonly string[] | undefined;
}): ReactNode {
  const notice = droppedNotice(given.typed, given.dropped);
  return notice === undefined ? null : <p className="fc-cars__dropped">{notice}</p>;
}
