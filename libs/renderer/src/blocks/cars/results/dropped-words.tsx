import type { Copy } from '@forecourt/copy';
import { foldText } from '@forecourt/domain';
import type { ReactNode } from 'react';

/** Splits typed keywords into those that a search used and those that it dropped. */
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

/** Returns the keywords that a search used. */
export const usedWords = (typed: string, dropped: readonly string[] = []): string =>
  dropped.length === 0 ? typed : separate(typed, dropped).used;

/**
 * Names the keywords that match no car in stock, and those that were searched for; undefined
 * without any.
 */
export function droppedNotice(
  typed: string,
  dropped: readonly string[],
  { cars }: Copy,
): string | undefined {
  if (dropped.length === 0) return undefined;
  const { without, used } = separate(typed, dropped);
  const words = cars.quoted(...(without.length > 0 ? without : dropped));
  return used === '' || without.length === 0 ? cars.dropped(words) : cars.droppedFor(words, used);
}

/** Note above the results on keywords that the search ignored (CAR-10). */
export function DroppedWords(given: {
  readonly typed: string;
  readonly dropped: readonly string[] | undefined;
  readonly copy: Copy;
}): ReactNode {
  const notice = droppedNotice(given.typed, given.dropped ?? [], given.copy);
  return notice === undefined ? null : <p className="fc-cars__dropped">{notice}</p>;
}
