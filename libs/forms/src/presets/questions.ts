import type { Question } from '../fields/field-definition.ts';
import type { PresetContext } from './preset.ts';

/** The question if it is asked here, else nothing. */
export const when = (asked: boolean | undefined, ...questions: Question[]): readonly Question[] =>
  asked ? questions : [];

/** Puts questions on a step. */
export const onStep = (stepKey: string, ...questions: readonly Question[]): readonly Question[] =>
  questions.map((question) => ({ ...question, stepKey }));

/** Who asks: the three questions of the default lead form. */
export const contact: readonly Question[] = [
  { name: 'name', type: 'text', label: 'Full Name', required: true },
  { name: 'phone', type: 'tel', label: 'Mobile Number', required: true },
  { name: 'email', type: 'email', label: 'Email Address', required: true },
];

/** Who asks, by first and last name. */
export const contactInParts: readonly Question[] = [
  { name: 'first_name', type: 'text', label: 'First Name', required: true, half: true },
  { name: 'last_name', type: 'text', label: 'Last Name', required: true, half: true },
  { name: 'phone', type: 'tel', label: 'Mobile Number', required: true },
  { name: 'email', type: 'email', label: 'Email Address', required: true },
];

export const comments = (label = 'Anything we should know?', name = 'Comments'): Question => ({
  name,
  type: 'textarea',
  label,
});

/** Which dealership, where there are several; then it has to be answered. */
export const dealership = ({ site }: PresetContext, name: string, label: string) =>
  when(site.settings?.forms?.severalDealerships, {
    name,
    type: 'dealership',
    label,
    required: true,
  });
