/**
 * Extent of the page that replies to a post of a browser without scripts: the whole page, only its
 * forms, or a short message instead.
 */
type ReplyExtent = 'page' | 'forms' | 'message';

/** Post to reply to: one that its sender can continue, one with errors, or one above a rate limit. */
export type RepliedPost = 'accepted' | 'erroneous' | 'excess';

/** Returns the extent of the next reply to a post of a tenant. */
export type ReplyLoad = (tenant: string, post: RepliedPost, now: Date) => ReplyExtent;

const windowMs = 2000;
/** Replies of a tenant in one window that are whole pages. */
const maxPages = 8;
/** Replies of a tenant in one window up to which the next one contains the form. */
const maxWithForm: Readonly<Record<RepliedPost, number>> = {
  excess: maxPages,
  erroneous: 16,
  accepted: 48,
};

/**
 * Creates the limit of replies to posts. A page with a form takes up to 15 times the CPU of storing
 * a lead, so a flood of rubbish would otherwise keep a tenant's visitors from sending theirs: the
 * more replies there are, the shorter the next one is, and that to a post with errors first.
 */
export function createReplyLoad(): ReplyLoad {
  let window = NaN;
  const replies = new Map<string, number>();
  return (tenant, post, now) => {
    const current = Math.floor(now.getTime() / windowMs);
    if (current !== window) replies.clear();
    window = current;
    const earlier = replies.get(tenant) ?? 0;
    if (earlier >= maxWithForm[post]) return 'message';
    replies.set(tenant, earlier + 1);
    return earlier < maxPages ? 'page' : 'forms';
  };
}
