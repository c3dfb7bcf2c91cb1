/** Whether the long batteries run: `FORECOURT_FULL=1`. */
export const full = process.env.FORECOURT_FULL === '1';
