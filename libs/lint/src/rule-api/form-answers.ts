import type { FormData } from '@forecourt/block-schemas';
import type { TextVisit } from './rule.ts';

/** Questions about the visitor's own money, whose answers are amounts by the week as well. */
const ofOwnMoney =
  /\b(?:afford|budget|borrow|comfortabl|deposit|earn|expens|incom|mortgage|owe|owing|paid|pay|pays|paying|repay|rent|salary|spend|wage)/i;

const answer = /\/fields\/(\d+)\/(?:options\/\d+|placeholder)$/;

/** Returns true for a possible answer in a form: an option, or the example in an empty control. */
export const isAnswer = ({ pointer }: Pick<TextVisit, 'pointer'>): boolean => answer.test(pointer);

/** Returns true for a possible answer to a question about the visitor's own money. */
export function isOwnMoney({ pointer, block }: Pick<TextVisit, 'pointer' | 'block'>): boolean {
  const [, index] = answer.exec(pointer) ?? [];
  const field = index && (block?.block.data as Partial<FormData>)?.fields?.[Number(index)];
  return field ? ofOwnMoney.test(`${field.label ?? ''} ${field.name}`) : false;
}
