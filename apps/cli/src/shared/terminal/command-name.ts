import type { ProcessContext } from './process-context.ts';

/** Returns the command as the user can type it: after a start through npm, it is not on the path. */
export const commandName = (env: ProcessContext['env']): string =>
  env.npm_lifecycle_event === 'forecourt' ? 'npm run forecourt --' : 'forecourt';
