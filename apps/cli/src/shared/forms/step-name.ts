import { plainText, stepKey, type FormDefinition } from '@forecourt/forms';

/** Name of a step for people: its heading, or else its key. The only step is named as its form is. */
export const stepName = ({ steps, heading }: FormDefinition, index: number): string =>
  plainText(steps[index]!.heading ?? (steps.length === 1 ? heading : '')) || stepKey(steps[index]!);
