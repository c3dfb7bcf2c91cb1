export { moneyFormatOf } from './context/money-format.ts';
export { renderMessage } from './pipeline/render-message.ts';
export { renderPage } from './pipeline/render-page.ts';
export type {
  AnsweredRequest,
  CaptchaSetting,
  FormsSetting,
  LeadFacts,
  RequestFacts,
  PagePlan,
  PageRequest,
  RenderMode,
  RenderRequest,
} from './context/page-request.ts';
export type { RenderedPage } from './pipeline/rendered-page.ts';
export { renderForComparison, blockPointers } from './pipeline/render-for-comparison.ts';
export type { BlockRendering, PageRendering } from './pipeline/render-for-comparison.ts';
export { pageParameters, personalParameters, planPage } from './pipeline/plan-page.ts';
export type { Skipped } from './pipeline/render-pass.ts';
export { createMarkupMemo, type MarkupMemo } from './memo/markup-memo.ts';
export { embedOrigins } from './rich-text/index.ts';
export { graphMarkup } from './structured-data/node.ts';
export { vehicleGraph } from './structured-data/page-graph.ts';
export {
  renderChosenCarsPage,
  renderStaffPage,
  renderVehiclePage,
  styleSheetNamed,
} from './screens/index.ts';
export type { PageSheet } from './context/page-styles.ts';
export type { ChosenCarsScreen, StaffScreen, VehicleScreen } from './screens/index.ts';
export * from './forms/index.ts';
export { formParameter } from './forms/form-section.tsx';
export { resumeParameter } from './context/resume-parameter.ts';
export { registry } from './blocks/registry.ts';
export { isMeasured, measuresPage } from './analytics/measurement.tsx';
export { isPrivateAddress, privateParameters } from './analytics/private-address.ts';
export { tagManagerOrigin } from './analytics/tag-manager.ts';
export { notFoundMessage, failureMessage } from './document/message-page.tsx';
export { notFoundPath } from './document/not-found-path.ts';
export type { Message } from './document/message-page.tsx';
export {
  imageFormats,
  imageUrl,
  imageWidths,
  focusName,
  shareSize,
  shareUrl,
  usablePicture,
  widthsFor,
} from './image/widths.ts';
export { carHref } from './cars/car-href.ts';
export { visiblePhotos } from './cars/car-photos.ts';
export type { ImageFormat } from './image/widths.ts';
export { fontFacts } from './theme/fonts.ts';
export { themeCss } from './theme/tokens.ts';
export { carsLabel } from './blocks/success/cars-label.ts';
export { replyWords } from './lists/reply-words.ts';
export { holdDeposit } from './cars/hold-deposit.ts';
export { ramp } from './theme/ramp.ts';
