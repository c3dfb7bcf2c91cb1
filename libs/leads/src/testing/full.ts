/** True if the long test suites run: `FORECOURT_FULL=1`. */
export const full = process.env.FORECOURT_FULL === '1';
