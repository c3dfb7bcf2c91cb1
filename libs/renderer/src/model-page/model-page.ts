import { answerTo, isBlockOf, type Answers, type AnyBlock } from '@forecourt/block-schemas';
import { modelBySlug } from '@forecourt/domain';
import { quoteHref } from '../lists/model-links.ts';
import type { PageSection } from './model-bars.tsx';

/**
 * Returns the target of Enquire on a model's page: a form on the page, else the quote form with the
 * model; undefined for an announced model without either.
 */
export function enquiryOf(
  sections: readonly PageSection[],
  blocks: readonly AnyBlock[],
  answers: Answers,
): string | undefined {
  const form = sections.find(({ type }) => type === 'form' || type === 'formBuilder');
  if (form) return `#${form.id}`;
  const variants = blocks.find((block) => isBlockOf(block, 'modelVariants'));
  if (!variants) return undefined;
  const { data } = variants;
  const models = answerTo({ kind: 'models' }, answers) ?? [];
  const model = modelBySlug(models, data.model);
  if (!model || model.status === 'coming_soon') return undefined;
  return quoteHref(data.quoteHref ?? '/models/order-now', model);
}
