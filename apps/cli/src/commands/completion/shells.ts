/** Supported shells; in a module of their own so that `--help` loads no scripts. */
export const shells = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof shells)[number];
