/** The part of Stryker's JSON report that is read here. */
export interface MutationResult {
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>
  >;
}

interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** Text of a mutant's original code, on one line. */
function originalOf(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last]!.slice(0, end.column - 1);
  lines[0] = lines[0]!.slice(start.column - 1);
  return oneLine(lines.join('\n'));
}

const oneLine = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
};

/** Lists the mutants of the sample that no test noticed, then the share of those that one did. */
export function mutationReport({ files }: MutationResult): string {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file, source })),
  );
  const noticed = all.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const missed = all.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const run = noticed + missed.length;
  const listed = missed.map(
    ({ file, location, mutatorName, replacement = '', source, status }) =>
      `${file}:${location.start.line}:${location.start.column} ${mutatorName}${status === 'NoCoverage' ? ', in code that no test runs' : ''}\n` +
      `  - ${originalOf(source, location)}\n  + ${oneLine(replacement)}`,
  );
  const score = run === 0 ? 0 : Math.round((100 * noticed) / run);
  return [
    ...listed,
    `Tests noticed ${noticed} of ${run} mutants: ${score} % (${all.length} mutants in all).`,
  ].join('\n');
}
