/** Shells that there is a completion for, apart from the scripts so that `--help` needs none of them. */
export const shells = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof shells)[number];
