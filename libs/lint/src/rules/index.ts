import type { Rule } from '../rule-api/rule.ts';
import { addressImplausible } from './address-implausible/rule.ts';
import { approvalClaim } from './approval-claim/rule.ts';
import { assetExists } from './asset-exists/rule.ts';
import { assetUnused } from './asset-unused/rule.ts';
import { blockEmpty } from './block-empty/rule.ts';
import { businessNumberInvalid } from './business-number-invalid/rule.ts';
import { calculatorRange } from './calculator-range/rule.ts';
import { carColourUngrouped } from './car-colour-ungrouped/rule.ts';
import { carFigureImplausible } from './car-figure-implausible/rule.ts';
import { carLocationContradictory } from './car-location-contradictory/rule.ts';
import { carNameContradictory } from './car-name-contradictory/rule.ts';
import { carNoteInternal } from './car-note-internal/rule.ts';
import { carRepeated } from './car-repeated/rule.ts';
import { carValueUnknown } from './car-value-unknown/rule.ts';
import { comparisonRateMissing } from './comparison-rate-missing/rule.ts';
import { componentPropertyUnused } from './component-property-unused/rule.ts';
import { consumerNoticeMissing } from './consumer-notice-missing/rule.ts';
import { consumerRightsDenied } from './consumer-rights-denied/rule.ts';
import { copiedFromSibling } from './copied-from-sibling/rule.ts';
import { creditFeeContradictory } from './credit-fee-contradictory/rule.ts';
import { creditLicenceMissing } from './credit-licence-missing/rule.ts';
import { creditTermsMissing } from './credit-terms-missing/rule.ts';
import { cutoffNearWithoutTimeZone } from './cutoff-near-without-time-zone/rule.ts';
import { cutoffRegistry } from './cutoff-registry/rule.ts';
import { dateContradictory } from './date-contradictory/rule.ts';
import { driveAwayPriceMissing } from './drive-away-price-missing/rule.ts';
import { duplicatePath } from './duplicate-path/rule.ts';
import { embedNotShown } from './embed-not-shown/rule.ts';
import { entryRepeated } from './entry-repeated/rule.ts';
import { featureFlagWithoutEffect } from './feature-flag-without-effect/rule.ts';
import { filterUnmatched } from './filter-unmatched/rule.ts';
import { focalPointWithoutEffect } from './focal-point-without-effect/rule.ts';
import { foreignTerm } from './foreign-term/rule.ts';
import { formChoiceWithoutOptions } from './form-choice-without-options/rule.ts';
import { formConsentNotFree } from './form-consent-not-free/rule.ts';
import { formContactMissing } from './form-contact-missing/rule.ts';
import { formDataSensitive } from './form-data-sensitive/rule.ts';
import { formDefaultUnmatched } from './form-default-unmatched/rule.ts';
import { formFieldNameReserved } from './form-field-name-reserved/rule.ts';
import { formFieldRepeated } from './form-field-repeated/rule.ts';
import { formFieldTypeUnsuitable } from './form-field-type-unsuitable/rule.ts';
import { formFieldWithoutLabel } from './form-field-without-label/rule.ts';
import { formHiddenWithoutValue } from './form-hidden-without-value/rule.ts';
import { formLabelRepeated } from './form-label-repeated/rule.ts';
import { formOptionRepeated } from './form-option-repeated/rule.ts';
import { formPartialLeadNeverSent } from './form-partial-lead-never-sent/rule.ts';
import { formPromiseUnmet } from './form-promise-unmet/rule.ts';
import { formPropertyWithoutEffect } from './form-property-without-effect/rule.ts';
import { formSkipValueUnmatched } from './form-skip-value-unmatched/rule.ts';
import { formSkipWithoutEffect } from './form-skip-without-effect/rule.ts';
import { formStepDeadEnd } from './form-step-dead-end/rule.ts';
import { formStepEmpty } from './form-step-empty/rule.ts';
import { formStepRepeated } from './form-step-repeated/rule.ts';
import { formStepTargetBackward } from './form-step-target-backward/rule.ts';
import { formStepTargetMissing } from './form-step-target-missing/rule.ts';
import { formStepUnreachable } from './form-step-unreachable/rule.ts';
import { formStepsContradictType } from './form-steps-contradict-type/rule.ts';
import { headingOrder } from './heading-order/rule.ts';
import { holidayPast } from './holiday-past/rule.ts';
import { imageAltContradictory } from './image-alt-contradictory/rule.ts';
import { imageAltFileName } from './image-alt-file-name/rule.ts';
import { imageAltMissing } from './image-alt-missing/rule.ts';
import { imageNotPortrait } from './image-not-portrait/rule.ts';
import { imageTooLarge } from './image-too-large/rule.ts';
import { imageTooSmall } from './image-too-small/rule.ts';
import { imageWrongDimensions } from './image-wrong-dimensions/rule.ts';
import { knownSlug } from './known-slug/rule.ts';
import { labelContrast } from './label-contrast/rule.ts';
import { linkContradictory } from './link-contradictory/rule.ts';
import { linkInsecure } from './link-insecure/rule.ts';
import { linkLocal } from './link-local/rule.ts';
import { linkMalformed } from './link-malformed/rule.ts';
import { linkOwnDomain } from './link-own-domain/rule.ts';
import { linkPrivate } from './link-private/rule.ts';
import { linkRedirected } from './link-redirected/rule.ts';
import { linkTarget } from './link-target/rule.ts';
import { linkTextVague } from './link-text-vague/rule.ts';
import { linkTracked } from './link-tracked/rule.ts';
import { linkWithoutTarget } from './link-without-target/rule.ts';
import { linkWithoutText } from './link-without-text/rule.ts';
import { locationContradictory } from './location-contradictory/rule.ts';
import { mailDomainMisspelt } from './mail-domain-misspelt/rule.ts';
import { markupAsText } from './markup-as-text/rule.ts';
import { markupMalformed } from './markup-malformed/rule.ts';
import { missingData } from './missing-data/rule.ts';
import { missingImportableData } from './missing-importable-data/rule.ts';
import { modelContradictory } from './model-contradictory/rule.ts';
import { modelWithoutBody } from './model-without-body/rule.ts';
import { nameMisspelt } from './name-misspelt/rule.ts';
import { navigationRepeated } from './navigation-repeated/rule.ts';
import { offerContradictory } from './offer-contradictory/rule.ts';
import { offerEndImplausible } from './offer-end-implausible/rule.ts';
import { offerEnded } from './offer-ended/rule.ts';
import { offerEndsSoon } from './offer-ends-soon/rule.ts';
import { oneMainHeading } from './one-main-heading/rule.ts';
import { openingHoursContradictory } from './opening-hours-contradictory/rule.ts';
import { openingHoursIgnored } from './opening-hours-ignored/rule.ts';
import { pageEmpty } from './page-empty/rule.ts';
import { pageUnlinked } from './page-unlinked/rule.ts';
import { phoneNumberInvalid } from './phone-number-invalid/rule.ts';
import { phoneNumberUnlisted } from './phone-number-unlisted/rule.ts';
import { placeholderText } from './placeholder-text/rule.ts';
import { priceImplausible } from './price-implausible/rule.ts';
import { priceNotPositive } from './price-not-positive/rule.ts';
import { priceReductionUntrue } from './price-reduction-untrue/rule.ts';
import { propertyOfEarlierLayout } from './property-of-earlier-layout/rule.ts';
import { propertyOfLaterLayout } from './property-of-later-layout/rule.ts';
import { publicationDateFuture } from './publication-date-future/rule.ts';
import { publicationDateMalformed } from './publication-date-malformed/rule.ts';
import { publicationDateMissing } from './publication-date-missing/rule.ts';
import { rateImplausible } from './rate-implausible/rule.ts';
import { regionContradictory } from './region-contradictory/rule.ts';
import { republicationChanges } from './republication-changes/rule.ts';
import { reviewContradictory } from './review-contradictory/rule.ts';
import { seoCanonicalElsewhere } from './seo-canonical-elsewhere/rule.ts';
import { seoDescriptionMissing } from './seo-description-missing/rule.ts';
import { seoDescriptionTooLong } from './seo-description-too-long/rule.ts';
import { seoHomeHidden } from './seo-home-hidden/rule.ts';
import { seoTextRepeated } from './seo-text-repeated/rule.ts';
import { seoTextTooShort } from './seo-text-too-short/rule.ts';
import { seoTitleTooLong } from './seo-title-too-long/rule.ts';
import { seoWhiteSpace } from './seo-white-space/rule.ts';
import { serviceSettingWithoutEffect } from './service-setting-without-effect/rule.ts';
import { successMessageUnmatched } from './success-message-unmatched/rule.ts';
import { suppressionExpired } from './suppression-expired/rule.ts';
import { suppressionWithoutEffect } from './suppression-without-effect/rule.ts';
import { tableUneven } from './table-uneven/rule.ts';
import { tableWithoutHeadings } from './table-without-headings/rule.ts';
import { teamCategoryUnknown } from './team-category-unknown/rule.ts';
import { teamPhotoMissing } from './team-photo-missing/rule.ts';
import { textContradictory } from './text-contradictory/rule.ts';
import { textGarbled } from './text-garbled/rule.ts';
import { thankYouMissing } from './thank-you-missing/rule.ts';
import { themeContrast } from './theme-contrast/rule.ts';
import { unsafeHtml } from './unsafe-html/rule.ts';
import { videoIncomplete } from './video-incomplete/rule.ts';
import { vinMalformed } from './vin-malformed/rule.ts';
import { wordMisspelt } from './word-misspelt/rule.ts';

/** Every rule, in order of id. */
export const rules: readonly Rule[] = [
  addressImplausible,
  approvalClaim,
  assetExists,
  assetUnused,
  blockEmpty,
  businessNumberInvalid,
  calculatorRange,
  carColourUngrouped,
  carFigureImplausible,
  carLocationContradictory,
  carNameContradictory,
  carNoteInternal,
  carRepeated,
  carValueUnknown,
  comparisonRateMissing,
  componentPropertyUnused,
  consumerNoticeMissing,
  consumerRightsDenied,
  copiedFromSibling,
  creditFeeContradictory,
  creditLicenceMissing,
  creditTermsMissing,
  cutoffNearWithoutTimeZone,
  cutoffRegistry,
  dateContradictory,
  driveAwayPriceMissing,
  duplicatePath,
  embedNotShown,
  entryRepeated,
  featureFlagWithoutEffect,
  filterUnmatched,
  focalPointWithoutEffect,
  foreignTerm,
  formChoiceWithoutOptions,
  formConsentNotFree,
  formContactMissing,
  formDataSensitive,
  formDefaultUnmatched,
  formFieldNameReserved,
  formFieldRepeated,
  formFieldTypeUnsuitable,
  formFieldWithoutLabel,
  formHiddenWithoutValue,
  formLabelRepeated,
  formOptionRepeated,
  formPartialLeadNeverSent,
  formPromiseUnmet,
  formPropertyWithoutEffect,
  formSkipValueUnmatched,
  formSkipWithoutEffect,
  formStepDeadEnd,
  formStepEmpty,
  formStepRepeated,
  formStepTargetBackward,
  formStepTargetMissing,
  formStepUnreachable,
  formStepsContradictType,
  headingOrder,
  holidayPast,
  imageAltContradictory,
  imageAltFileName,
  imageAltMissing,
  imageNotPortrait,
  imageTooLarge,
  imageTooSmall,
  imageWrongDimensions,
  knownSlug,
  labelContrast,
  linkContradictory,
  linkInsecure,
  linkLocal,
  linkMalformed,
  linkOwnDomain,
  linkPrivate,
  linkRedirected,
  linkTarget,
  linkTextVague,
  linkTracked,
  linkWithoutTarget,
  linkWithoutText,
  locationContradictory,
  mailDomainMisspelt,
  markupAsText,
  markupMalformed,
  missingData,
  missingImportableData,
  modelContradictory,
  modelWithoutBody,
  nameMisspelt,
  navigationRepeated,
  offerContradictory,
  offerEndImplausible,
  offerEnded,
  offerEndsSoon,
  oneMainHeading,
  openingHoursContradictory,
  openingHoursIgnored,
  pageEmpty,
  pageUnlinked,
  phoneNumberInvalid,
  phoneNumberUnlisted,
  placeholderText,
  priceImplausible,
  priceNotPositive,
  priceReductionUntrue,
  propertyOfEarlierLayout,
  propertyOfLaterLayout,
  publicationDateFuture,
  publicationDateMalformed,
  publicationDateMissing,
  rateImplausible,
  regionContradictory,
  republicationChanges,
  reviewContradictory,
  seoCanonicalElsewhere,
  seoDescriptionMissing,
  seoDescriptionTooLong,
  seoHomeHidden,
  seoTextRepeated,
  seoTextTooShort,
  seoTitleTooLong,
  seoWhiteSpace,
  serviceSettingWithoutEffect,
  successMessageUnmatched,
  suppressionExpired,
  suppressionWithoutEffect,
  tableUneven,
  tableWithoutHeadings,
  teamCategoryUnknown,
  teamPhotoMissing,
  textContradictory,
  textGarbled,
  thankYouMissing,
  themeContrast,
  unsafeHtml,
  videoIncomplete,
  vinMalformed,
  wordMisspelt,
];
