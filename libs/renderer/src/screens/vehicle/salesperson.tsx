import type { TeamMember } from '@forecourt/block-schemas';
import { dotted } from '@forecourt/copy';
import { hasProfile, phoneHref } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Picture } from '../../image/picture.tsx';
import type { ScreenContext } from '../../pipeline/render-screen.tsx';

/** The person to ask about a car: portrait, name, position and reply time. */
export function Salesperson(props: {
  readonly member: TeamMember;
  readonly ctx: ScreenContext;
}): ReactNode {
  const { member, ctx } = props;
  const { name, slug, position, phone, avatar_url: avatar, reply_time: reply } = member;
  const linked = hasProfile(member, ctx.site.featureFlags?.removeProfilePages);
  return (
    <div className="fc-vehicle__person">
      {avatar && (
        <div className="fc-vehicle__face fc-portrait">
          <Picture src={avatar} alt="" ctx={ctx} width={64} height={64} sizes="64px" />
        </div>
      )}
      <div>
        <p className="fc-vehicle__person-name">
          {linked ? <a href={`/team/${slug}`}>{name}</a> : name}
        </p>
        {(position || reply) && <p>{dotted(position, reply)}</p>}
        {phone && <a href={phoneHref(phone)}>{phone}</a>}
      </div>
    </div>
  );
}
