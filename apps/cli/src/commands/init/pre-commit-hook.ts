import { shellWord } from './workflow.ts';

/** Path of the hook, in a folder that `git config core.hooksPath` names. */
export const hookFile = '.githooks/pre-commit';

/** Builds a hook that rejects a commit with new errors. @param tenants folder of tenants. */
export const preCommitHook = (tenants: string): string => `#!/bin/sh
# Rejects a commit that adds errors to the content. Switch it on once in each clone:
#   git config core.hooksPath .githooks
git diff --cached --quiet -- ${shellWord(tenants)} && exit 0
# Before the first commit there is nothing to compare with.
git rev-parse --verify --quiet HEAD >/dev/null && set -- --changed-since HEAD
exec npx --no -- forecourt check ${shellWord(tenants)} --cache --format compact "$@"
`;
