import type { FormBuilderData } from '@forecourt/block-schemas';
import type { BlockDefinition } from '../../context/block-definition.ts';
import { formTraits } from '../form/form.tsx';

/** A form built question by question, rendered as a form with custom questions. */
export const formBuilder: BlockDefinition<'formBuilder'> = {
  type: 'formBuilder',
  component: () => null,
  css: '',
  expand: (data) => [{ type: 'form', data: data as Record<string, unknown> & FormBuilderData }],
  ...formTraits,
};
