import type { Request } from 'express';
import { requestValueError } from '@forecourt/json';
import type { Site } from '@forecourt/block-schemas';
import { allReviews, brochureOf } from '@forecourt/domain';
import { checkedRequests } from '@forecourt/dealership';
import type { Budget } from '../data/budget.ts';
import type { DealerData } from '../data/dealer-data.ts';
import { ApiError } from './api-error.ts';
import { queryText } from './query-text.ts';
import { checkSearchLimits } from './search-limits.ts';

/** Context of an API call: the data of the requested tenant, and of no other. */
interface CallContext {
  readonly data: DealerData;
  readonly site: Site;
  readonly budget: Budget;
}

/** A response to a call: its body and how long browsers may cache it, in seconds. */
interface Reply {
  readonly body: unknown;
  readonly maxAge?: number;
}

/** Handles a call. @throws ApiError for an invalid request, SourceFailure for a source that fails. */
export type Call = (req: Request, context: CallContext) => Promise<Reply>;

/** GET /api/manufacturer-locations */
export const manufacturerLocations: Call = async (_req, { data, budget }) => ({
  body: { websites: await budget.wait('locations', () => data.locations.network()) },
  maxAge: 300,
});

/** GET /api/models/{modelSlug} */
export const model: Call = async (req, { data, site, budget }) => {
  const slug = String(req.params.modelSlug);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) || slug.length > 120)
    throw new ApiError(400, 'must be lower-case words joined by hyphens', 'modelSlug');
  const found = await budget.wait('models', () => data.models.bySlug(slug));
  if (found === undefined) throw new ApiError(404, 'there is no such model', 'modelSlug');
  return { body: { brochure_url: brochureOf(found, site.settings) ?? null }, maxAge: 300 };
};

/** Suggestions per response: as many as a list shows without scrolling. */
const maxPlaces = 6;

/** GET /api/places?q=: places in the site's country whose name contains the text (DSH-2). */
export const places: Call = async (req, { data, site, budget }) => {
  const text = queryText(req, 'q')?.trim();
  if (!text) throw new ApiError(400, 'is missing: give some letters of a place', 'q');
  if (/\p{Cc}/u.test(text)) throw new ApiError(400, 'must be text of one line', 'q');
  const found = await budget.wait('places', () =>
    data.places.suggest(text, maxPlaces, site.region),
  );
  return { body: { places: found }, maxAge: 300 };
};

const day = 24 * 60 * 60;

/** GET /api/reviews?websiteId&gmbId, cached for 24 hours (REV-1). */
export const reviews: Call = async (req, { data, site, budget }) => {
  const websiteId = queryText(req, 'websiteId');
  const gmbId = queryText(req, 'gmbId');
  if (websiteId === undefined) throw new ApiError(400, 'is missing', 'websiteId');
  if (websiteId !== String(site.id))
    throw new ApiError(404, 'there is no such website here', 'websiteId');
  const isOne = gmbId !== undefined && gmbId !== allReviews;
  const summary = await budget.wait('reviews', () =>
    data.reviews.summary({ websiteId: site.id, gmbId: isOne ? gmbId : undefined }),
  );
  if (summary === undefined) throw new ApiError(404, 'there is no such profile', 'gmbId');
  return { body: summary, maxAge: day };
};

/** POST /api/search: the InstantSearch `SearchClient` contract over HTTP. */
export const search: Call = async (req, { data, budget }) => {
  const body: unknown = req.body;
  const error = requestValueError(body);
  if (error) throw new ApiError(400, error.message, error.field ?? 'body');
  const requests =
    typeof body === 'object' && body !== null && 'requests' in body ? body.requests : body;
  if (!Array.isArray(requests))
    throw new ApiError(400, 'must be a list of searches, or an object that has it', 'requests');
  checkSearchLimits(requests);
  const checked = checkedRequests(requests);
  return { body: await budget.wait('search', () => data.search.search(checked)) };
};
