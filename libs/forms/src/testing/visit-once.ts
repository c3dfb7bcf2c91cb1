/**
 * Guards a test's walk through a form: forms lead forwards only, so a step that comes up again would
 * keep the walk from ending.
 * @returns a function to call with every step, which throws for one that was visited before
 */
export function visitOnce(): (step: string) => void {
  const visited = new Set<string>();
  return (step) => {
    if (visited.has(step)) throw new Error(`the form leads back to its step "${step}"`);
    visited.add(step);
  };
}
