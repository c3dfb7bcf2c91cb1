import type { TeamMember } from '@forecourt/block-schemas';
import {
  capitalize,
  cardBio,
  chosenGroup,
  hasProfile,
  phoneHref,
  shownRating,
  teamGroups,
  safeHref,
} from '@forecourt/domain';
import type { ReactNode } from 'react';
import { below, Heading, type HeadingLevel } from '../../document/heading.tsx';
import { Picture } from '../../image/picture.tsx';
import { BlockHead } from '../../lists/block-head.tsx';
import { LinkTabs, stateHref } from '../../lists/link-tabs.tsx';
import { listCss } from '../../lists/list-css.ts';
import { starsCss } from '../../lists/stars-css.ts';
import { Stars } from '../../lists/stars.tsx';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import type { RenderContext } from '../../context/render-context.ts';
import css from './team.css?inline';

interface PersonProps {
  readonly member: TeamMember;
  readonly level: HeadingLevel;
  readonly ctx: RenderContext;
}

interface BioProps {
  readonly bio: string;
  readonly hasPage: boolean;
  readonly ctx: RenderContext;
}

/** The start of a bio. The rest is on the person's own page; without one it opens below. */
function Bio({ bio, hasPage, ctx }: BioProps): ReactNode {
  const start = cardBio(bio);
  if (hasPage || bio.includes(start)) return <p className="fc-team__bio">{start}</p>;
  return (
    <details className="fc-team__bio">
      <summary>
        <span className="fc-team__start">{start}</span>{' '}
        <span className="fc-team__toggle">
          <span>{ctx.copy.staff.readMore}</span>
          <span>{ctx.copy.staff.readLess}</span>
        </span>
      </summary>
      <p>{bio}</p>
    </details>
  );
}

function Person({ member, level, ctx }: PersonProps): ReactNode {
  const { name, slug, position, avatar_url: avatar, bio } = member;
  const score = shownRating(member);
  const own = hasProfile(member, ctx.site.featureFlags?.removeProfilePages);
  const tel = member.phone && safeHref(phoneHref(member.phone));
  return (
    <li className="fc-team__person">
      {avatar && (
        <div className="fc-team__avatar fc-portrait">
          <Picture src={avatar} alt="" width={150} height={150} sizes="150px" ctx={ctx} />
        </div>
      )}
      <div className="fc-team__words">
        <Heading level={level} className="fc-team__name">
          {own ? <a href={`/team/${slug}`}>{name}</a> : name}
        </Heading>
        {position && <p className="fc-team__position">{position}</p>}
        {score && (
          <p className="fc-team__rating">
            <Stars rating={score.rating} copy={ctx.copy.reviews} />
            {score.count !== undefined && (
              <>
                {' '}
                <span>{ctx.copy.reviews.count(score.count)}</span>
              </>
            )}
          </p>
        )}
        {bio && <Bio bio={bio} hasPage={own} ctx={ctx} />}
        {tel && (
          <p>
            <a className="fc-team__phone" href={tel}>
              {member.phone}
              <span className="fc-sr-only">, {name}</span>
            </a>
          </p>
        )}
      </div>
    </li>
  );
}

function Team({ data, first, ctx, block }: BlockProps<'team'>): ReactNode {
  const { teamThird: thirdGroup } = ctx.site.settings ?? {};
  const groups = teamGroups(ctx.ask({ kind: 'team' }), {
    thirdGroup,
    categories: data.categories,
    members: data.members,
    locationIds: data.locationIds,
  });
  const tabbed = data.layout === 'tabs';
  const chosen = chosenGroup(groups, new URLSearchParams(ctx.url.search).get('team'));
  if (!chosen) return null;
  const page = { path: ctx.page.path, search: ctx.url.search, fragment: block.id };
  const links = groups.map((group) => ({
    text: capitalize(group.category),
    href: stateHref(page, 'team', group.key),
    current: group === chosen,
  }));
  const level = data.heading && !first ? below(ctx.headingLevel) : ctx.headingLevel;
  return (
    <div className="fc-team">
      <BlockHead heading={data.heading} description={data.description} first={first} ctx={ctx} />
      {tabbed && groups.length > 1 && <LinkTabs label={ctx.copy.staff.teams} tabs={links} />}
      {(tabbed ? [chosen] : groups).map(({ key, category, members }) => (
        <section key={key} className="fc-team__group">
          <Heading level={level} className="fc-team__category">
            {capitalize(category)}
          </Heading>
          <ul className="fc-team__people">
            {members.map((member) => (
              <Person key={member.id} member={member} level={below(level)} ctx={ctx} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The dealer's team, with all groups below each other or one group at a time (TEAM-1, TEAM-2). */
export const team: BlockDefinition<'team'> = {
  type: 'team',
  anchored: true,
  component: Team,
  css: [...listCss, ...starsCss, css],
  title: (data, first) => first && data.heading !== undefined,
  plan: () => [{ kind: 'team' }],
};
