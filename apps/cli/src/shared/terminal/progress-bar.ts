const width = 24;

/**
 * A line that shows how far a long run is.
 * @param done from 0 to 1; the bar is left out where that is not known.
 */
export function progressBar(what: string, done: number | undefined, count: string): string {
  if (done === undefined) return `${what} … ${count}`;
  const full = Math.round(done * width);
  const percent = String(Math.floor(done * 100)).padStart(3);
  return `${what} ▕${'█'.repeat(full)}${'░'.repeat(width - full)}▏${percent}% ${count}`;
}
