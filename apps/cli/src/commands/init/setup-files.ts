import { bundleSchema, editorSchemas, schemaFile } from '@forecourt/language-server/schemas';
import { configFile } from '@forecourt/checker';
import { addIgnored } from './ignore-lines.ts';
import { mergeSettings } from './json-settings.ts';
import { generatedFile, ownFile } from './planned-file.ts';
import type { SetupFile } from './planned-file.ts';
import { pipeline, pipelineFile } from './gitlab-pipeline.ts';
import { hookFile, preCommitHook } from './pre-commit-hook.ts';
import { workflow } from './workflow.ts';
import type { WorkflowInput } from './workflow.ts';

/** Folder of the schemas, next to the settings that name them; committed, so that every clone has them. */
export const schemaFolder = '.vscode/forecourt';

/** Schemas of whole files, which include those of blocks. */
const fileSchemas = editorSchemas.filter(({ files }) => files.length > 0);

/** Returns the glob of a schema's files: tenants' files are in the folder of tenants, others anywhere. */
const matchOf = (pattern: string, tenants: string): string =>
  pattern.startsWith('*/') ? `/${tenants}/${pattern}` : pattern;

const settings = (tenants: string) => ({
  members: {
    // JSON without comments: an editor that treats them as JSONC would accept comments.
    'files.associations': { [`**/${tenants}/**/*.json`]: 'json', [configFile]: 'json' },
    'search.exclude': { [schemaFolder]: true },
  },
  entries: {
    'json.schemas': {
      key: 'url',
      list: fileSchemas.map(({ name, files }) => ({
        fileMatch: files.map((pattern) => matchOf(pattern, tenants)),
        url: `./${schemaFolder}/${schemaFile(name)}`,
      })),
    },
  },
});

const emptyConfig = `${JSON.stringify(
  { $schema: `./${schemaFolder}/${schemaFile('lint-config')}`, rules: {} },
  null,
  2,
)}\n`;

/** `.forecourt/` holds a server's visitor data; imports leave lock files next to their data. */
const ignored = [
  ...['node_modules/', '.forecourt/', '.forecourt-cache/', '**/data/.*'],
  ...['forecourt-*.sarif', 'forecourt-code-quality.json', 'forecourt-junit.xml'],
];

const withinRepository =
  'GitHub reads workflows at the root of a repository alone: run this there, with --tenants';

const anotherThan = 'it is another than this command writes; remove it to have it written anew';

/** All files of the setup, in order. */
export const setupFiles = (input: WorkflowInput): readonly SetupFile[] => [
  {
    path: configFile,
    purpose: 'levels and options of lint rules',
    plan: (existing) =>
      existing === undefined
        ? { outcome: 'created', text: emptyConfig }
        : { outcome: 'unchanged', note: 'your own' },
  },
  ...fileSchemas.map((schema) => ({
    path: `${schemaFolder}/${schemaFile(schema.name)}`,
    purpose: schema.files.join(', '),
    plan: generatedFile(`${JSON.stringify(bundleSchema(schema), null, 2)}\n`),
  })),
  {
    path: '.vscode/settings.json',
    purpose: 'completion and hover in Visual Studio Code, without an extension',
    plan: (existing) => mergeSettings(existing, settings(input.tenants)),
  },
  {
    path: '.github/workflows/forecourt.yml',
    purpose: 'checks every pull request, and every day',
    plan: input.isWithinRepository
      ? () => ({ outcome: 'left alone', note: withinRepository })
      : ownFile(workflow(input), anotherThan),
  },
  ...(input.gitlab
    ? [
        {
          path: pipelineFile,
          purpose: 'checks merge requests in GitLab, once .gitlab-ci.yml includes it',
          plan: ownFile(pipeline(input), anotherThan),
        },
      ]
    : []),
  ...(input.hook
    ? [
        {
          path: hookFile,
          purpose: 'rejects commits with new errors, after: git config core.hooksPath .githooks',
          isExecutable: true,
          plan: ownFile(preCommitHook(input.tenants), anotherThan),
        },
      ]
    : []),
  {
    path: '.gitignore',
    purpose: 'keeps leads, caches and reports out of git',
    plan: (existing) => addIgnored(existing, ignored),
  },
];
