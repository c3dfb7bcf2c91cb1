const json = (schema: object) => ({ 'application/json': { schema } });
const reply = (name: string) => json({ $ref: `#/components/schemas/${name}` });

const meanings = {
  400: 'A field is wrong or missing; the reply names it. `_captcha`: a challenge of /api/captcha has to be solved.',
  403: 'The call comes from a page of another site.',
  409: 'This `_key` came before with other answers.',
  413: 'The body is too long.',
  415: 'The body is neither JSON nor a form.',
  429: 'Too many calls; `Retry-After` is the time to wait.',
  503: 'Nothing was stored, or the lender does not answer; try again later.',
} as const;
const errors = (...statuses: readonly (keyof typeof meanings)[]) =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: meanings[status], content: reply('ApiError') },
    ]),
  );

const text = { type: 'string', maxLength: 200 };

/** The calls of the finance enquiry, as OpenAPI describes them. */
export const financePaths = {
  '/api/send-to-taurus': {
    post: {
      summary: 'Store a finance application and hand it off to the lender',
      description:
        'The whole finance form. Fields that the server sets itself (category, lead_status, dealershipId and the like) are ignored. The application is stored before it is handed off to the lender.',
      requestBody: {
        required: true,
        content: json({
          type: 'object',
          required: [
            'vehiclePriceBudget',
            'name',
            'last_name',
            'phone',
            'email',
            'dateOfBirth',
            'driverLicenceNumber',
            'Your Current Address',
            'privacy',
            'scoreseeker',
            'electronic_communication',
          ],
          properties: {
            preferredDealership: { ...text, description: 'Id of a location.' },
            vehiclePriceBudget: { type: ['string', 'number'], examples: [25000] },
            name: { ...text, description: 'First name.' },
            'middle name': text,
            last_name: text,
            phone: text,
            email: text,
            dateOfBirth: { type: 'string', format: 'date' },
            driverLicenceNumber: text,
            'Your Current Address': text,
            privacy: { type: 'boolean' },
            scoreseeker: { type: 'boolean' },
            electronic_communication: { type: 'boolean' },
            location_id: text,
            car_id: text,
            taurus_dealership_id: text,
            utm_campaign: text,
            utm_source: text,
            utm_medium: text,
            _captcha: { type: 'string', description: 'Solution of a challenge of /api/captcha.' },
            _key: { ...text, description: 'Names this application: sent again, it is the same.' },
            _lead: { type: 'string', description: 'From an earlier reply.' },
          },
        }),
      },
      responses: {
        200: { description: 'The response of the lender.', content: reply('SendToTaurusReply') },
        202: {
          description:
            'The application is stored. The lender did not respond, or the tenant has none: the dealer calls the applicant.',
          content: reply('SendToTaurusReply'),
        },
        ...errors(400, 403, 409, 413, 415, 429, 503),
      },
    },
  },
  '/api/finance-locations': {
    post: {
      summary: "The lender's dealership of a car; on sites with settings.finance.financeLocations",
      requestBody: {
        required: true,
        content: json({
          type: 'object',
          required: ['carId'],
          additionalProperties: false,
          properties: { carId: { type: ['string', 'integer'], maxLength: 100 } },
        }),
      },
      responses: {
        200: { description: 'The dealership.', content: reply('FinanceLocationsReply') },
        404: {
          description: 'This site has no such call, or the lender does not know the car.',
          content: reply('ApiError'),
        },
        ...errors(400, 403, 413, 415, 429, 503),
      },
    },
  },
} as const;
