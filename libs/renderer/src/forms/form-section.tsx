import type { Car, ManufacturerLocation } from '@forecourt/block-schemas';
import {
  carField,
  firstStepKey,
  initialValues,
  startWithStockLoan,
  withoutSoldCar,
  type FormDefinition,
  type FormState,
  type FormValue,
  type FormViewer,
} from '@forecourt/forms';
import type { ReactNode } from 'react';
import { ReactIsland } from '../islands/island.tsx';
import type { RenderContext } from '../context/render-context.ts';
import { RichText } from '../rich-text/index.ts';
import { FinancePanel } from './panels/finance-panel.tsx';
import { asksDealership } from './form-of-block.ts';
import { FormSubject } from './form-subject.tsx';
import { boundsOf, wordsOf, type FormView } from './view/form-view.ts';
import { LeadForm } from './lead-form/lead-form.tsx';

/** Props of a form on a page. */
export interface FormSectionProps {
  readonly form: FormDefinition;
  readonly dealerships: readonly ManufacturerLocation[];
  readonly fromNetwork?: boolean;
  /** Choices from the dealer's data. */
  readonly choices?: Partial<Pick<FormView, 'makes' | 'cars' | 'visits'>>;
  /** The car for sale that the URL identifies. */
  readonly car?: Car | undefined;
  /** The car that the URL identifies if it has been sold: the form is about no car then. */
  readonly soldCar?: Car | undefined;
  readonly ctx: Pick<
    RenderContext,
    | 'url'
    | 'island'
    | 'headingLevel'
    | 'forms'
    | 'viewer'
    | 'clock'
    | 'copy'
    | 'locale'
    | 'currency'
  >;
  /** Content beside the form, after the finance panel of finance pages. */
  readonly panel?: ReactNode;
  /** Renders the heading as the page's h1. */
  readonly title?: boolean;
}

/** Name of the query parameter with the id of the posted form. */
export const formParameter = '_form';

/** Returns the initial state of a form, whose default dealership is the car's location. */
function freshState(
  {
    form,
    dealerships,
    car,
    soldCar,
    choices,
  }: Pick<FormSectionProps, 'form' | 'dealerships' | 'car' | 'soldCar' | 'choices'>,
  search: string,
  viewer?: FormViewer,
): FormState {
  const yard = dealerships.find(({ id }) => id === car?.location_id);
  const asking = form.fields.filter(({ type }) => type === 'dealership');
  const asked = carField(form);
  const query = new URLSearchParams(soldCar ? withoutSoldCar(search) : search);
  const values: Record<string, FormValue> = {
    ...Object.fromEntries(asking.flatMap(({ name }) => (yard ? [[name, yard.id]] : []))),
    ...startWithStockLoan(form, initialValues(form, query), car),
  };
  // A car that is not in stock is no choice.
  if (asked && car) values[asked.name] = car.id;
  else if (asked && choices?.cars?.length) delete values[asked.name];
  return { stepKey: firstStepKey(form, viewer), values, errors: {}, done: [] };
}

/** Returns the option of a dealership, with its city to distinguish locations of one group. */
const choiceOf = ({ id, name, address }: ManufacturerLocation) => {
  const city = address?.city;
  return { value: id, text: city && !name.includes(city) ? `${name}, ${city}` : name };
};

/** Sorts dealerships: the car's own first. */
const nearestToCar = (dealerships: readonly ManufacturerLocation[], car: Car | undefined) =>
  dealerships.toSorted(
    (a, b) => Number(b.id === car?.location_id) - Number(a.id === car?.location_id),
  );

/** A form with its heading, text and, on finance pages, the finance panel. */
export function FormSection(given: FormSectionProps): ReactNode {
  const { form, dealerships, car, soldCar, ctx, title, panel, fromNetwork = false } = given;
  const { url, forms, viewer } = ctx;
  const posted = forms.posted?.id === form.id ? forms.posted.state : undefined;
  const id = ctx.island('form');
  const anchor = `${id}form`;
  const Heading = title ? 'h1' : (`h${ctx.headingLevel}` as const);
  const view: FormView = {
    form,
    words: wordsOf(form),
    state: posted ?? freshState(given, url.search, viewer),
    action: `${url.pathname}?${new URLSearchParams({ [formParameter]: form.id })}#${anchor}`,
    anchor,
    posted: posted !== undefined,
    level: title ? 1 : ctx.headingLevel,
    prefix: id,
    dealerships: asksDealership(form) ? nearestToCar(dealerships, car).map(choiceOf) : [],
    searchesNetwork: fromNetwork,
    makes: [],
    cars: [],
    ...given.choices,
    signedIn: viewer?.phone ? true : undefined,
    captcha: forms.captcha,
    ...boundsOf(form, ctx.clock),
  };
  return (
    // The URL fragment of a post leads to the error summary or message instead.
    <section className="fc-form" id={posted ? undefined : anchor}>
      <div className="fc-form-layout">
        <div className="fc-form-head">
          <Heading className="fc-form-heading">{form.heading}</Heading>
          {form.description && (
            <p className="fc-form-lead">
              <RichText html={form.description} kind="inline" />
            </p>
          )}
          <FormSubject
            form={form}
            values={view.state.values}
            car={car}
            soldCar={soldCar}
            ctx={ctx}
          />
        </div>
        <ReactIsland name="form" id={id} ctx={ctx} component={LeadForm} props={{ view }} />
        {(form.financePanel || panel) && (
          <div className="fc-form-side">
            {form.financePanel && <FinancePanel form={form} copy={ctx.copy} />}
            {panel}
          </div>
        )}
      </div>
    </section>
  );
}
