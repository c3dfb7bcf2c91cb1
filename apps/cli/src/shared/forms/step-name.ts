import { inlineText, stepKey, type FormDefinition } from '@forecourt/forms';

/** Returns a step's display name: its heading, else its key. A single step has its form's name. */
export const stepName = ({ steps, heading }: FormDefinition, index: number): string =>
  inlineText(steps[index]!.heading ?? (steps.length === 1 ? heading : '')) ||
  stepKey(steps[index]!);
