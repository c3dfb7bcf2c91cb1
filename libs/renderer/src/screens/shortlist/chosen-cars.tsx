import type { Car, DealerLocation } from '@forecourt/block-schemas';
import { type CarListKind, carListPath, maxListedCars, phoneHref } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { ShortlistBar } from '../../cars/shortlist-bar.tsx';
import { ButtonLink, type ButtonLook } from '../../document/button-link.tsx';
import { Crumbs } from '../../document/crumbs.tsx';
import { FormSection } from '../../forms/form-section.tsx';
import { chosenCarsForm, screenForms } from '../../forms/forms-of-screens.ts';
import { TalkPanel } from '../../forms/talk-panel.tsx';
import { Icon } from '../../icons/icon.tsx';
import type { ScreenContext } from '../../pipeline/render-screen.tsx';

/** Data of a page about cars that a visitor chose. */
export interface ChosenCarsScreen {
  readonly kind: CarListKind;
  /** In the order of the path. */
  readonly cars: readonly Car[];
  /** Number of cars in the path that are no longer in stock. */
  readonly gone: number;
  /** Number of further cars in the path, more than the page has room for. */
  readonly left: number;
  /** The dealer's locations. */
  readonly locations: readonly DealerLocation[];
}

type Props = ChosenCarsScreen & { readonly ctx: ScreenContext };

/** A note on cars that are no longer listed. */
function Gone({ gone, cars, ctx }: Props): ReactNode {
  const { shortlist } = ctx.copy;
  const { phone } = ctx.site;
  if (gone === 0) return null;
  return (
    <p className="fc-shortlist__gone">
      <Icon name="car" size={20} />
      <span>
        {cars.length > 0 ? (
          `${shortlist.gone(gone)} ${shortlist.goneAsk}`
        ) : (
          <>
            {shortlist.allGone.why(gone)} {shortlist.goneHelp}{' '}
            {phone && <a href={phoneHref(phone)}>{phone}</a>}
          </>
        )}
      </span>
    </p>
  );
}

/** A note on cars that the page has no room for. */
const LeftOut = ({ kind, left, ctx }: Props): ReactNode =>
  left > 0 && (
    <p className="fc-shortlist__gone">
      <Icon name="car" size={20} />
      <span>{ctx.copy.shortlist.leftOut(maxListedCars[kind], left)}</span>
    </p>
  );

const stockPath = ({ site }: ScreenContext) => site.settings?.cars?.stockPath ?? '/cars';

const Browse = ({
  look,
  ctx,
}: {
  readonly look: ButtonLook;
  readonly ctx: ScreenContext;
}): ReactNode => (
  <p>
    <ButtonLink href={stockPath(ctx)} text={ctx.copy.shortlist.browse} look={look} />
  </p>
);

/** Explains how cars get here. */
const Nothing = ({ kind, gone, ctx }: Props): ReactNode => {
  const { shortlist } = ctx.copy;
  if (gone > 0) return <Browse look="accent" ctx={ctx} />;
  return (
    <div className="fc-shortlist__none">
      <Icon name="car" size={40} />
      <div>
        <p className="fc-shortlist__how">{shortlist[kind].how}</p>
        <noscript>
          <p>{shortlist.howUnscripted}</p>
        </noscript>
      </div>
      <Browse look="accent" ctx={ctx} />
    </div>
  );
};

/** Explains how a single car gets another beside it. */
const OneOnly = ({ ctx }: Pick<Props, 'ctx'>): ReactNode => (
  <>
    <p className="fc-shortlist__how">{ctx.copy.shortlist.addAnother}</p>
    <Browse look="outline" ctx={ctx} />
  </>
);

/** Form that asks about all cars of the page. */
function Ask({ kind, cars, locations, ctx }: Props): ReactNode {
  const slugs = cars.map(({ slug }) => slug);
  const placed = chosenCarsForm(cars, locations, ctx.site, carListPath(kind, slugs));
  return (
    <div id={screenForms.chosenCars} className="fc-shortlist__ask">
      <FormSection
        {...placed}
        ctx={{ ...ctx, headingLevel: 2 }}
        panel={<TalkPanel form={placed.form} locations={locations} ctx={ctx} />}
      />
    </div>
  );
}

/** Frame of both pages: heading, cars, enquiry, and what else is saved on the device. */
export function ChosenCars(props: Props & { readonly children: ReactNode }): ReactNode {
  const { kind, cars, gone, ctx, children } = props;
  const { shortlist, vehicle, page } = ctx.copy;
  const { title, heading, none } = shortlist[kind];
  const without = gone > 0 ? shortlist.allGone.heading(gone) : none;
  return (
    <div className="fc-block fc-shortlist" data-kind={kind}>
      <Crumbs above={[{ text: vehicle.stock, href: stockPath(ctx) }]} here={title} copy={page} />
      <h1>{cars.length > 0 ? heading(cars.length) : without}</h1>
      <Gone {...props} />
      <LeftOut {...props} />
      {kind === 'compare' && cars.length === 1 && <OneOnly ctx={ctx} />}
      {cars.length > 0 ? children : <Nothing {...props} />}
      {cars.length > 0 && <Ask {...props} />}
      <section className="fc-shortlist__searches" data-searches="" hidden>
        <h2>{shortlist.searches}</h2>
        <ul />
      </section>
      {cars.length === 0 && (
        <section className="fc-viewed" data-viewed="" hidden>
          <h2>{shortlist.recent}</h2>
          <ul className="fc-cars__grid" />
        </section>
      )}
      <ShortlistBar ctx={ctx} />
    </div>
  );
}
