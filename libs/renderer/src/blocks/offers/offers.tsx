import type { DataQuery, Offer, OffersData } from '@forecourt/block-schemas';
import {
  chosenOfferTab,
  offerSearch,
  offerTabs,
  offersAndPromotions,
  phoneHref,
  saysNoOffers,
} from '@forecourt/domain';
import type { ReactNode } from 'react';
import { offerEstimate, offerTerms } from '../../loans/weekly-estimate.ts';
import { below } from '../../document/heading.tsx';
import { BlockHead } from '../../lists/block-head.tsx';
import { LinkTabs, stateHref } from '../../lists/link-tabs.tsx';
import { listCss } from '../../lists/list-css.ts';
import type { BlockDefinition, BlockProps, PlanContext } from '../../context/block-definition.ts';
import { RichText } from '../../rich-text/index.ts';
import { OfferCard } from './offer-card.tsx';
import railCss from '../../lists/rail.css?inline';
import css from './offers.css?inline';

/** Returns the current date at the site, YYYY-MM-DD. */
const dayOf = ({ clock, site }: Pick<PlanContext, 'clock' | 'site'>): string =>
  clock.today(site.timeZone);

const queryOf = (data: OffersData, today: string) =>
  ({
    kind: 'search',
    requests: [{ indexName: 'offers', params: offerSearch(data, today) }],
  }) satisfies DataQuery;

const promotionsQuery = { kind: 'promotions' } satisfies DataQuery;

/** Says that there are no offers, and whom to call. */
function NoOffers({ ctx: { site, copy } }: Pick<BlockProps<'offers'>, 'ctx'>): ReactNode {
  const { none, checkBack, checkBackOrCall } = copy.offers;
  if (!site.phone) return `${none} ${checkBack}`;
  return (
    <>
      {none} {checkBackOrCall} <a href={phoneHref(site.phone)}>{site.phone}</a>.
    </>
  );
}

/** The cards of the chosen offers. */
function OfferList(given: {
  readonly offers: readonly Offer[];
  readonly today: string;
  readonly block: Pick<BlockProps<'offers'>, 'data' | 'first' | 'ctx'>;
}): ReactNode {
  const { offers, today } = given;
  const { data, first, ctx } = given.block;
  // A selection without tabs is a row on phones; a page of offers is a list.
  const isRow = data.hideTabs === true && offers.length > 1;
  const level = data.heading && !first ? below(ctx.headingLevel) : ctx.headingLevel;
  return (
    <ul
      className={`fc-offers__grid${isRow ? ' fc-rail' : ''}`}
      data-count={Math.min(offers.length, 4)}
    >
      {offers.map((offer, index) => (
        <OfferCard
          key={offer.id}
          offer={offer}
          today={today}
          level={level}
          feature={index === 0}
          priority={first && index === 0}
          inRow={isRow}
          ctx={ctx}
        />
      ))}
    </ul>
  );
}

function Offers({ data, first, ctx, block }: BlockProps<'offers'>): ReactNode {
  const today = dayOf(ctx);
  const hits = ctx.ask(queryOf(data, today))[0]?.hits ?? [];
  // The search has validated every value, so the answers are offers.
  const promotions = data.promotions ? (ctx.ask(promotionsQuery) ?? []) : [];
  const found = hits as unknown as readonly Offer[];
  const offers = offersAndPromotions(found, promotions, today, data.limit);
  if (offers.length === 0 && !saysNoOffers(ctx.page.path)) return null;
  const tabs = offerTabs(offers);
  const named = new URLSearchParams(ctx.url.search).get('model');
  const chosen = data.hideTabs ? tabs[0] : chosenOfferTab(tabs, named);
  const page = { path: ctx.page.path, search: ctx.url.search, fragment: block.id };
  const links = tabs.map((tab) => ({
    text: tab.name,
    href: stateHref(page, 'model', tab.model),
    current: tab === chosen,
  }));
  return (
    <div className="fc-offers">
      <BlockHead
        heading={data.heading}
        description={data.description}
        link={data.headingLink}
        first={first}
        ctx={ctx}
      />
      {tabs.length > 2 && !data.hideTabs && (
        <LinkTabs label={ctx.copy.offers.byModel} tabs={links} />
      )}
      {offers.length === 0 ? (
        <p className="fc-offers__none">
          {data.noOffersMessage === undefined ? (
            <NoOffers ctx={ctx} />
          ) : (
            <RichText html={data.noOffersMessage} kind="inline" />
          )}
        </p>
      ) : (
        <OfferList offers={chosen.offers} today={today} block={{ data, first, ctx }} />
      )}
      {chosen.offers.some((offer) => offerEstimate(offer, ctx.site)) && (
        <p className="fc-offers__note">*{offerTerms(ctx.site)}</p>
      )}
    </div>
  );
}

/** Special offers: tabs by model above a featured offer and wide cards (OFF-1 to OFF-4). */
export const offers: BlockDefinition<'offers'> = {
  type: 'offers',
  anchored: true,
  component: Offers,
  css: [...listCss, css, railCss],
  title: (data, first) => first && data.heading !== undefined,
  plan: (data, ctx) => [queryOf(data, dayOf(ctx)), ...(data.promotions ? [promotionsQuery] : [])],
};
