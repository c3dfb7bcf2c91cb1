import type { Asset, TeamMember } from '@forecourt/block-schemas';
import { imageUrl } from '../image/widths.ts';
import { dealerId } from './dealer-node.ts';
import { absolute, node, type Node } from './node.ts';

/** Site data of a person's node. */
export interface PersonContext {
  readonly origin: string;
  readonly assets: ReadonlyMap<string, Asset>;
}

/** Returns a team member's page (schema.org ProfilePage of a Person). */
export function profileNode(member: TeamMember, { origin, assets }: PersonContext): Node {
  const url = `${origin}/team/${member.slug}`;
  const { name, position, phone, bio, avatar_url } = member;
  const portrait = assets.get(avatar_url ?? '');
  return node({
    '@type': 'ProfilePage',
    url,
    mainEntity: node({
      '@type': 'Person',
      '@id': `${url}#person`,
      url,
      name,
      jobTitle: position,
      description: bio,
      telephone: phone,
      image: portrait?.refused
        ? undefined
        : portrait
          ? origin + imageUrl(portrait, 480, 'webp')
          : avatar_url && absolute(avatar_url, origin),
      worksFor: { '@id': dealerId(origin) },
    }),
  });
}
