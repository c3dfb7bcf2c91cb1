import { formWays, partialPoints, stepsAlong, type FormDefinition } from '@forecourt/forms';
import { exitCodes, type ExitCode } from '../../shared/errors/exit-codes.ts';
import type { ProcessContext } from '../../shared/terminal/process-context.ts';
import { findForm, type FormRequest } from '../../shared/forms/find-form.ts';
import { graphJson } from './graph-json.ts';
import { graphMarkdown } from './graph-markdown.ts';
import type { FormGraph } from './graph-words.ts';
import { mermaid } from './mermaid.ts';

/** Parsed arguments of `forecourt forms graph`. */
export interface GraphRequest extends FormRequest {
  readonly format: 'mermaid' | 'markdown' | 'json';
}

/** Builds the graph of a form. */
export function graphOf(form: FormDefinition): FormGraph {
  const ways = formWays(form);
  return { form, ways, seen: stepsAlong(ways), partial: partialPoints(form, ways) };
}

/**
 * Prints every path through a form.
 * @throws {UsageError} if the form cannot be found
 */
export async function runGraph(
  { format, ...request }: GraphRequest,
  { stdout, env }: ProcessContext,
): Promise<ExitCode> {
  const found = await findForm(request, env);
  const graph = graphOf(found.form);
  const texts = {
    mermaid: () => mermaid(graph),
    markdown: () => graphMarkdown(graph, found.path),
    json: () => graphJson(graph, found),
  };
  stdout.write(texts[format]());
  return exitCodes.fine;
}
