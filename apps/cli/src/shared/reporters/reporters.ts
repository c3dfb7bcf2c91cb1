import { compact } from './compact.ts';
import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import { json, ndjson } from './json.ts';
import { junit } from './junit.ts';
import { markdown } from './markdown.ts';
import { pretty } from './pretty.ts';
import type { Reporter } from './reporter.ts';
import { sarif } from './sarif.ts';
import { summary } from './summary.ts';
import type { FormatName } from './format-names.ts';

/** Every format's reporter. */
export const reporters: Readonly<Record<FormatName, Reporter>> = {
  pretty,
  compact,
  json,
  ndjson,
  sarif,
  junit,
  github,
  gitlab,
  markdown,
  summary,
};
