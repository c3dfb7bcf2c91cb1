import type { FormField } from '@forecourt/block-schemas';
import { fieldsOfStep, reachableSteps, stepEdges } from '@forecourt/forms';
import type { StepEdge, StepForm } from '@forecourt/forms';
import { memoizeLast } from './memoize-last.ts';

/** Flow of a form with steps. */
export interface FormAnalysis {
  /** Indexes of the steps that some visitor can reach. */
  readonly reached: ReadonlySet<number>;
  /** Returns the edges from a step. */
  readonly edgesFrom: (step: number) => readonly StepEdge[];
  /** Returns the fields of a step. */
  readonly fieldsOf: (step: number) => readonly FormField[];
}

/** Analyzes the flow of a form, once for all rules that read it. */
export const analyzeForm = memoizeLast((form: StepForm): FormAnalysis => {
  const steps = form.formSteps ?? [];
  const fields = steps.map((_step, index) => fieldsOfStep(form, index));
  const edges = steps.map((_step, index) => stepEdges(form, index));
  const edgesFrom = (step: number) => edges[step]!;
  return {
    reached: reachableSteps(form, edgesFrom),
    edgesFrom,
    fieldsOf: (step) => fields[step]!,
  };
});
