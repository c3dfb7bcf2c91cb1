import path from 'node:path';
import ts from 'typescript';
import { repository } from '../load-sources.ts';

const fileName = path.join(repository, 'apps/site/e2e/structured-data/graphs.ts');

/**
 * Validates graphs against schema.org's vocabulary as Google's `schema-dts` types it: unknown types
 * and properties, values of the wrong kind. The compiler reads each graph as a literal, so an
 * excess property is an error.
 */
export function vocabularyErrors(
  graphs: readonly { readonly name: string; readonly graph: unknown }[],
): readonly string[] {
  const source = [
    `import type { Graph } from 'schema-dts';`,
    ...graphs.map(({ graph }, at) => `export const graph${at}: Graph = ${JSON.stringify(graph)};`),
  ].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, ...more) =>
    name === fileName
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...more);
  host.fileExists = (name) => name === fileName || fileExists(name);

  const program = ts.createProgram([fileName], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    // Line 0 is the import, line n the graph n - 1.
    const line = file?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0;
    return `${graphs[line - 1]?.name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
