import { isBlockOf } from '@forecourt/block-schemas';
import { withWholeTimes } from '@forecourt/copy';
import type { ReactNode } from 'react';
import { carCardCss } from '../../cars/card-css.ts';
import { CarCard } from '../../cars/car-card.tsx';
import { estimateTerms, weeklyEstimate } from '../../loans/weekly-estimate.ts';
import { ButtonLink } from '../../document/button-link.tsx';
import { below, Heading, type HeadingLevel } from '../../document/heading.tsx';
import { Icon } from '../../icons/icon.tsx';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import type { RenderContext } from '../../context/render-context.ts';
import { RichText } from '../../rich-text/index.ts';
import { locationListCss } from '../../locations/location-css.ts';
import { LocationList } from '../../locations/location-list.tsx';
import { askForCars } from '../cars/cars-queries.ts';
import { customMessage, generalMessage } from './custom-message.ts';
import { CreditScore, Valuation } from './success-figures.tsx';
import {
  carsQuery,
  isValuation,
  locationsQuery,
  memberOf,
  readSuccessQuery,
  similarCars,
  successParameters,
  successQueries,
  teamQuery,
  trackedCategory,
  visitCategories,
  type SuccessQuery,
} from './success-query.ts';
import { RequestSummary } from './request-summary.tsx';
import { successWords, type SuccessLink } from './success-words.ts';
import css from './success.css?inline';

/** Props of a part below the message, with the level of its heading. */
interface PartProps {
  readonly query: SuccessQuery;
  readonly level: HeadingLevel;
  readonly ctx: RenderContext;
}

/**
 * Locations of a visit: the chosen ones that are known; of a test drive without any, all primary ones.
 */
function VisitLocations({ query, level, ctx }: PartProps): ReactNode {
  const all = ctx.answered(locationsQuery) ? ctx.ask(locationsQuery) : [];
  const isTestDrive = query.category === 'test-drive-booking';
  const { locationId = '', carLocation } = ctx.leadFacts.request ?? {};
  const ids = isTestDrive ? query.selectedLocations : [locationId];
  const chosen = all.filter(({ id }) => ids.includes(id));
  const others = isTestDrive ? all.filter(({ primary }) => primary) : [];
  const shown = chosen.length > 0 ? chosen : others;
  if (shown.length === 0) return null;
  const { testDriveStarts, serviceStarts, workshop, visitStarts, carElsewhere, heldElsewhere } =
    ctx.copy.success;
  const isService = query.category === 'service-booking';
  const collects = ctx.site.settings?.service?.addressFields === true;
  const serviceStart = collects ? workshop : serviceStarts;
  return (
    <>
      <p className="fc-success-text">
        {isTestDrive ? testDriveStarts : isService ? serviceStart : visitStarts}
        {carLocation !== undefined &&
          ` ${isTestDrive ? carElsewhere(carLocation) : heldElsewhere(carLocation)}`}
      </p>
      <div className="fc-success-locations">
        <LocationList
          locations={shown}
          idPrefix="location"
          level={level}
          department={isService ? 'service' : undefined}
          ctx={ctx}
        />
      </div>
    </>
  );
}

/** Returns the ids of the cars that other blocks of the page show. */
function carsElsewhere(ctx: RenderContext): ReadonlySet<string> {
  const shown = ctx.pageBlocks.flatMap((block) => {
    if (!isBlockOf(block, 'cars')) return [];
    const { query } = askForCars(block.data, ctx);
    return ctx.answered(query) ? ctx.ask(query).slice(0, 1) : [];
  });
  return new Set(shown.flatMap(({ hits }) => hits.map(({ id }) => String(id))));
}

/** Cars for a visitor whose own car is being valued. */
function SimilarCars({ level, ctx }: Omit<PartProps, 'query'>): ReactNode {
  if (!ctx.answered(carsQuery)) return null;
  const cars = similarCars(ctx.ask(carsQuery), carsElsewhere(ctx));
  if (cars.length === 0) return null;
  return (
    <section className="fc-success-cars">
      <Heading level={level}>{ctx.copy.success.changeInto}</Heading>
      <ul>
        {cars.map((car) => (
          <li key={car.id}>
            <CarCard car={car} ctx={ctx} level={below(level)} />
          </li>
        ))}
      </ul>
      {cars.some((car) => weeklyEstimate(car, ctx.site)) && (
        <p className="fc-success-terms">{estimateTerms(ctx.site)}</p>
      )}
    </section>
  );
}

/** Figures, locations and cars below the message. */
function More({ query, level, ctx }: PartProps): ReactNode {
  const { valuation, creditScore, saved } = ctx.leadFacts;
  if (saved && query.category.startsWith('finance-'))
    return <p className="fc-success-text">{ctx.copy.success.lenderSilent}</p>;
  if (visitCategories.has(query.category))
    return ctx.leadFacts.request?.unavailable ? null : (
      <VisitLocations query={query} level={level} ctx={ctx} />
    );
  if (query.category === 'credit-score-result')
    return creditScore === undefined ? null : (
      <CreditScore score={creditScore} copy={ctx.copy.success} />
    );
  if (!isValuation(query) || query.offerRejected) return null;
  return (
    <>
      {valuation !== undefined && <Valuation dollars={valuation} ctx={ctx} />}
      <SimilarCars level={level} ctx={ctx} />
    </>
  );
}

/**
 * Links onwards: those of the category, the stock if the site asks for it, and always the home
 * page.
 */
function Ways({ links, ctx }: { links: readonly SuccessLink[]; ctx: RenderContext }): ReactNode {
  const { success, cars } = ctx.site.settings ?? {};
  const stock = { text: ctx.copy.success.stock, href: cars?.stockPath ?? '/cars' };
  const others = [...links, ...(success?.browseStock ? [stock] : [])];
  return (
    <p className="fc-success-ways">
      <ButtonLink href="/" text={ctx.copy.success.home} look="brand" icon="home" />
      {others.map(({ text, href }) => (
        <ButtonLink key={href} href={href} text={text} look="outline" />
      ))}
    </p>
  );
}

/** True if a tick is shown above the message: not for a rejected offer or a credit score. */
const isGood = ({ category, offerRejected }: SuccessQuery): boolean =>
  !offerRejected && category !== 'credit-score-result';

function Success({ data, ctx, first }: BlockProps<'success'>): ReactNode {
  const query = readSuccessQuery(ctx.url.search);
  const messages = ctx.page.customSuccessMessages ?? [];
  const own = customMessage(query, messages);
  const team = ctx.answered(teamQuery) ? ctx.ask(teamQuery) : [];
  const { request } = ctx.leadFacts;
  const member = memberOf(query, team)?.name;
  const words = successWords(query, data, ctx.site, ctx.copy, member, request);
  const blocks = own ?? (words.isGeneral ? generalMessage(messages) : undefined);
  // A message of the dealer's own states no time that depends on the hour.
  const isOwn = blocks !== undefined || (words.isGeneral && data.description !== undefined);
  const { within = '' } = words;
  // An apology follows a message of the dealer's own, which doesn't know that the car is sold.
  const showsText = blocks === undefined || request?.unavailable !== undefined;
  const saysWhen = (showsText ? words.text : JSON.stringify(blocks)).includes(within);
  const Title = first ? 'h1' : (`h${ctx.headingLevel}` as const);
  return (
    <div
      className="fc-success"
      data-track={ctx.site.settings?.success?.trackPage ? trackedCategory(query) : undefined}
    >
      {isGood(query) && (
        <span className="fc-success-mark">
          <Icon name="check" size={32} />
        </span>
      )}
      {blocks ? (
        <>
          {first && <h1 className="fc-sr-only">{ctx.page.title}</h1>}
          <div className="fc-nested">{ctx.renderBlocks(blocks)}</div>
        </>
      ) : (
        <Title className="fc-success-heading">{words.heading}</Title>
      )}
      {showsText && (
        <p className="fc-success-text">
          <RichText html={withWholeTimes(words.text)} kind="inline" />
        </p>
      )}
      {request && (
        <RequestSummary
          request={request}
          within={isOwn && request.reply && !saysWhen ? words.within : undefined}
          level={first ? 2 : below(ctx.headingLevel)}
          ctx={ctx}
        />
      )}
      <More query={query} level={first ? 2 : below(ctx.headingLevel)} ctx={ctx} />
      <Ways links={blocks ? [] : words.links} ctx={ctx} />
    </div>
  );
}

export const success: BlockDefinition<'success'> = {
  type: 'success',
  component: Success,
  css: [css, ...carCardCss, ...locationListCss],
  title: (_data, first) => first,
  plan: (_data, { url }) => successQueries(url.search),
  // The message is rendered whether or not there are cars to show.
  rendersWithoutAnswers: true,
  personal: successParameters,
};
