import type { DealerLocation, TeamMember, TenantSnapshot } from '@forecourt/block-schemas';
import { phoneHref, shownRating, visibleLocations } from '@forecourt/domain';
import type { ReactNode } from 'react';
import formCss from '../../blocks/form/form.css?inline';
import { ButtonLink } from '../../document/button-link.tsx';
import { FormSection } from '../../forms/form-section.tsx';
import { screenForms, staffForm } from '../../forms/forms-of-screens.ts';
import { Icon } from '../../icons/icon.tsx';
import { Picture } from '../../image/picture.tsx';
import type { RenderRequest } from '../../context/page-request.ts';
import type { RenderedPage } from '../../pipeline/rendered-page.ts';
import type { NamedSheet } from '../../pipeline/style-sheet.ts';
import { renderScreen, type ScreenContext } from '../../pipeline/render-screen.tsx';
import { staffGraph } from '../../structured-data/page-graph.ts';
import { Crumbs } from '../../document/crumbs.tsx';
import crumbsCss from '../../document/crumbs.css?inline';
import { LocationCard } from '../../locations/location-card.tsx';
import { locationCardCss } from '../../locations/location-css.ts';
import css from './staff.css?inline';

/** Data of a team member's page. */
export interface StaffScreen {
  readonly member: TeamMember;
  /** The dealer's locations, which include the team member's workplace. */
  readonly locations: readonly DealerLocation[];
}

/** Customer ratings as stars and text, unless the team member's are hidden. */
function Rating({ member, ctx }: { member: TeamMember; ctx: ScreenContext }): ReactNode {
  const { locale, copy } = ctx;
  const score = shownRating(member);
  if (!score) return null;
  const { rating, count } = score;
  return (
    <p className="fc-staff__rating">
      <Icon name="star" size={18} />
      <strong>{rating.toLocaleString(locale, { minimumFractionDigits: 1 })}</strong>{' '}
      {copy.reviews.outOf5}
      {count !== undefined && ` ${copy.reviews.from(count)}`}
    </p>
  );
}

/** Buttons that call the team member and lead to the form of the page. */
const Ways = ({ phone, ctx }: Pick<TeamMember, 'phone'> & { ctx: ScreenContext }): ReactNode => (
  <p className="fc-staff__ways">
    {phone && (
      <ButtonLink
        href={phoneHref(phone)}
        text={ctx.copy.staff.call(phone)}
        look="accent"
        icon="phone"
      />
    )}
    <ButtonLink
      href={`#${screenForms.staff}`}
      text={ctx.copy.staff.message}
      look={phone ? 'outline' : 'accent'}
      icon="mail"
    />
  </p>
);

function Staff({ member, locations, ctx }: StaffScreen & { readonly ctx: ScreenContext }) {
  const { name, position, phone, avatar_url, bio, location_id, location_ids = [] } = member;
  const works = new Set([...(location_id ? [location_id] : []), ...location_ids]);
  const workplaces = visibleLocations(locations).filter(({ id }) => works.has(id));
  return (
    <div className="fc-block">
      <Crumbs above={[]} here={name} copy={ctx.copy.page} />
      <article className="fc-staff">
        <div className="fc-staff__head">
          {avatar_url && (
            <div className="fc-staff__portrait fc-portrait">
              <Picture
                src={avatar_url}
                alt=""
                ctx={ctx}
                width={150}
                height={150}
                sizes="150px"
                priority
              />
            </div>
          )}
          <div>
            <h1>{name}</h1>
            {position && <p className="fc-staff__position">{position}</p>}
            <Rating member={member} ctx={ctx} />
          </div>
        </div>
        <Ways phone={phone} ctx={ctx} />
        {bio && (
          <div className="fc-prose fc-staff__bio">
            {bio.split(/\n+/).map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        )}
        <div id={screenForms.staff}>
          <FormSection
            {...staffForm(member, locations, ctx.site)}
            ctx={{ ...ctx, headingLevel: 2 }}
          />
        </div>
        {workplaces.length > 0 && (
          <section>
            <h2>{ctx.copy.staff.whereToFind(name)}</h2>
            <div className="fc-staff__places">
              {workplaces.map((location) => (
                <LocationCard key={location.id} location={location} ctx={ctx} />
              ))}
            </div>
          </section>
        )}
      </article>
    </div>
  );
}

/** Styles of the page of one of the dealer's people. */
export const staffSheets: readonly NamedSheet[] = [
  { name: 'crumbs', css: [crumbsCss] },
  { name: 'location-card', css: locationCardCss },
  { name: 'form', css: [formCss] },
  { name: 'staff', css: [css] },
];

/** Renders a team member's page, /team/{slug} (TEAM-3). Pure. */
export const renderStaffPage = (
  { member, locations }: StaffScreen,
  snapshot: TenantSnapshot,
  request: RenderRequest,
): RenderedPage =>
  renderScreen(
    {
      title: [member.name, member.position].filter(Boolean).join(', '),
      path: `/team/${member.slug}`,
      locations,
      seo: {
        description: member.bio?.replace(/\s+/g, ' ').slice(0, 155) || undefined,
        image: member.avatar_url || undefined,
      },
      sheets: staffSheets,
      graph: () => staffGraph({ member, snapshot, origin: request.origin, locations }),
      body: (ctx) => <Staff member={member} locations={locations} ctx={ctx} />,
    },
    snapshot,
    request,
  );
