import type { ReplyTime } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';

/** Returns a reply time in words: "within one business day"; undefined if the dealer names none. */
export const replyWords = (
  time: ReplyTime | undefined,
  { replyTime }: Pick<Copy, 'replyTime'>,
): string | undefined => time && replyTime[time.unit](time.amount);
