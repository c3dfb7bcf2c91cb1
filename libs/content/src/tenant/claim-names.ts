/** A file's claim to something that only one file can have: a page's path, a component's name. */
export interface Claim<T> {
  readonly name: string;
  readonly file: string;
  readonly value: T;
  /** True if the file had the name at the reading before. */
  readonly isOwner: boolean;
  /** True if the file did not claim the name at the reading before. */
  readonly isNew: boolean;
  /** True if the file is gone, and still served until that is certain. */
  readonly isMissing: boolean;
  /** True if nothing is wrong with what the file has to serve. */
  readonly isWhole: boolean;
  /** True if the file is named like what it claims; a copy has another name. */
  readonly isNamedAlike: boolean;
}

/** Names with the claims that won them, and the claims that lost. */
export interface Claims<T> {
  readonly owners: ReadonlyMap<string, Claim<T>>;
  /** Claims that lost, with the one that won. */
  readonly lost: readonly { readonly claim: Claim<T>; readonly owner: Claim<T> }[];
}

/** Claims to the same name, in order. */
type Rivals<T> = [Claim<T>, Claim<T>, ...Claim<T>[]];

/**
 * Gives every name to one claim: to the file that had it before, so that a second file never takes a
 * path from one that is being served; otherwise to one without errors, to one whose file is named
 * alike, and to the first in order. A file that is gone loses its name to one that claims it from now
 * on, since the file was renamed then; that is not a clash.
 */
export function claimNames<T>(claims: readonly Claim<T>[]): Claims<T> {
  const owners = new Map<string, Claim<T>>();
  const lost: { claim: Claim<T>; owner: Claim<T> }[] = [];
  const rivals = new Map<string, Rivals<T>>();
  for (const claim of claims) {
    const first = owners.get(claim.name);
    if (first === undefined) owners.set(claim.name, claim);
    else {
      const group = rivals.get(claim.name);
      if (group === undefined) rivals.set(claim.name, [first, claim]);
      else group.push(claim);
    }
  }
  if (rivals.size === 0) return { owners, lost };
  for (const name of owners.keys()) {
    const group = rivals.get(name);
    if (group === undefined) continue;
    const owner = ownerOf(group);
    owners.set(name, owner);
    for (const claim of group) if (claim !== owner && !claim.isMissing) lost.push({ claim, owner });
  }
  return { owners, lost };
}

function ownerOf<T>(group: Rivals<T>): Claim<T> {
  const present = group.filter(({ isMissing }) => !isMissing);
  const owner = present.find(({ isOwner }) => isOwner);
  if (owner) return owner;
  const missing = group.find(({ isOwner }) => isOwner);
  // An older rival does not profit from the moment in which an editor replaces a file.
  if (missing) return best(present.filter(({ isNew }) => isNew)) ?? missing;
  return best(present) ?? group[0];
}

function best<T>(claims: readonly Claim<T>[]): Claim<T> | undefined {
  const whole = claims.filter(({ isWhole }) => isWhole);
  const eligible = whole.length > 0 ? whole : claims;
  return eligible.find(({ isNamedAlike }) => isNamedAlike) ?? eligible[0];
}
