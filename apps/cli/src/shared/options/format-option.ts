import { Option } from 'commander';

/** Creates the option `--format` of a command that prints one report; the first format is the default. */
export const formatOption = (
  formats: readonly string[] = ['pretty', 'json'],
  description = 'output format',
): Option => new Option('-f, --format <name>', description).choices(formats).default(formats[0]);
