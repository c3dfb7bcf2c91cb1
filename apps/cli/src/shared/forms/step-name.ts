import { inlineText, stepAt, stepKey, type FormDefinition } from '@forecourt/forms';

/** Returns a step's display name: its heading, else its key. A single step has its form's name. */
export function stepName({ steps, heading }: FormDefinition, index: number): string {
  const step = stepAt(steps, index);
  return inlineText(step.heading ?? (steps.length === 1 ? heading : '')) || stepKey(step);
}
