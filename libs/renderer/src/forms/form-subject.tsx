import type { Car } from '@forecourt/block-schemas';
import { isReserved, isVisitToCar } from '@forecourt/domain';
import { carField, isTradeForm, type FormDefinition, type FormValues } from '@forecourt/forms';
import type { ReactNode } from 'react';
import type { RenderContext } from '../context/render-context.ts';
import { carHref } from '../cars/car-href.ts';
import { requestedLoan } from '../loans/loan-query.ts';
import { loanText } from '../loans/loan-text.ts';

/** Query parameters that describe the car of the enquiry, the most detailed first. */
const subjectNames = ['selected_car', 'vehicle', 'model_name'] as const;

/** Returns the description of the car in the query, if no field asks for it. */
function subjectOf(
  form: FormDefinition,
  values: FormValues,
  car: Car | undefined,
): string | undefined {
  if (car) return carField(form) ? undefined : car.name;
  const name = subjectNames.find((each) => typeof values[each] === 'string' && values[each] !== '');
  const isAsked = form.fields.some((field) => field.name === name && field.control !== 'hidden');
  return name === undefined || isAsked ? undefined : (values[name] as string);
}

/** The car that a form is about, with its loan, and notices of one that is sold or reserved. */
export function FormSubject(given: {
  readonly form: FormDefinition;
  readonly values: FormValues;
  readonly car: Car | undefined;
  readonly soldCar: Car | undefined;
  readonly ctx: Pick<RenderContext, 'copy' | 'locale' | 'currency'>;
}): ReactNode {
  const { form, values, car, soldCar, ctx } = given;
  const { formSubject, vehicle } = ctx.copy;
  const subject = subjectOf(form, values, car);
  const loan = form.category === 'Finance Enquiry' ? requestedLoan(values) : undefined;
  return (
    <>
      {soldCar && (
        <p className="fc-form-subject">
          <strong>{soldCar.name}</strong> {formSubject.sold}{' '}
          <a href={`${carHref(soldCar)}#similar`}>{vehicle.seeSimilar}</a>
        </p>
      )}
      {car && isReserved(car) && isVisitToCar(form.category) && (
        <p className="fc-form-subject">
          <strong>{car.name}</strong> {formSubject.reserved}{' '}
          <a href={`${carHref(car)}#enquiry`}>{vehicle.askNext}</a>
        </p>
      )}
      {subject !== undefined && (
        <p className="fc-form-subject">
          {formSubject[isTradeForm(form) ? 'ownCar' : 'other']} <strong>{subject}</strong>
          {loan && <> {loanText(loan, ctx)}</>}
        </p>
      )}
    </>
  );
}
