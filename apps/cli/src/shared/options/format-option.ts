import { Option } from 'commander';

/** The option `--format` of a command that prints one report; the first of its formats is the default. */
export const formatOption = (
  formats: readonly string[] = ['pretty', 'json'],
  description = 'output format',
): Option => new Option('-f, --format <name>', description).choices(formats).default(formats[0]);
