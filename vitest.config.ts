import { defineConfig } from 'vitest/config';

const project = (name: string, root: string) => ({
  test: {
    name,
    root,
    include: ['src/**/*.spec.{ts,tsx}', 'server/**/*.spec.{ts,tsx}'],
    // Style sheets are imported as text by the renderer; without this they would be empty.
    css: true,
  },
});

export default defineConfig({
  test: {
    projects: [
      project('block-schemas', 'libs/block-schemas'),
      project('pricing', 'libs/pricing'),
      project('forms', 'libs/forms'),
      project('renderer', 'libs/renderer'),
      project('content', 'libs/content'),
      project('dealership', 'libs/dealership'),
      project('leads', 'libs/leads'),
      project('lint', 'libs/lint'),
      project('cli', 'apps/cli'),
      project('site', 'apps/site'),
      { test: { name: 'tools', root: 'tools', include: ['**/*.spec.ts'] } },
    ],
  },
});
