import { checksCopy, formCopy } from '@forecourt/copy';
import { daysForWork } from '@forecourt/domain';
import {
  carField,
  timeParts,
  workField,
  workMinutes,
  type FieldDefinition,
  type FormValue,
} from '@forecourt/forms';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { IslandIcon } from '../../icons/island-icon.tsx';
import { useScripted } from '../../islands/use-scripted.ts';
import { fieldId } from '../view/form-view.ts';
import { GroupFrame, type FieldProps } from './field-frame.tsx';
import { useOtherAnswer } from './other-answer.ts';
import { unique, visitDayTexts } from './visit-day-text.ts';

/** Returns the days of one location, else those of all. */
function daysOf({ visits = {} }: FieldProps['view'], yard: string) {
  const own = Object.hasOwn(visits, yard) ? visits[yard] : undefined;
  return own ?? Object.values(visits).flat();
}

/**
 * Returns the location that an earlier step asked for; '' if the same step asks for it, where the
 * visitor may still change it.
 */
function earlierYard({ state }: FieldProps['view'], asking: FieldDefinition | undefined) {
  const value = asking && asking.stepKey !== state.stepKey ? state.values[asking.name] : undefined;
  return typeof value === 'string' ? value : '';
}

/**
 * Returns the locations of a test drive and of its car if they differ: the car is brought there, which
 * takes until the next day.
 */
function carElsewhere({ view, field }: FieldProps, car: string, yard: string) {
  if (field.bookingType !== 'test-drive') return undefined;
  const yardOfCar = view.cars.find(({ id }) => id === car)?.yard;
  const nameOf = (id: string | undefined) =>
    view.dealerships.find(({ value }) => value === id)?.text;
  const [own, chosen] = [nameOf(yardOfCar), nameOf(yard)];
  return own === undefined || chosen === undefined || yardOfCar === yard
    ? undefined
    : { own, chosen };
}

/**
 * Returns the days that can be chosen, which follow the answers to other questions, and the names of
 * the car's location and the chosen one if they differ.
 * @param root an element of the form
 */
function useVisitDays(props: FieldProps, root: RefObject<Element | null>) {
  const { view, field } = props;
  const asking = view.form.fields.find(({ control }) => control === 'dealership');
  const yard = useOtherAnswer(asking?.name, earlierYard(view, asking), root);
  const answerTo = (name = '') => String(view.state.values[name] ?? '');
  const drives = carField(view.form)?.name;
  const car = useOtherAnswer(drives, answerTo(drives), root);
  const picked = useOtherAnswer(asking?.name, answerTo(asking?.name), root);
  const elsewhere = carElsewhere(props, car, picked);
  const today = view.dateBounds?.[field.name]?.min;
  // Without a script the visitor may still choose the car's own location.
  const job = workField(view.form)?.name;
  const work = useOtherAnswer(job, answerTo(job), root);
  const days = daysForWork(daysOf(view, yard), workMinutes(view.form, work)).filter(
    (each) => !elsewhere || picked !== yard || each.day !== today,
  );
  return { days, elsewhere };
}

/** Returns the chosen day and time, the function that chooses others, and a ref for their selects' parent. */
function useChosen(value: FormValue | undefined) {
  const root = useRef<HTMLSpanElement>(null);
  const [chosen, choose] = useState(() => timeParts(value));
  // A choice from before hydration.
  useEffect(() => {
    const [early, at] = [...(root.current?.querySelectorAll('select') ?? [])];
    if (early?.value || at?.value) choose([early?.value ?? '', at?.value ?? '']);
  }, []);
  return { chosen, choose, root };
}

/** Select for the day or the time. */
function PartSelect({
  view,
  field,
  error,
  part,
  options,
  picked,
  onPick,
}: FieldProps & {
  readonly part: 'day' | 'time';
  /** Values, each with its text. */
  readonly options: readonly (readonly [string, string])[];
  readonly picked: string;
  readonly onPick: (value: string) => void;
}): ReactNode {
  const copy = formCopy(view.form);
  const id = part === 'day' ? fieldId(view, field) : `${fieldId(view, field)}-time`;
  return (
    <span className="fc-form-part">
      <label className="fc-form-hint" htmlFor={id}>
        {copy[part]}
      </label>
      <span className="fc-form-select">
        <select
          id={id}
          name={field.name}
          className="fc-form-control"
          aria-required={field.required || undefined}
          aria-invalid={error ? true : undefined}
          value={options.some(([option]) => option === picked) ? picked : ''}
          onChange={(event) => onPick(event.currentTarget.value)}
        >
          <option value="">{part === 'day' ? copy.chooseDay : copy.chooseTime}</option>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
        <IslandIcon name="chevron-down" size={18} />
      </span>
    </span>
  );
}

/**
 * Day and time of a visit within a location's hours. With a script the days are those of the chosen
 * location and the times those of the day; without one all are listed, days with other hours state them,
 * and the server checks.
 */
export function VisitField(
  props: FieldProps & { readonly value: FormValue | undefined },
): ReactNode {
  const { view, field, error, value } = props;
  const { chosen, choose, root } = useChosen(value);
  const [day, time] = chosen;
  const { days, elsewhere } = useVisitDays(props, root);
  const scripted = useScripted();
  const isOffered = scripted && days.some((each) => each.day === day);
  const ofDay = days.filter((each) => !isOffered || each.day === day);
  const times = unique(ofDay.flatMap((each) => each.times));
  const copy = formCopy(view.form);
  const { hours } = checksCopy(view.form);
  const hint = elsewhere ? copy.carElsewhere(elsewhere.own, elsewhere.chosen) : '';
  const parts = { view, field, error };
  return (
    // The choices make the hint with the booking hours superfluous.
    <GroupFrame {...props} field={{ ...field, hint }}>
      <span className="fc-form-parts" ref={root}>
        <PartSelect
          {...parts}
          part="day"
          options={visitDayTexts(days, { ...copy, hours })}
          picked={day}
          onPick={(to) => choose([to, time])}
        />
        <PartSelect
          {...parts}
          part="time"
          options={times.map((each) => [each, hours.time(each)])}
          picked={time}
          onPick={(to) => choose([day, to])}
        />
      </span>
    </GroupFrame>
  );
}
