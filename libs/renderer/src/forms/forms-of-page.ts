import type { Answers, DataQuery, Page, TenantSnapshot } from '@forecourt/block-schemas';
import { answerTo, isFormBlock } from '@forecourt/block-schemas';
import { blocksOf } from '../custom-components/page-blocks.ts';
import { formIdOf, formOfBlock, formQueries, type PlacedForm } from './form-of-block.ts';

type FormTenant = Pick<TenantSnapshot, 'site' | 'components'>;

/** A form on a page, before the dealer's data is queried. */
export interface FormOnPage {
  readonly id: string;
  /** Queries for the options of its fields. */
  readonly queries: readonly DataQuery[];
  /** Returns the form with the available answers. */
  readonly place: (answers: Answers) => PlacedForm;
}

/** Returns true if a form of the page skips a step for signed-in visitors (FRM-4). Pure. */
export const looksAtViewer = (
  page: Page,
  { components }: Pick<FormTenant, 'components'>,
): boolean =>
  blocksOf(page, components).some(
    (block) =>
      isFormBlock(block) &&
      block.data.formSteps?.some(({ customRules }) => customRules?.skipAuthentication),
  );

/** Returns every form of a page, in order. Pure. */
export function formsOnPage(page: Page, { site, components }: FormTenant): readonly FormOnPage[] {
  const blocks = blocksOf(page, components);
  return blocks.filter(isFormBlock).map((block) => ({
    id: formIdOf(block, blocks),
    queries: formQueries(block.data, site),
    place: (answers) =>
      formOfBlock(block, { site, page, blocks, ask: (query) => answerTo(query, answers) }),
  }));
}

/** Returns the form of a page with an id; undefined if there is none. Pure. */
export const formOnPage = (page: Page, tenant: FormTenant, id: string): FormOnPage | undefined =>
  formsOnPage(page, tenant).find((form) => form.id === id);
