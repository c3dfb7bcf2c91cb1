import { shellWord } from './workflow.ts';

/** Path of the hook, in a folder that `git config core.hooksPath` names. */
export const hookFile = '.githooks/pre-commit';

/**
 * Builds a hook that rejects a commit with new errors. It checks what is staged: the files themselves
 * if they are the same, which the cache makes fast, or a copy. @param tenants folder of tenants.
 */
export function preCommitHook(tenants: string): string {
  const folder = shellWord(tenants);
  return `#!/bin/sh
# Rejects a commit that adds errors to the content. Switch it on once in each clone:
#   git config core.hooksPath .githooks
git diff --cached --quiet -- ${folder} && exit 0
# Before the first commit there is nothing to compare with.
git rev-parse --verify --quiet HEAD >/dev/null && set -- --changed-since HEAD
if git diff --quiet -- ${folder} && [ -z "$(git ls-files --others --exclude-standard -- ${folder})" ]; then
  exec npx --no -- forecourt check ${folder} --cache --format compact "$@"
fi
# The files differ from what is staged, so a copy of that is checked.
PATH="$PWD/node_modules/.bin:$PATH"
repository=$(git rev-parse --absolute-git-dir)
staged=$(mktemp -d)
trap 'rm -rf "$staged"' EXIT
git checkout-index --all --prefix="$staged/" || exit
unset GIT_INDEX_FILE
export PATH GIT_DIR="$repository" GIT_WORK_TREE="$staged"
cd "$staged" && forecourt check ${folder} --format compact "$@"
`;
}
