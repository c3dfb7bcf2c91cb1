import { isLeadStoreFailure, readLeadDocument } from '@forecourt/leads';
import { pageParameters, personalParameters, type LeadFacts } from '@forecourt/renderer';
import type { RequestHandler } from 'express';
import type { LeadService } from '../leads/lead-service.ts';
import { sendOwnPage } from './own-page.ts';
import { declaredSearch, findPage } from '../pages/page-address.ts';
import type { PageResponder } from '../pages/page-responder.ts';
import type { FigureClaim, FigureName, FigureTokens } from '../leads/figure-token.ts';

export interface SuccessRouteOptions {
  readonly responder: PageResponder;
  readonly figures: FigureTokens;
  readonly find: LeadService['find'];
  readonly now: () => Date;
}

const parameter = 'token';

const factNames = { valuation: 'valuation', credit_score: 'creditScore' } as const satisfies Record<
  FigureName,
  keyof LeadFacts
>;

/**
 * Serves the success page with a figure of the visitor's own lead (SUC-1) to visitors with a token
 * that this server signed less than half an hour ago. Other visitors get the page without a figure.
 */
export function successRoute({
  responder,
  figures,
  find,
  now,
}: SuccessRouteOptions): RequestHandler {
  return async (req, res, next) => {
    const { tenant, log } = res.locals;
    const token = req.query[parameter];
    const address = findPage(tenant, req.path);
    const isGet = req.method === 'GET' || req.method === 'HEAD';
    if (!isGet || typeof token !== 'string' || address.kind !== 'page') return next();
    const { entry } = address;
    const personal = personalParameters(entry.page, tenant);
    const claim = personal.includes(parameter) && figures.read(token, tenant.slug, now());
    if (!claim) return next();
    const leadFacts = await factsOf(claim, find).catch((error: unknown) => {
      // The page is rendered without the figure.
      if (!isLeadStoreFailure(error)) throw error;
      log.warn({ tenant: tenant.slug, failure: error.message }, 'figures cannot be read');
      return savedFact(claim);
    });
    const query = req.originalUrl.slice(req.path.length);
    res.set('Referrer-Policy', 'no-referrer');
    await sendOwnPage(responder, address, req, res, {
      search: declaredSearch(query, [...pageParameters(entry.page, tenant), ...personal]),
      leadFacts,
    });
  };
}

/** Facts of the token alone: the lender did not respond to the application. */
const savedFact = ({ names }: Pick<FigureClaim, 'names'>): LeadFacts =>
  names.includes('saved') ? { saved: true } : {};

/** Reads the current figures of a lead. */
async function factsOf(
  { tenant, leadId, names }: FigureClaim,
  find: LeadService['find'],
): Promise<LeadFacts> {
  const wanted = names.filter((name) => name !== 'saved');
  if (wanted.length === 0) return savedFact({ names });
  const lead = await find(leadId);
  const latest = lead?.tenant === tenant ? lead.revisions.at(-1) : undefined;
  if (!latest) return {};
  const { fields } = readLeadDocument(latest.content);
  return Object.fromEntries(
    wanted.flatMap((name) => {
      const text = fields[name];
      const figure = typeof text === 'string' && text.trim() !== '' ? Number(text) : NaN;
      return Number.isFinite(figure) && figure >= 0 ? [[factNames[name], figure]] : [];
    }),
  );
}
