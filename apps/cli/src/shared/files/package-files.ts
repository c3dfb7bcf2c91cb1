import { fileURLToPath } from 'node:url';

/** True in the packed command, whose modules are all in its folder lib. */
const bundled = !import.meta.url.endsWith('.ts');

const path = (url: string, base: string = import.meta.url) => fileURLToPath(new URL(url, base));

/** Path of the built server, packed with the command or built in the workspace. */
export const builtServer = (): string =>
  path(bundled ? '../site/server/index.js' : '../../../../site/build/server/index.js');

/** Message for a missing {@link builtServer}. */
export const withoutBuiltServer = bundled
  ? 'this installation lacks the built site: install forecourt again, or name a built server in FORECOURT_SITE_BUILD'
  : 'the site is not built yet: run npm run build first';

/** Libraries that checks depend on. */
const libraries = [
  ...['json', 'copy', 'block-schemas', 'domain', 'pricing', 'forms'],
  ...['content', 'lint', 'checker'],
];

/** The folders that hold the code of checks, this module's among them. */
export const codeFolders = (): readonly string[] =>
  bundled
    ? [path('.')]
    : [
        path('../..'),
        ...libraries.map((name) => path('.', import.meta.resolve(`@forecourt/${name}`))),
      ];

/** The page about a lint rule, as Markdown. @param id of a rule that exists. */
export const rulePage = (id: string): string =>
  bundled
    ? path(`../lint-rules/${id}.md`)
    : path(`rules/${id}/README.md`, import.meta.resolve('@forecourt/lint'));
