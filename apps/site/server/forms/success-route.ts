import { categoryKey } from '@forecourt/domain';
import { isLeadStoreFailure, readLeadDocument, type LeadDocument } from '@forecourt/leads';
import { pageParameters, personalParameters, type LeadFacts } from '@forecourt/renderer';
import type { Request, RequestHandler } from 'express';
import type { LeadService } from '../leads/lead-service.ts';
import { sendOwnPage } from './own-page.ts';
import { declaredSearch, figuresParameter, findPage } from '../pages/page-address.ts';
import type { PageResponder } from '../pages/page-responder.ts';
import { referenceOf, referenceParameter, requestToken } from './request-cookie.ts';
import { requestCalendar } from '../leads/request-calendar.ts';
import { calendarParameter, requestFacts } from './request-facts.ts';
import type { FigureClaim, FigureName, FigureTokens } from '../leads/figure-token.ts';

export interface SuccessRouteOptions {
  readonly responder: PageResponder;
  readonly figures: FigureTokens;
  readonly find: LeadService['find'];
  readonly now: () => Date;
}

const factNames = { valuation: 'valuation', credit_score: 'creditScore' } as const satisfies Record<
  FigureName,
  keyof LeadFacts
>;

/**
 * Serves the success page with facts about the visitor's own lead, for half an hour: figures to
 * visitors with a token in the URL (SUC-1), and what they asked for to the browser that sent the form
 * (FRM-15). Other visitors get the page without either.
 */
export function successRoute({
  responder,
  figures,
  find,
  now,
}: SuccessRouteOptions): RequestHandler {
  return async (req, res, next) => {
    const { tenant, log } = res.locals;
    const isGet = req.method === 'GET' || req.method === 'HEAD';
    const token = req.query[figuresParameter];
    const own = isGet ? requestToken(req) : undefined;
    if (!isGet || (typeof token !== 'string' && own === undefined)) return next();
    const address = findPage(tenant, req.path);
    if (address.kind !== 'page') return next();
    const { entry } = address;
    const personal = personalParameters(entry.page, tenant);
    if (!personal.includes(figuresParameter)) return next();
    const read = (text: unknown) =>
      typeof text === 'string' ? figures.read(text, tenant.slug, now()) : undefined;
    const claim = read(token);
    const named = read(own);
    // A token for figures, which is in a URL and may be shared, opens nothing else.
    const request = named?.names.includes('request') ? named : undefined;
    if (!claim && !request) return next();
    const query = req.originalUrl.slice(req.path.length);
    const reference = own === undefined ? '' : `&${referenceParameter}=${referenceOf(own)}`;
    const search = declaredSearch(query, [...pageParameters(entry.page, tenant), ...personal]);
    const facts = async (): Promise<Facts> => {
      const document = once(find);
      const lead = request && (await document(request));
      const isSame = lead && isAbout(lead, req);
      return {
        lead: isSame ? lead : undefined,
        leadFacts: {
          ...(claim && (await factsOf(claim, document))),
          request: isSame ? requestFacts(lead, req.path + search + reference) : undefined,
        },
      };
    };
    const { lead, leadFacts } = await facts().catch((error: unknown): Facts => {
      // The page is rendered without them.
      if (!isLeadStoreFailure(error)) throw error;
      log.warn({ tenant: tenant.slug, failure: error.message }, 'figures cannot be read');
      return { leadFacts: claim ? savedFact(claim) : {} };
    });
    if (!claim && !lead) return next();
    res.set('X-Robots-Tag', 'noindex');
    if (lead && req.query[calendarParameter] !== undefined) {
      const file = requestCalendar(lead, tenant.site);
      if (file !== undefined) {
        res.set({ 'Cache-Control': 'no-store', 'Content-Type': 'text/calendar; charset=utf-8' });
        res.attachment('appointment.ics').send(file);
        return;
      }
    }
    if (claim) res.set('Referrer-Policy', 'no-referrer');
    await sendOwnPage(responder, address, req, res, { search, leadFacts });
  };
}

interface Facts {
  readonly lead?: LeadDocument | undefined;
  readonly leadFacts: LeadFacts;
}

/** True if the URL thanks for this lead and not for one of another kind. */
const isAbout = ({ category }: LeadDocument, { query }: Request): boolean =>
  typeof query.category === 'string' && categoryKey(query.category) === categoryKey(category);

/** Reads the latest revision of a claim's lead. */
type DocumentOf = (claim: FigureClaim) => Promise<LeadDocument | undefined>;

/** Reads leads, each once: the two tokens of a visitor are usually about the same one. */
function once(find: LeadService['find']): DocumentOf {
  const leads = new Map<string, ReturnType<LeadService['find']>>();
  return async ({ tenant, leadId }) => {
    const found = leads.get(leadId) ?? find(leadId);
    leads.set(leadId, found);
    const lead = await found;
    const latest = lead?.tenant === tenant ? lead.revisions.at(-1) : undefined;
    return latest && readLeadDocument(latest.content);
  };
}

/** Facts of the token alone: the lender did not respond to the application. */
const savedFact = ({ names }: Pick<FigureClaim, 'names'>): LeadFacts =>
  names.includes('saved') ? { saved: true } : {};

/** Reads the current figures of a lead. */
async function factsOf(claim: FigureClaim, documentOf: DocumentOf): Promise<LeadFacts> {
  const wanted = claim.names.filter((name) => name !== 'saved' && name !== 'request');
  if (wanted.length === 0) return savedFact(claim);
  const lead = await documentOf(claim);
  if (!lead) return {};
  return Object.fromEntries(
    wanted.flatMap((name) => {
      const text = lead.fields[name];
      const figure = typeof text === 'string' && text.trim() !== '' ? Number(text) : NaN;
      return Number.isFinite(figure) && figure >= 0 ? [[factNames[name], figure]] : [];
    }),
  );
}
