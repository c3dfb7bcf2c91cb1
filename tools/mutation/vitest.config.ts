import { defineConfig } from 'vitest/config';

const library = process.env.MUTATED_LIBRARY ?? '';

/** The unit tests of one library. Left out are tests of whole processes, which run the code elsewhere. */
export default defineConfig({
  test: {
    name: library,
    root: `libs/${library}`,
    include: ['src/**/*.spec.ts'],
    exclude: ['**/*-crash.spec.ts', '**/postgres-*.spec.ts'],
    isolate: false,
    // Stryker has a limit of its own.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
