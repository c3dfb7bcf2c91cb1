import type { StringRange } from '@forecourt/json';
import { sentenceAround } from './sentences.ts';

const negated = String.raw`(?:(?:do|does|did|wo|would|ca|could)n['’]t|(?:do|does|did|will|would)\s+not|cannot|never)`;

/** Words ahead of a claim that deny it: "We don't do …", "There is no such thing as …". */
const ahead = new RegExp(
  String.raw`\b(?:${negated}\s+(?:do|offer|sell|have|advertise|believe\s+in|play|find|see|hear|run|use|make|promise|provide|give)|no\s+such\s+thing\s+as)\s+(?:(?:any|our|such|with|in|of|you|us|a|an|the|these|those|about)\s+)*["'‘“]?$`,
  'i',
);

/** Words behind a denied claim that make an offer of it: "You won't find … like this elsewhere". */
const praised = /\b(?:like|elsewhere|anywhere|better|cheaper|lower|longer|than|beat)\b/i;

/** An answer to a claim that is a question: "Interest-free? No such thing." */
const answered =
  /^['’”"]?(?:\s+(?:cars?|finance|deals?|loans?|offers?))?\s*[?!:–—-]+\s*(?:there(?:['’]s|\s+is)\s+)?(?:no\s+such\s+thing|not\s+(?:here|us|at|with|from)\b|a\s+myth\b)/i;

/** True for a claim about credit that its text denies. */
export function isDenied(text: string, range: StringRange): boolean {
  if (answered.test(text.slice(range.end, range.end + 60))) return true;
  const [before, after] = sentenceAround(text, range);
  return ahead.test(before) && !praised.test(after);
}
