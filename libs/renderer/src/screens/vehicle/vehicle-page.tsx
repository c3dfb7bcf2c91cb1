import type { Car, DealerLocation, TeamMember, TenantSnapshot } from '@forecourt/block-schemas';
import { askingPrice, isSold, visibleLocations } from '@forecourt/domain';
import { formatMoney } from '@forecourt/pricing';
import type { ReactNode } from 'react';
import { CarCard } from '../../cars/car-card.tsx';
import { carHref } from '../../cars/car-href.ts';
import { visiblePhotos } from '../../cars/car-photos.ts';
import { carCardCss } from '../../cars/card-css.ts';
import { heartIcons } from '../../cars/card-icons.ts';
import { SaveCar } from '../../cars/shortlist-bar.tsx';
import shortlistCss from '../../cars/shortlist.css?inline';
import { carLoan, estimateTerms, weeklyEstimate } from '../../cars/weekly-estimate.ts';
import formCss from '../../blocks/form/form.css?inline';
import { CallBar } from '../../document/call-bar.tsx';
import callBarCss from '../../document/call-bar.css?inline';
import { FormSection } from '../../forms/form-section.tsx';
import { screenForms, vehicleForm } from '../../forms/forms-of-screens.ts';
import { Icon } from '../../icons/icon.tsx';
import { Island } from '../../islands/island.tsx';
import type { RenderRequest } from '../../context/page-request.ts';
import type { RenderedPage } from '../../pipeline/rendered-page.ts';
import { renderScreen, type ScreenContext } from '../../pipeline/render-screen.tsx';
import type { NamedSheet } from '../../pipeline/style-sheet.ts';
import { plainText } from '../../rich-text/index.ts';
import { vehicleGraph } from '../../structured-data/page-graph.ts';
import { Crumbs } from '../../document/crumbs.tsx';
import crumbsCss from '../../document/crumbs.css?inline';
import { PlaceList } from '../../places/place-list.tsx';
import { placeListCss } from '../../places/place-css.ts';
import { factsOf } from './car-facts.ts';
import galleryCss from './gallery.css?inline';
import { Gallery } from './gallery.tsx';
import { KeyFacts } from './key-facts.tsx';
import { MoreDetails } from './more-details.tsx';
import priceBoxCss from './price-box.css?inline';
import { PriceBox } from './price-box.tsx';
import repaymentsCss from './repayments.css?inline';
import { Repayments, SentEstimate } from './repayments.tsx';
import { Salesperson } from './salesperson.tsx';
import { vehicleLinks, type VehicleLinks } from './vehicle-links.ts';
import css from './vehicle.css?inline';
import printCss from './vehicle-print.css?inline';

/** Data of a car's page. */
export interface VehicleScreen {
  readonly car: Car;
  /** Similar cars, the most similar first. */
  readonly similar: readonly Car[];
  /** The dealer's locations, which include the car's. */
  readonly locations: readonly DealerLocation[];
  /** The person to ask about the car. */
  readonly salesperson?: TeamMember | undefined;
}

type Props = VehicleScreen & { readonly ctx: ScreenContext; readonly links: VehicleLinks };

const Similar = ({ car, similar, ctx }: Props): ReactNode => (
  <section id="similar" className="fc-vehicle__similar">
    <div className="fc-vehicle__like">
      <h2>{ctx.copy.vehicle.similar}</h2>
      {car.simple_body && (
        <a href={stockOf(car.simple_body, ctx)}>
          {ctx.copy.vehicle.everyBody(car.simple_body)}
          <Icon name="arrow-right" size={18} />
        </a>
      )}
    </div>
    <ul className="fc-cars__grid">
      {similar.map((car) => (
        <li key={car.id}>
          <CarCard car={car} ctx={ctx} level={3} inRow />
        </li>
      ))}
    </ul>
    {similar.some((other) => weeklyEstimate(other, ctx.site)) && (
      <p className="fc-vehicle__terms">{estimateTerms(ctx.site)}</p>
    )}
  </section>
);

/** Returns the URL of the stock page with one body type selected. */
function stockOf(body: string, { site }: ScreenContext): string {
  const [path, place] = (site.settings?.cars?.stockPath ?? '/cars').split('#');
  const query = new URLSearchParams({ simple_body: body });
  return `${path}${path!.includes('?') ? '&' : '?'}${query}${place ? `#${place}` : ''}`;
}

/** Returns make and model, which fit into a phone's line; the heading below has the whole name. */
const shortName = ({ make, model, name }: Car): string =>
  make && model ? `${make} ${model}` : name;

/** Returns the location of a car, if visitors may see it. */
const placeOf = ({ car, locations }: VehicleScreen): DealerLocation | undefined =>
  visibleLocations(locations).find(({ id, name }) =>
    car.location_id ? id === car.location_id : name === car.location_name,
  );

/** Price, Call and Enquire at the bottom of phone and tablet screens; none for a sold car. */
function VehicleCallBar({ ctx, links, ...screen }: Props): ReactNode {
  if (isSold(screen.car)) return null;
  const price = askingPrice(screen.car);
  return (
    <CallBar
      price={price === undefined ? undefined : formatMoney(price, ctx)}
      phone={placeOf(screen)?.contact_detail?.phone ?? ctx.site.phone}
      enquiry={links.enquiry}
      look="accent"
      widest="phone"
      copy={ctx.copy}
    />
  );
}

function Vehicle(props: Props): ReactNode {
  const { car, similar, locations, salesperson, ctx, links } = props;
  const place = placeOf(props);
  const sold = isSold(car);
  const price = askingPrice(car);
  const estimate = sold ? undefined : weeklyEstimate(car, ctx.site);
  const loan = estimate && price !== undefined ? carLoan(price, ctx.site).facts : undefined;
  const facts = factsOf(car, { copy: ctx.copy, today: ctx.clock.today(ctx.site.timeZone) });
  return (
    <Island name="vehicle" ctx={ctx} className="fc-block" props={loan && { loan }}>
      <div className="fc-vehicle__trail">
        <Crumbs
          above={[{ text: ctx.copy.vehicle.stock, href: links.stock }]}
          here={shortName(car)}
          copy={ctx.copy.page}
        />
        <SaveCar car={car} ctx={ctx} />
      </div>
      <div className="fc-vehicle" data-sold={sold || undefined}>
        <Gallery car={car} ctx={ctx} />
        <PriceBox car={car} links={links} ctx={ctx} hasSimilar={similar.length > 0} />
        <div className="fc-vehicle__rest">
          <KeyFacts facts={facts.key} copy={ctx.copy.vehicle} />
          {loan && estimate && (
            <Repayments
              facts={loan}
              estimate={estimate}
              finance={links.finance}
              copy={ctx.copy.weeklyRepayments}
            />
          )}
          <MoreDetails car={car} facts={facts} ctx={ctx} />
          {(place || salesperson) && !sold && (
            <section>
              <h2>{ctx.copy.vehicle[place ? 'whereItIs' : 'whoToAsk']}</h2>
              <div className="fc-vehicle__yard">
                {place && <PlaceList locations={[place]} idPrefix="location" ctx={ctx} />}
                {salesperson && <Salesperson member={salesperson} ctx={ctx} />}
              </div>
            </section>
          )}
          <div id={screenForms.vehicle} className="fc-vehicle__enquiry">
            {loan && <SentEstimate copy={ctx.copy.weeklyRepayments} />}
            <FormSection
              {...vehicleForm(car, locations, ctx.site)}
              ctx={{ ...ctx, headingLevel: 2 }}
            />
          </div>
        </div>
      </div>
      {similar.length > 0 && <Similar {...props} />}
    </Island>
  );
}

/** Approximate number of characters of a description in search results. */
const descriptionLength = 155;

function descriptionOf(car: Car): string {
  const text = plainText(car.dealercomments ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= descriptionLength) return text || car.name;
  return `${text.slice(0, text.lastIndexOf(' ', descriptionLength))} …`;
}

/** Styles of the page of a car. */
export const vehicleSheets: readonly NamedSheet[] = [
  { name: 'car-card', css: carCardCss },
  { name: 'crumbs', css: [crumbsCss] },
  { name: 'shortlist', css: [shortlistCss, heartIcons] },
  { name: 'place-list', css: placeListCss },
  { name: 'gallery', css: [galleryCss] },
  { name: 'form', css: [formCss] },
  { name: 'call-bar', css: [callBarCss] },
  { name: 'vehicle', css: [priceBoxCss, repaymentsCss, css, printCss] },
];

/**
 * Renders a car's page, /cars/{slug} (CAR-6). Pure. A sold car's page remains and links to other
 * cars.
 */
export function renderVehiclePage(
  screen: VehicleScreen,
  snapshot: TenantSnapshot,
  request: RenderRequest,
): RenderedPage {
  const { car, locations } = screen;
  const image = visiblePhotos(car, snapshot.assets)[0];
  const links = vehicleLinks(car, snapshot.site, snapshot.pages);
  return renderScreen(
    {
      title: car.name,
      path: carHref(car),
      locations,
      seo: {
        description: descriptionOf(car),
        image,
      },
      sheets: vehicleSheets,
      graph: ({ currency }) =>
        vehicleGraph({ car, snapshot, origin: request.origin, currency, locations }),
      body: (ctx) => <Vehicle {...screen} ctx={ctx} links={links} />,
      belowMain: (ctx) => <VehicleCallBar {...screen} ctx={ctx} links={links} />,
    },
    snapshot,
    request,
  );
}
