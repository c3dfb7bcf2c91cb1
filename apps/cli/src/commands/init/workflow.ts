/** Input of the GitHub Actions workflow. */
export interface WorkflowInput {
  /** Folder of tenants, with slashes. */
  readonly tenants: string;
  /** True if the project has a package-lock.json, which the cache and `npm ci` need. */
  readonly hasLock: boolean;
  /** Also write a job for GitLab CI. */
  readonly gitlab?: boolean;
  /** Also write a pre-commit hook. */
  readonly hook?: boolean;
  /** True if the folder is below the root of a repository. */
  readonly isWithinRepository: boolean;
}

/** Quotes a word of a shell command if needed. */
export const shellWord = (text: string): string =>
  /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * Builds a GitHub Actions workflow that checks content on every pull request, on main, and daily,
 * since offers expire without a commit. A pull request answers for what is new in it.
 */
export const workflow = ({
  tenants,
  hasLock,
}: Omit<WorkflowInput, 'isWithinRepository'>): string => `name: Content

on:
  push:
    branches: [main]
  pull_request:
  schedule:
    - cron: '17 19 * * *'

# Nothing unless a job says so.
permissions: {}

concurrency:
  group: content-\${{ github.ref }}
  cancel-in-progress: true

jobs:
  content:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      contents: read
      # For the findings in code scanning.
      security-events: write
    steps:
      - uses: actions/checkout@v6
        with:
          persist-credentials: false
          # A pull request is compared with the commit at which it left its base.
          fetch-depth: 0
      - uses: actions/setup-node@v6
        with:
          node-version: 24${hasLock ? '\n          cache: npm' : ''}
      - run: ${hasLock ? 'npm ci' : 'npm install'}
      - name: Check
        env:
          SINCE: \${{ github.base_ref && format('--changed-since=origin/{0}', github.base_ref) }}
        run: >-
          npx --no -- forecourt check ${shellWord(tenants)} --horizon 30d $SINCE
          --format github
          --format sarif:forecourt-check.sarif
          --format markdown:"$GITHUB_STEP_SUMMARY"
      - name: Hand over the findings
        # A fork's pull request has no right to, and not every repository has code scanning; lines
        # are marked all the same.
        continue-on-error: true
        if: \${{ !cancelled() && (github.event_name != 'pull_request' || github.event.pull_request.head.repo.full_name == github.repository) }}
        uses: github/codeql-action/upload-sarif@v4
        with:
          sarif_file: forecourt-check.sarif
          category: forecourt-check
`;
