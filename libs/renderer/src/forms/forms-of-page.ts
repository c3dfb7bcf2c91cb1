import type { Answers, DataQuery, Page, TenantSnapshot } from '@forecourt/block-schemas';
import { isFormBlock, queryKey } from '@forecourt/block-schemas';
import { blocksOf } from '../custom-components/page-blocks.ts';
import { formIdOf, formOfBlock, formQueries, type PlacedForm } from './form-of-block.ts';

type FormTenant = Pick<TenantSnapshot, 'site' | 'components'>;

/** A form as it stands on a page, before the dealer's data is asked. */
export interface FormOnPage {
  readonly id: string;
  /** What its choices ask of the dealer's data. */
  readonly queries: readonly DataQuery[];
  /** The form itself, with whatever was answered. */
  readonly place: (answers: Answers) => PlacedForm;
}

/** Whether a form of the page passes over a step for visitors who are signed in (FRM-4). Pure. */
export const looksAtViewer = (
  page: Page,
  { components }: Pick<FormTenant, 'components'>,
): boolean =>
  blocksOf(page, components).some(
    (block) =>
      isFormBlock(block) &&
      block.data.formSteps?.some(({ customRules }) => customRules?.skipAuthentication),
  );

/** Every form of a page, in order. Pure. */
export function formsOnPage(page: Page, { site, components }: FormTenant): readonly FormOnPage[] {
  const blocks = blocksOf(page, components);
  return blocks.filter(isFormBlock).map((block) => ({
    id: formIdOf(block, blocks),
    queries: formQueries(block.data, site),
    place: (answers) =>
      formOfBlock(block, { site, page, blocks, ask: (query) => answers.get(queryKey(query)) }),
  }));
}

/** The form of a page that is posted under an id; undefined if the page has none of it. Pure. */
export const formOnPage = (page: Page, tenant: FormTenant, id: string): FormOnPage | undefined =>
  formsOnPage(page, tenant).find((form) => form.id === id);
