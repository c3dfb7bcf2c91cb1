/** Something that several files may want at once: a path, a component's name, a slug. */
export interface Claim<T> {
  readonly name: string;
  readonly file: string;
  readonly value: T;
}

/** Who got what. */
export interface Claims<T> {
  readonly owners: ReadonlyMap<string, Claim<T>>;
  /** Claims that lost, with the one that won. */
  readonly lost: readonly { readonly claim: Claim<T>; readonly owner: Claim<T> }[];
}

/**
 * Gives every name to one claim: to the file that had it before if it still wants it, else to the
 * first in order, so that a second file never takes a path from one that is being shown.
 */
export function claimNames<T>(
  claims: readonly Claim<T>[],
  ownerBefore: (name: string) => string | undefined,
): Claims<T> {
  const owners = new Map<string, Claim<T>>();
  for (const claim of claims)
    if (ownerBefore(claim.name) === claim.file) owners.set(claim.name, claim);
  for (const claim of claims) if (!owners.has(claim.name)) owners.set(claim.name, claim);
  const lost = claims.flatMap((claim) => {
    const owner = owners.get(claim.name)!;
    return owner === claim ? [] : [{ claim, owner }];
  });
  return { owners, lost };
}
