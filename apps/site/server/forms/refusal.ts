import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { FormReply } from '@forecourt/forms';
import { phoneHref, type Message } from '@forecourt/renderer';
import type { Request, Response } from 'express';
import { originOf } from '../http/origin.ts';
import type { PageResponder } from '../pages/page-responder.ts';
import { sendPage } from '../pages/page-route.ts';

/** A post that was not gone into. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly field?: string;
  /** Seconds. */
  readonly retryAfter?: number;
}

/** `40 seconds`, `3 minutes`: never less than it takes. */
export const spokenWait = (seconds: number): string => {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
};

/** That somebody posts too often, and what they can do meanwhile. */
export const tooMany = (seconds: number, { phone }: TenantSnapshot['site']): Refusal => ({
  status: 429,
  message: `That was a little fast. Please wait ${spokenWait(seconds)} and send it again${phone ? `, or call us on ${phone}` : ''}.`,
  retryAfter: seconds,
});

/** What a visitor without scripts reads: what happened, that nothing is lost, and the ways on. */
function messageOf({ status, message }: Refusal, path: string, { phone }: TenantSnapshot['site']) {
  const call = phone ? [{ text: `Call ${phone}`, href: phoneHref(phone) }] : [];
  return {
    title: status === 429 ? 'One moment, please' : 'This could not be sent',
    text: `${message} What you typed is most often still there when you go back with your browser.`,
    links: [{ text: 'Open the page again', href: path }, ...call],
  } satisfies Message;
}

/** Answers a post that was not gone into: a script with JSON, a browser with a page in the site's look. */
export async function refuse(
  responder: Pick<PageResponder, 'refused'>,
  req: Request,
  res: Response,
  refusal: Refusal,
): Promise<void> {
  const { status, message, field, retryAfter } = refusal;
  if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter));
  if (wantsJson(req)) {
    const errors = field === undefined ? {} : { [field]: message };
    const reply = { outcome: 'errors', step: '', errors, formError: message } satisfies FormReply;
    res.status(status).json(reply);
    return;
  }
  const { tenant, log } = res.locals;
  const request = { tenant, log, origin: originOf(req, tenant), pathname: req.path, search: '' };
  const about = messageOf(refusal, req.path, tenant.site);
  await sendPage(responder.refused({ ...request, isPersonal: true }, status, about), req, res);
}

/** Whether a script posts: it asks for JSON, browsers by themselves for a page. */
export const wantsJson = (req: Pick<Request, 'accepts'>): boolean =>
  req.accepts(['html', 'json']) === 'json';
