import type { TenantSnapshot } from '@forecourt/block-schemas';
import { copyFor } from '@forecourt/copy';
import { carListPath, isSold, maxListedCars } from '@forecourt/domain';
import type { ReactNode } from 'react';
import formCss from '../../blocks/form/form.css?inline';
import { CarCard } from '../../cars/car-card.tsx';
import { carCardCss } from '../../cars/card-css.ts';
import shortlistCss from '../../cars/shortlist.css?inline';
import { estimateTerms, weeklyEstimate } from '../../loans/weekly-estimate.ts';
import type { RenderRequest } from '../../context/page-request.ts';
import { ButtonLink } from '../../document/button-link.tsx';
import crumbsCss from '../../document/crumbs.css?inline';
import type { RenderedPage } from '../../pipeline/rendered-page.ts';
import type { NamedSheet } from '../../pipeline/style-sheet.ts';
import { renderScreen, type ScreenContext } from '../../pipeline/render-screen.tsx';
import { ChosenCars, type ChosenCarsScreen } from './chosen-cars.tsx';
import { CompareTable } from './compare-table.tsx';
import css from './chosen-cars.css?inline';

type Props = ChosenCarsScreen & { readonly ctx: ScreenContext };

/** Saved cars as cards, with a link that compares the first of them, those for sale before sold ones. */
function Shortlist({ cars, ctx }: Props): ReactNode {
  const compared = cars
    .toSorted((a, b) => Number(isSold(a)) - Number(isSold(b)))
    .slice(0, maxListedCars.compare)
    .map(({ slug }) => slug);
  return (
    <>
      {compared.length > 1 && (
        <p>
          <ButtonLink
            href={carListPath('compare', compared)}
            text={ctx.copy.shortlist.compareThese(compared.length, cars.length)}
            look="outline"
          />
        </p>
      )}
      <ul className="fc-cars__grid">
        {cars.map((car, index) => (
          <li key={car.id}>
            <CarCard car={car} ctx={ctx} level={2} priority={index === 0} canSave />
          </li>
        ))}
      </ul>
    </>
  );
}

function Body(props: Props): ReactNode {
  const { kind, cars, ctx } = props;
  return (
    <ChosenCars {...props}>
      {kind === 'compare' ? <CompareTable cars={cars} ctx={ctx} /> : <Shortlist {...props} />}
      {cars.some((car) => weeklyEstimate(car, ctx.site)) && (
        <p className="fc-shortlist__terms">{estimateTerms(ctx.site)}</p>
      )}
    </ChosenCars>
  );
}

/** Styles of the pages of saved and compared cars. */
export const chosenCarsSheets: readonly NamedSheet[] = [
  { name: 'car-card', css: carCardCss },
  { name: 'shortlist', css: [shortlistCss] },
  { name: 'crumbs', css: [crumbsCss] },
  { name: 'form', css: [formCss] },
  { name: 'chosen-cars', css: [css] },
];

/**
 * Renders the page of saved cars, /shortlist/…, or that of compared cars, /compare/… (CAR-8). The
 * path names the cars, so that the page can be shared and works without scripts. Pure.
 */
export function renderChosenCarsPage(
  screen: ChosenCarsScreen,
  snapshot: TenantSnapshot,
  request: RenderRequest,
): RenderedPage {
  const { kind, cars, locations } = screen;
  return renderScreen(
    {
      title: copyFor(snapshot.site).shortlist[kind].title,
      path: carListPath(
        kind,
        cars.map(({ slug }) => slug),
      ),
      seo: { noindex: true },
      locations,
      sheets: chosenCarsSheets,
      body: (ctx) => <Body {...screen} ctx={ctx} />,
    },
    snapshot,
    request,
  );
}
