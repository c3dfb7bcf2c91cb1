// The long suites, of which `npm test` runs a tenth that changes with the day.

const parts = 10;

/** Number that chooses the part: `FORECOURT_SEED`, else the days since 1970. */
export const seedOf = (env, now) => {
  const seed = Number(env.FORECOURT_SEED || Math.floor(now / 86_400_000));
  if (Number.isSafeInteger(seed) && seed >= 0) return seed;
  throw new Error(`FORECOURT_SEED must be a whole number, but is "${env.FORECOURT_SEED}"`);
};

/**
 * Returns the part of a place in a list whose longest suites come first: the list is dealt out forth
 * and back, so that no part gets the longest suite of every ten.
 */
const partOf = (place) => {
  const [round, step] = [Math.floor(place / parts), place % parts];
  return round % 2 === 0 ? step : parts - 1 - step;
};

/**
 * Returns the suites that a run leaves out: none unless `npm test` has set a seed. Ten seeds in
 * succession leave out nothing.
 * @param {readonly string[]} suites
 */
export function leftOut(suites, env = process.env) {
  if (!env.FORECOURT_SEED || env.FORECOURT_FULL) return [];
  const part = seedOf(env, 0) % parts;
  return suites.filter((_, index) => partOf(index) !== part);
}
