import type { TenantSnapshot } from '@forecourt/block-schemas';
import { copyFor } from '@forecourt/copy';
import { phoneHref } from '@forecourt/domain';
import type { FormReply } from '@forecourt/forms';
import type { Message } from '@forecourt/renderer';
import type { Request, Response } from 'express';
import { originOf } from '../http/origin.ts';
import type { PageResponder } from '../pages/page-responder.ts';
import { sendPage } from '../pages/send-page.ts';

/** A post that is rejected without being processed. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly field?: string;
  /** Seconds until the visitor may try again. */
  readonly retryAfter?: number;
}

/** Rejection of a visitor who posts too often. */
export function tooMany(seconds: number, site: TenantSnapshot['site']): Refusal {
  const { formAnswers } = copyFor(site);
  const wait = formAnswers.wait(seconds);
  const message = site.phone
    ? formAnswers.tooManyOrCall(wait, site.phone)
    : formAnswers.tooMany(wait);
  return { status: 429, message, retryAfter: seconds };
}

/** Rejection of a post while the tenant's forms get more posts than can be replied to. */
export const busy = (site: TenantSnapshot['site']): Refusal => ({
  status: 503,
  message: copyFor(site).formAnswers.busy,
  retryAfter: 10,
});

/** Builds the message page for visitors without scripts: the reason and the next steps. */
function messageOf({ message, retryAfter }: Refusal, path: string, site: TenantSnapshot['site']) {
  const { formAnswers, staff } = copyFor(site);
  const { phone } = site;
  const call = phone ? [{ text: staff.call(phone), href: phoneHref(phone) }] : [];
  return {
    title: retryAfter === undefined ? formAnswers.refusedTitle : formAnswers.waitTitle,
    text: `${message} ${formAnswers.goBack}`,
    links: [{ text: formAnswers.openAgain, href: path }, ...call],
  } satisfies Message;
}

/** Responds to a rejected post: with JSON to a script, with a page in the site's look to a browser. */
export async function refuse(
  responder: Pick<PageResponder, 'request' | 'refused'>,
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
  const about = { tenant, origin: originOf(req, tenant), pathname: req.path, log };
  const request = { ...responder.request(about), isPersonal: true };
  const text = messageOf(refusal, req.path, tenant.site);
  await sendPage(responder.refused(request, status, text), req, res);
}

/** Returns true for a post by a script, which requests JSON; browsers request a page. */
export const wantsJson = (req: Pick<Request, 'accepts'>): boolean =>
  req.accepts(['html', 'json']) === 'json';
