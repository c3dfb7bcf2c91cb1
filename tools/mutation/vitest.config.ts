import { defineConfig } from 'vitest/config';

const library = process.env.MUTATED_LIBRARY ?? '';

/** Unit tests of one library, without those of other processes and of the size of the code. */
export default defineConfig({
  test: {
    name: library,
    root: `libs/${library}`,
    include: ['src/**/*.spec.ts'],
    exclude: ['**/*-crash.spec.ts', '**/postgres-*.spec.ts', '**/browser-size.spec.ts'],
    isolate: false,
    // Stryker has a limit of its own.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
