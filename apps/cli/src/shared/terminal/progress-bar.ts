const width = 24;

/**
 * Returns a line that shows the progress of a long run.
 * @param done from 0 to 1; without it there is no bar.
 */
export function progressBar(what: string, done: number | undefined, count: string): string {
  if (done === undefined) return `${what} … ${count}`;
  const full = Math.round(done * width);
  const percent = String(Math.floor(done * 100)).padStart(3);
  return `${what} ▕${'█'.repeat(full)}${'░'.repeat(width - full)}▏${percent}% ${count}`;
}
