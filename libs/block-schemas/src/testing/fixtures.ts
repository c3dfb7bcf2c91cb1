import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockTypes } from '../generated/block-types.ts';

/** Data of a block with exactly one error. */
export interface InvalidFixture {
  /** Pointer of the error within the data; for a missing or unknown property, that of the object. */
  readonly pointer: string;
  readonly message?: string;
  readonly data: unknown;
}

/** Samples of a block type's data by name. */
export interface BlockFixtures {
  readonly valid: Readonly<Record<string, unknown>>;
  readonly invalid: Readonly<Record<string, InvalidFixture>>;
}

/** Reads the fixtures of a block type. @param source the `src` folder of the schemas. */
export const readFixtures = (type: string, source = join(import.meta.dirname, '..')) =>
  JSON.parse(readFileSync(join(source, 'blocks', type, 'fixtures.json'), 'utf8')) as BlockFixtures;

/** A valid fixture of a block type. */
export interface NamedFixture extends FixtureBlock {
  readonly name: string;
}

/** A block made of a valid fixture. */
export interface FixtureBlock {
  readonly type: string;
  readonly data: unknown;
}

/** Returns the valid fixtures of block types with their names. */
export const namedFixtures = (types: readonly string[] = blockTypes): NamedFixture[] =>
  types.flatMap((type) =>
    Object.entries(readFixtures(type).valid).map(([name, data]) => ({ type, name, data })),
  );

/** Returns the valid fixtures of block types as blocks. */
export const fixtureBlocks = (types?: readonly string[]): FixtureBlock[] =>
  namedFixtures(types).map(({ type, data }) => ({ type, data }));
