import { InvalidArgumentError, Option } from 'commander';

function atLeastOne(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('It must be a number from 1.');
  return Number(text);
}

/** Returns `--limit`: how many entries a list has at most. */
export const limitOption = (): Option =>
  new Option('-n, --limit <count>', 'how many at most').argParser(atLeastOne).default(50);
