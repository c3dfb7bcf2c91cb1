import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The libraries that take time, site and viewer as arguments and touch nothing else. */
const pureLibs = [
  'json',
  'copy',
  'block-schemas',
  'domain',
  'renderer',
  'forms',
  'pricing',
  'lint',
];
const pureFiles = pureLibs.map((lib) => `libs/${lib}/src/**/*.{ts,tsx}`);
const specFiles = ['**/*.spec.{ts,tsx}', '**/testing/**'];

/** TypeScript doesn't look for unknown properties in an object that is spread. */
const noSpreadLiteral = {
  selector: 'ObjectExpression > SpreadElement > ObjectExpression',
  message: 'Write the properties without the object around them, so that misspelt ones are errors.',
};

const mayImport = (scope, ...libs) => ({
  sourceTag: `scope:${scope}`,
  onlyDependOnLibsWithTags: libs.map((lib) => `scope:${lib}`),
});

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/build/',
      '**/dist/',
      '**/generated/',
      '**/.react-router/',
      '.nx/',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx, 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@nx/enforce-module-boundaries': [
        'error',
        {
          // Built modules, by the names that the package's `imports` give them; servers that tests start.
          allow: ['#*', '@forecourt/*/testing/*'],
          // Search drivers are only loaded by servers that are told to use them; of what draws pages the
          // command line loads all only to draw, and its small parts at once.
          checkDynamicDependenciesExceptions: ['@forecourt/dealership', '@forecourt/renderer'],
          depConstraints: [
            mayImport('json'),
            mayImport('copy'),
            mayImport('block-schemas', 'json'),
            mayImport('domain', 'block-schemas'),
            mayImport('pricing'),
            mayImport('forms', 'block-schemas', 'domain', 'pricing', 'copy'),
            mayImport('renderer', 'json', 'block-schemas', 'domain', 'forms', 'pricing', 'copy'),
            mayImport('content', 'json', 'block-schemas', 'domain'),
            mayImport('dealership', 'json', 'block-schemas', 'domain'),
            mayImport('leads', 'json', 'block-schemas', 'domain', 'copy'),
            mayImport('checker', 'json', 'block-schemas', 'domain', 'content', 'lint'),
            mayImport(
              'language-server',
              'json',
              'block-schemas',
              'domain',
              'content',
              'lint',
              'checker',
            ),
            mayImport(
              'comparison',
              'json',
              'block-schemas',
              'domain',
              'content',
              'dealership',
              'renderer',
            ),
            mayImport('lint', 'json', 'block-schemas', 'domain', 'forms', 'pricing'),
            { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:lib'] },
            { sourceTag: 'type:lib', onlyDependOnLibsWithTags: ['type:lib'] },
          ],
        },
      ],
    },
  },
  {
    // What starts the command line must be readable for any Node, old ones too.
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: [...specFiles, '**/e2e/**'],
    rules: { 'no-restricted-syntax': ['error', noSpreadLiteral] },
  },
  {
    files: pureFiles,
    // An island's entry runs in the browser alone: it is what hands the visitor's clock in.
    ignores: [...specFiles, '**/*.island.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['node:*', 'express', 'react-router', '@react-router/*'],
              message: 'This library is pure: take what you need as an argument.',
            },
          ],
        },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Take the time as an argument.' },
        { object: 'Math', property: 'random', message: 'Take randomness as an argument.' },
        { object: 'performance', property: 'now', message: 'Take the time as an argument.' },
      ],
      'no-restricted-syntax': [
        'error',
        noSpreadLiteral,
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Take the time as an argument.',
        },
      ],
    },
  },
  {
    // Benchmarks, generators and browser tests look inside every project; nothing imports them.
    files: ['tools/**/*.{ts,tsx}', 'apps/*/e2e/**/*.ts'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
);
