import fc from 'fast-check';

// The seed that `npm test` prints repeats its property tests too; without one they are random.
const { FORECOURT_SEED: seed } = process.env;
if (seed) fc.configureGlobal({ seed: Number(seed) });
