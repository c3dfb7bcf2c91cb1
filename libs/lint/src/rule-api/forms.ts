import { formBlockTypes, type FormData } from '@forecourt/block-schemas';
import { defineRule } from './rule.ts';
import type { BlockPlace } from '@forecourt/block-schemas';
import type { Rule, RuleMeta, RuleReport } from './rule.ts';

/** A form with its own steps. */
export interface SteppedForm {
  readonly data: FormData & Required<Pick<FormData, 'formSteps'>>;
  /** Pointer to the block's data. */
  readonly pointer: string;
}

/** The form of a block whose own steps and fields decide its flow; undefined for any other form. */
function steppedForm({ block, pointer }: BlockPlace): SteppedForm | undefined {
  const data = block.data as FormData;
  const hasSteps = (data.formSteps?.length ?? 0) > 0;
  const hasFields = (data.fields?.length ?? 0) > 0;
  return data.type === 'multi' && hasSteps && hasFields
    ? { data: data as SteppedForm['data'], pointer: `${pointer}/data` }
    : undefined;
}

/**
 * A rule about forms of several steps.
 * @param check checks one form's data; its reports have pointers within that data.
 */
export const formRule = (
  meta: RuleMeta,
  check: (form: SteppedForm['data'], report: (report: RuleReport) => void) => void,
): Rule =>
  defineRule({
    meta,
    create: () => ({
      blockTypes: formBlockTypes,
      block: ({ report, block, pointer }) => {
        const form = steppedForm({ block, pointer });
        if (form === undefined) return;
        check(form.data, (found) => report({ ...found, pointer: form.pointer + found.pointer }));
      },
    }),
  });
