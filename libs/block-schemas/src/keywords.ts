/**
 * Custom schema keywords. Validation ignores them: they describe the meaning of a value for other
 * checks, editors and code generation. docs/guides/change-a-schema.md lists their values.
 */
export const annotationKeywords = [
  /** `true`: an array of content blocks, each checked by the schema of its own type. */
  'x-blocks',
  /** On a block: the kinds of the dealer's data that it shows without naming an entry. */
  'x-data',
  /** `true` on a block: the block is a form. */
  'x-form',
  /** On a block: the heading that it renders, `none`, `section` or `own-level`. */
  'x-heading',
  /** Mark-up: `inline` or `block`. */
  'x-html',
  /** Message for a value that the `pattern` beside it refuses. */
  'x-message',
  /** On an asset: how a block shows it, or `false` for a file that is not a picture. */
  'x-picture',
  /** `true`: a price in dollars. */
  'x-price',
  /** On a block: the query parameters that it reads, with the member of the data whose values each has. */
  'x-query',
  /** Kind of a reference: `asset`, `link`, `model` and so on. */
  'x-ref',
  /** Id of the lint rule that errors of the value belong to; their message is `x-message`. */
  'x-rule',
  /** Plain text that visitors read: `true`, `link` for the label of a link, `alt` for alternative text. */
  'x-text',
] as const;
