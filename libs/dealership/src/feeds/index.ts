export { FeedError, FeedOptionsError } from './reading/feed-error.ts';
export type { FeedOption } from './reading/feed-error.ts';
export { feedFormats, formatByName, isCompressed } from './reading/feed-format.ts';
export type { FeedFormat } from './reading/feed-format.ts';
export type { FeedRecord, FeedRecords } from './reading/feed-record.ts';
export { readFeed } from './reading/read-feed.ts';
export { checkColumns, checkMapping } from './mapping/check-mapping.ts';
export { carConverter } from './mapping/convert-car.ts';
export type { Conversion } from './mapping/convert-car.ts';
export {
  plansOf,
  plansWithoutMapping,
  repeatedColumns,
  unusedColumns,
} from './mapping/field-plans.ts';
export type { FieldPlan } from './mapping/field-plans.ts';
export { listedColumns } from './mapping/listed-columns.ts';
export { omittedRows } from './mapping/omitted-rows.ts';
export { readContextOf } from './mapping/read-context.ts';
export type { FieldError } from './mapping/field-reading.ts';
