/** Headers of a webhook in OpenAPI, as Standard Webhooks names them. */
export const webhookHeaders = Object.entries({
  'webhook-id':
    'Id of the delivery, the same at every attempt: answer one that was processed before with 2xx and do nothing.',
  'webhook-timestamp':
    'Time of this attempt in seconds since 1970: refuse one that is more than five minutes old.',
  'webhook-signature':
    '"v1," and the base64 of HMAC-SHA256 over "<id>.<timestamp>.<body>" under the secret of the destination.',
}).map(([name, description]) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
}));
