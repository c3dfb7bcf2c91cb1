import type { FormData } from '@forecourt/block-schemas';
import { isSold } from '@forecourt/domain';
import { formDefinition, prefillNames, withKnownCar, type FormDefinition } from '@forecourt/forms';
import type { ReactNode } from 'react';
import { carOfAddress, carQueries } from '../../forms/car-of-address.ts';
import {
  formOfBlock,
  formQueries,
  serviceDealerships,
  type Ask,
} from '../../forms/form-of-block.ts';
import { carChoices, carListQueries } from '../../forms/car-choices.ts';
import { makeChoices, makeQueries } from '../../forms/make-choices.ts';
import { visitChoices } from '../../forms/visit-choices.ts';
import { visitorPoint } from '../../forms/visitor-point.ts';
import { FormSection } from '../../forms/form-section.tsx';
import { resumeParameter } from '../../context/resume-parameter.ts';
import { hasServicePanel, ServicePanel } from '../../forms/service-panel.tsx';
import { TalkPanel } from '../../forms/talk-panel.tsx';
import type { BlockDefinition, BlockProps } from '../../context/block-definition.ts';
import css from './form.css?inline';

const isBooking = ({ category }: FormDefinition) => category === 'Service Booking';

function Form({ data, block, first, ctx }: BlockProps<'form'>): ReactNode {
  const { site, page, pageBlocks: blocks } = ctx;
  // A form renders even if the dealer's data is unavailable.
  const ask: Ask = (query) => (ctx.answered(query) ? ctx.ask(query) : undefined);
  const from = visitorPoint(ctx.url.search);
  const context = { site, page, blocks, ask, from };
  const asked = formOfBlock({ ...block, data }, context);
  const named = carOfAddress(asked.form, ctx.url.search, ask);
  const soldCar = named && isSold(named) ? named : undefined;
  const car = soldCar ? undefined : named;
  const form = withKnownCar(asked.form, car);
  const placed = { ...asked, form };
  const panel = (
    <>
      {isBooking(form) && hasServicePanel(site) && (
        <ServicePanel dealerships={serviceDealerships(ask)} ctx={ctx} />
      )}
      <TalkPanel form={form} locations={placed.locations ?? []} ctx={ctx} />
    </>
  );
  const choices = {
    makes: makeChoices(form, site, ask),
    cars: carChoices(form, car, ask, ctx),
    visits: visitChoices(placed, ctx),
  };
  return <FormSection {...placed} {...{ choices, car, soldCar, ctx, panel }} title={first} />;
}

/** Block definition that both form types share. */
export const formTraits = {
  title: (_data: FormData, first: boolean) => first,
  plan: (
    data: FormData,
    { site, url }: Parameters<NonNullable<BlockDefinition<'form'>['plan']>>[1],
  ) => {
    const form = formDefinition(data, site, { path: '/' });
    return [
      ...formQueries(data, site),
      ...makeQueries(form),
      ...carQueries(form, url.search),
      ...carListQueries(form, url.search),
    ];
  },
  rendersWithoutAnswers: true,
  anchored: true,
  // The visitor's location from the dealership search, for the free ride.
  personal: [...prefillNames, 'locationId', 'lat', 'lng', resumeParameter],
  islands: ['form', 'freeRide'],
} as const;

export const form: BlockDefinition<'form'> = { type: 'form', component: Form, css, ...formTraits };
