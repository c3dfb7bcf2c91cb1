import { shellWord } from './workflow.ts';
import type { WorkflowInput } from './workflow.ts';

/** Path of the pipeline, a part that `.gitlab-ci.yml` includes. */
export const pipelineFile = '.gitlab/forecourt.gitlab-ci.yml';

/**
 * Builds a job for GitLab CI that checks content in merge requests, on the default branch and in
 * schedules. A merge request answers for what is new in it.
 */
export const pipeline = ({
  tenants,
  hasLock,
}: Omit<
  WorkflowInput,
  'isWithinRepository'
>): string => `# In .gitlab-ci.yml: include: { local: ${pipelineFile} }
content:
  image: node:24
  variables:
    # A merge request is compared with the commit at which it left its target.
    GIT_DEPTH: '0'
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
      variables:
        SINCE: --changed-since=$CI_MERGE_REQUEST_DIFF_BASE_SHA
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  script:
    - ${hasLock ? 'npm ci' : 'npm install'}
    - >-
      npx --no -- forecourt check ${shellWord(tenants)} --horizon 30d $SINCE
      --format gitlab:forecourt-code-quality.json
      --format junit:forecourt-junit.xml
  artifacts:
    when: always
    reports:
      codequality: forecourt-code-quality.json
      junit: forecourt-junit.xml
`;
