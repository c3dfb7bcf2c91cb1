import common from '@forecourt/block-schemas/schemas/common.json' with { type: 'json' };
import manufacturerLocation from '@forecourt/block-schemas/schemas/entities/manufacturerLocation.json' with { type: 'json' };
import review from '@forecourt/block-schemas/schemas/entities/review.json' with { type: 'json' };
import reviewSummary from '@forecourt/block-schemas/schemas/entities/reviewSummary.json' with { type: 'json' };
import { maxHits } from '@forecourt/domain';
import leadWebhook from '@forecourt/leads/lead-schema' with { type: 'json' };
import { financePaths } from './finance-paths.ts';
import { searchLimits } from './search-limits.ts';
import error from './schemas/error.json' with { type: 'json' };
import financeLocations from './schemas/finance-locations.json' with { type: 'json' };
import manufacturerLocations from './schemas/manufacturer-locations.json' with { type: 'json' };
import model from './schemas/model.json' with { type: 'json' };
import places from './schemas/places.json' with { type: 'json' };
import search from './schemas/search.json' with { type: 'json' };
import sendToTaurus from './schemas/send-to-taurus.json' with { type: 'json' };
import { webhookHeaders } from './webhook-headers.ts';

const content = (name: string) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
});

const answers = (description: string, name: string, ...errors: readonly number[]) => ({
  200: { description, content: content(name) },
  ...Object.fromEntries(
    [...errors, 429, 503].map((status) => [
      status,
      { description: meanings[status], content: content('ApiError') },
    ]),
  ),
});

const meanings: Record<number, string> = {
  400: 'A parameter is wrong; the reply names it.',
  404: 'This site has no such thing.',
  413: 'The body is too long.',
  429: 'Too many calls from this address; `Retry-After` is the number of seconds to wait.',
  503: 'The source of the data does not answer; try again later.',
};

const strings = { type: ['string', 'array'], items: { type: 'string' } };
/** The parameters that have an effect. */
const searchParams = {
  type: 'object',
  properties: {
    query: { type: 'string', maxLength: 512, description: 'Words to look for.' },
    facets: { ...strings, description: 'Attributes to count values of; `*` for all.' },
    facetFilters: {
      type: ['string', 'array'],
      description: 'Outer entries must all hold, of an inner array any one.',
      examples: [['make:Kestrel', ['simple_body:SUV', 'simple_body:Ute']]],
    },
    numericFilters: { type: ['string', 'array'], examples: [['price<=30000']] },
    filters: { type: 'string', examples: ['make:Kestrel AND price:10000 TO 30000'] },
    hitsPerPage: { type: 'integer', minimum: 0, maximum: maxHits, default: 20 },
    page: { type: 'integer', minimum: 0, description: 'Counted from 0.' },
    maxValuesPerFacet: { type: 'integer', minimum: 1, maximum: 1000, default: 100 },
    attributesToRetrieve: {
      ...strings,
      description: 'Attributes that hits come with, `-name` for all but one; all if left out.',
    },
  },
};

const text = { type: 'string', maxLength: 200 };

/** Builds the OpenAPI 3.1 description of the calls below `/api`; schemas carry their own `$id`. */
export const openApi = {
  openapi: '3.1.0',
  info: {
    title: 'Forecourt',
    version: '1',
    description: 'What the pages of a dealer site ask for. Every host answers for its own dealer.',
  },
  paths: {
    '/api/manufacturer-locations': {
      get: {
        summary: "Websites of the make's network with their places",
        responses: answers('The websites.', 'ManufacturerLocationsReply'),
      },
    },
    '/api/models/{modelSlug}': {
      get: {
        summary: "A model's brochure",
        parameters: [{ name: 'modelSlug', in: 'path', required: true, schema: text }],
        responses: answers('What can be downloaded.', 'ModelReply', 400, 404),
      },
    },
    '/api/places': {
      get: {
        summary: "Places of the site's country by name, for the dealership search and distances",
        parameters: [
          {
            name: 'q',
            in: 'query',
            required: true,
            description:
              'Some letters of the name, in any case; names that begin with them come first, then larger places. The state may follow.',
            schema: text,
          },
        ],
        responses: answers('At most six places.', 'PlacesReply', 400),
      },
    },
    '/api/reviews': {
      get: {
        summary: 'What customers wrote',
        parameters: [
          { name: 'websiteId', in: 'query', required: true, schema: text },
          {
            name: 'gmbId',
            in: 'query',
            description: 'Name of a business profile; all of them together if left out.',
            schema: text,
          },
        ],
        responses: answers('Reviews, their count and average.', 'ReviewSummary', 400, 404),
      },
    },
    '/api/search': {
      post: {
        summary: 'Search cars and offers, as InstantSearch clients do',
        description: `One call may ask for ${searchLimits.maxSearches} searches, ${searchLimits.maxHits} hits over all of them (hitsPerPage, 20 where it is left out) and ${searchLimits.maxFacetValues} facet values (facets times maxValuesPerFacet). A call over a limit is answered 400; nothing is cut off silently. Further parameters of the InstantSearch client concern presentation and have no effect.`,
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['requests'],
                properties: {
                  requests: {
                    type: 'array',
                    maxItems: searchLimits.maxSearches,
                    items: {
                      type: 'object',
                      required: ['indexName'],
                      properties: {
                        indexName: {
                          type: 'string',
                          examples: ['cars', 'offers', 'cars/sort/price:asc'],
                        },
                        params: searchParams,
                      },
                    },
                  },
                },
              },
            },
          },
        },
        responses: answers('One result for each request.', 'SearchReply', 400, 413),
      },
    },
    ...financePaths,
  },
  webhooks: {
    lead: {
      post: {
        summary: 'A lead, sent to the CRM of the dealer',
        description:
          'Sent to the address of each webhook destination for every accepted step of a form, signed according to Standard Webhooks. The same webhook-id may arrive more than once, with the same body. A 2xx response within ten seconds confirms it, unless it is an HTML page.',
        parameters: webhookHeaders,
        requestBody: { required: true, content: content('LeadWebhook') },
        responses: {
          '2XX': { description: 'The CRM has the lead.' },
          '4XX': { description: 'The CRM refuses it; repeated a few times.' },
          '5XX': { description: 'Repeated for three days.' },
        },
      },
    },
  },
  components: {
    schemas: Object.fromEntries(
      [
        error,
        manufacturerLocations,
        model,
        places,
        search,
        sendToTaurus,
        financeLocations,
        reviewSummary,
        review,
        manufacturerLocation,
        common,
        leadWebhook,
      ].map((schema) => [schema.title, schema]),
    ),
  },
};
