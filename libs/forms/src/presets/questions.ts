import type { Copy } from '@forecourt/copy';
import type { Question } from '../fields/field-definition.ts';
import type { PresetContext } from './preset.ts';

/** The questions if the condition holds, else none. */
export const when = (asked: boolean | undefined, ...questions: Question[]): readonly Question[] =>
  asked ? questions : [];

/** Puts questions on a step. */
export const onStep = (stepKey: string, ...questions: readonly Question[]): readonly Question[] =>
  questions.map((question) => ({ ...question, stepKey }));

const phoneAndEmail = ({ questions }: Copy): readonly Question[] => [
  { name: 'phone', type: 'tel', label: questions.phone, required: true },
  { name: 'email', type: 'email', label: questions.email, required: true },
];

/** Name and contact details: the three questions of the default lead form. */
export const contact = (copy: Copy): readonly Question[] => [
  { name: 'name', type: 'text', label: copy.questions.fullName, required: true },
  ...phoneAndEmail(copy),
];

/** Contact details with first and last name apart. */
export const contactInParts = (copy: Copy): readonly Question[] => [
  {
    name: 'first_name',
    type: 'text',
    label: copy.questions.firstName,
    required: true,
    half: true,
  },
  { name: 'last_name', type: 'text', label: copy.questions.lastName, required: true, half: true },
  ...phoneAndEmail(copy),
];

/** An optional text of several lines. */
export const comments = (label: string, name = 'Comments'): Question => ({
  name,
  type: 'textarea',
  label,
});

/** The dealership, a required question of sites with several. */
export const dealership = ({ site }: PresetContext, name: string, label: string) =>
  when(site.settings?.forms?.severalDealerships, {
    name,
    type: 'dealership',
    label,
    required: true,
  });
