/** Height of the drawing plane: a body's heights are measured up from the ground at y = 200. */
export const ground = 200;

/** A number as SVG wants it: at most one decimal, no trailing zeros. */
export const round = (value: number): number => Math.round(value * 10) / 10;

const pairsPerCommand: Record<string, number> = { M: 1, L: 1, C: 3, Q: 2 };

/**
 * Turns a path whose second coordinates are heights above the ground (cm) into SVG path data.
 * Understands absolute M, L, C, Q, A and Z.
 */
export function heightPath(source: string): string {
  const tokens = source.replaceAll(',', ' ').match(/[MLCQAZ]|-?\d*\.?\d+/g) ?? [];
  const out: string[] = [];
  let at = 0;
  let command = '';
  const pair = () => `${round(Number(tokens[at++]))} ${round(ground - Number(tokens[at++]))}`;
  while (at < tokens.length) {
    if (/[MLCQAZ]/.test(tokens[at]!)) command = tokens[at++]!;
    if (command === 'Z') {
      out.push('Z');
    } else if (command === 'A') {
      const radii = tokens.slice(at, at + 5).join(' ');
      at += 5;
      out.push(`A${radii} ${pair()}`);
    } else {
      out.push(command + Array.from({ length: pairsPerCommand[command]! }, pair).join(' '));
    }
  }
  return out.join('');
}

/** The two points where a wheel arch of radius `arch` meets a sill `sill` above the ground. */
export function archFeet(centre: number, tyre: number, arch: number, sill: number) {
  const half = Math.sqrt(arch * arch - (tyre - sill) ** 2);
  return { front: centre + half, rear: centre - half };
}
