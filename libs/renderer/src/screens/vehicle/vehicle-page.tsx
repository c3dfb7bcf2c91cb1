import type { Car, TenantSnapshot } from '@forecourt/block-schemas';
import { askingPrice, isReserved, isSold } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { carHref } from '../../cars/car-href.ts';
import { visiblePhotos } from '../../cars/car-photos.ts';
import { carCardCss } from '../../cars/card-css.ts';
import { SaveCar } from '../../cars/shortlist-bar.tsx';
import shortlistCss from '../../cars/shortlist.css?inline';
import { carLoan, weeklyEstimate } from '../../loans/weekly-estimate.ts';
import formCss from '../../blocks/form/form.css?inline';
import callBarCss from '../../document/call-bar.css?inline';
import { FormSection } from '../../forms/form-section.tsx';
import { screenForms, vehicleForm } from '../../forms/forms-of-screens.ts';
import { Island } from '../../islands/island.tsx';
import type { RenderRequest } from '../../context/page-request.ts';
import type { RenderedPage } from '../../pipeline/rendered-page.ts';
import { renderScreen } from '../../pipeline/render-screen.tsx';
import type { NamedSheet } from '../../pipeline/style-sheet.ts';
import { plainText } from '../../rich-text/index.ts';
import { vehicleGraph } from '../../structured-data/page-graph.ts';
import { Crumbs } from '../../document/crumbs.tsx';
import crumbsCss from '../../document/crumbs.css?inline';
import headCss from '../../lists/block-head.css?inline';
import { LocationList } from '../../locations/location-list.tsx';
import { locationListCss } from '../../locations/location-css.ts';
import { factsOf } from './car-facts.ts';
import galleryCss from './gallery/gallery.css?inline';
import { Gallery } from './gallery/gallery.tsx';
import { KeyFacts } from './key-facts.tsx';
import { MoreDetails } from './details/more-details.tsx';
import priceBoxCss from './price/price-box.css?inline';
import { PriceBox } from './price/price-box.tsx';
import repaymentsCss from './repayments/repayments.css?inline';
import { Repayments, SentEstimate } from './repayments/repayments.tsx';
import { Salesperson } from './salesperson.tsx';
import { SimilarCars } from './similar-cars.tsx';
import { VehicleCallBar } from './vehicle-call-bar.tsx';
import { vehicleLinks } from './vehicle-links.ts';
import { locationOf, type VehicleProps, type VehicleScreen } from './vehicle-screen.ts';
import css from './vehicle.css?inline';
import printCss from './vehicle-print.css?inline';

/** Returns make and model, which fit into a phone's line; the heading below has the whole name. */
const shortName = ({ make, model, name }: Car): string =>
  make && model ? `${make} ${model}` : name;

/** The car's location, and the person to ask about it. */
function Yard(props: VehicleProps): ReactNode {
  const { car, salesperson, ctx, links } = props;
  const location = locationOf(props);
  if (isSold(car) || !(location || salesperson)) return null;
  // The yard's own bookings are for owners; without a page for test drives the enquiry is on this page.
  const canBook = !isReserved(car) && links.testDrive !== links.enquiry;
  const bookings = canBook ? [{ text: ctx.copy.vehicle.testDrive, href: links.testDrive }] : [];
  return (
    <section>
      <h2>{ctx.copy.vehicle[location ? 'whereItIs' : 'whoToAsk']}</h2>
      <div className="fc-vehicle__yard">
        {location && (
          <LocationList locations={[location]} idPrefix="location" bookings={bookings} ctx={ctx} />
        )}
        {salesperson && <Salesperson member={salesperson} ctx={ctx} />}
      </div>
    </section>
  );
}

function Vehicle(props: VehicleProps): ReactNode {
  const { car, similar, locations, ctx, links } = props;
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
          <Yard {...props} />
          <div id={screenForms.vehicle} className="fc-vehicle__enquiry">
            {loan && <SentEstimate copy={ctx.copy.weeklyRepayments} />}
            <FormSection
              {...vehicleForm(car, locations, ctx.site)}
              ctx={{ ...ctx, headingLevel: 2 }}
            />
          </div>
        </div>
      </div>
      {similar.length > 0 && <SimilarCars {...props} />}
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
  { name: 'block-head', css: [headCss] },
  { name: 'crumbs', css: [crumbsCss] },
  { name: 'shortlist', css: [shortlistCss] },
  { name: 'location-list', css: locationListCss },
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
  const links = vehicleLinks(car, snapshot);
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
