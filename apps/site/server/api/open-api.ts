import common from '@forecourt/block-schemas/schemas/common.json' with { type: 'json' };
import manufacturerLocation from '@forecourt/block-schemas/schemas/entities/manufacturerLocation.json' with { type: 'json' };
import review from '@forecourt/block-schemas/schemas/entities/review.json' with { type: 'json' };
import reviewSummary from '@forecourt/block-schemas/schemas/entities/reviewSummary.json' with { type: 'json' };
import { financePaths } from './finance-paths.ts';
import error from './schemas/error.json' with { type: 'json' };
import financeLocations from './schemas/finance-locations.json' with { type: 'json' };
import manufacturerLocations from './schemas/manufacturer-locations.json' with { type: 'json' };
import model from './schemas/model.json' with { type: 'json' };
import places from './schemas/places.json' with { type: 'json' };
import search from './schemas/search.json' with { type: 'json' };
import sendToTaurus from './schemas/send-to-taurus.json' with { type: 'json' };

const content = (name: string) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
});

const answers = (description: string, name: string, ...faults: readonly number[]) => ({
  200: { description, content: content(name) },
  ...Object.fromEntries(
    [...faults, 503].map((status) => [
      status,
      { description: meanings[status], content: content('ApiError') },
    ]),
  ),
});

const meanings: Record<number, string> = {
  400: 'A parameter is wrong; the reply names it.',
  404: 'This site has no such thing.',
  413: 'The body is too long.',
  503: 'The source of the data does not answer; try again later.',
};

const text = { type: 'string', maxLength: 200 };

/** The calls below `/api` as an OpenAPI 3.1 description; schemas carry their own `$id`. */
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
        summary: 'Places of Australia by name, for the dealership search',
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
                    maxItems: 50,
                    items: {
                      type: 'object',
                      required: ['indexName'],
                      properties: {
                        indexName: {
                          type: 'string',
                          examples: ['cars', 'offers', 'cars/sort/price:asc'],
                        },
                        params: { type: 'object' },
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
      ].map((schema) => [schema.title, schema]),
    ),
  },
};
