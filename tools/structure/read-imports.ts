import { cruise, type ICruiseResult } from 'dependency-cruiser';

/** One import between two source files; paths are relative to the repository, with forward slashes. */
export interface Import {
  from: string;
  to: string;
}

/** Folders with product code; everything in them is read unless `excluded` says otherwise. */
const roots = ['libs', 'apps'];

/** Tests, what tests share, generated code and build output are not part of the structure. */
const excluded =
  '(node_modules|/testing/|/e2e/|/generated/|/build/|/dist/|/[.]react-router/|/fixtures/|[.]spec[.]|[.]config[.]ts$)';

/** Returns every import between product files, imports of types included. */
export async function readImports(repository: string): Promise<Import[]> {
  const { output } = await cruise(
    roots,
    {
      baseDir: repository,
      exclude: { path: excluded },
      tsPreCompilationDeps: true,
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  );
  return (output as ICruiseResult).modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => /^(?:libs|apps)\/.*\.(?:ts|tsx|mjs)$/.test(resolved))
      .map(({ resolved }) => ({ from: source, to: resolved })),
  );
}
