import { createHash } from 'node:crypto';
import { PluginKind, declareClassPlugin } from '@stryker-mutator/api/plugin';
import { CheckStatus } from '@stryker-mutator/api/check';

/**
 * Lets a seeded sample of the mutants through to the tests: the first of them in the order of a hash,
 * so that the same seed selects the same mutants as long as their code stays.
 */
class SampleChecker {
  #left = Number(process.env.MUTATION_SAMPLE);

  async init() {}

  /** All mutants together, to choose among. */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants) {
    const ordered = mutants
      .map((mutant) => ({ id: mutant.id, order: orderOf(mutant) }))
      .sort((one, other) => (one.order < other.order ? -1 : 1));
    const chosen = new Set(ordered.slice(0, this.#left).map(({ id }) => id));
    this.#left -= chosen.size;
    return Object.fromEntries(
      mutants.map(({ id }) => [
        id,
        chosen.has(id)
          ? { status: CheckStatus.Passed }
          : { status: CheckStatus.CompileError, reason: 'not in the sample' },
      ]),
    );
  }
}

const orderOf = ({ fileName, mutatorName, replacement, location }) =>
  createHash('sha256')
    .update(JSON.stringify([process.env.MUTATION_SEED, fileName.split('/libs/').pop()]))
    .update(JSON.stringify([mutatorName, replacement, location.start]))
    .digest('hex');

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)];
