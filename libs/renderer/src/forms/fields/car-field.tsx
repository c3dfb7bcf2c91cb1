import { formCopy } from '@forecourt/copy';
import type { FormValue } from '@forecourt/forms';
import type { ReactNode } from 'react';
import { IslandIcon } from '../../icons/island-icon.tsx';
import { fieldId, type CarOption } from '../view/form-view.ts';
import { GroupFrame, type FieldProps } from './field-frame.tsx';

/** Selects a car's own location, and reports it as if the visitor had. */
function chooseYard({ view }: FieldProps, { yard }: CarOption, form: HTMLFormElement | null): void {
  const asking = view.form.fields.find(({ control }) => control === 'dealership');
  if (!yard) return;
  const controls = [...(form?.elements ?? [])].filter(
    (each) => 'name' in each && each.name === asking?.name,
  );
  for (const control of controls) {
    if (control instanceof HTMLInputElement) {
      if (control.value !== yard) continue;
      control.checked = true;
    } else if (control instanceof HTMLSelectElement) {
      if (![...control.options].some(({ value }) => value === yard)) continue;
      control.value = yard;
    } else continue;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** A choice of cars in stock with picture and price, and of another car, whose questions follow. */
export function CarField(props: FieldProps & { readonly value: FormValue | undefined }): ReactNode {
  const { view, field, error, value } = props;
  const id = fieldId(view, field);
  const copy = formCopy(view.form);
  const hasOther = view.form.fields.some(({ insteadOf }) => insteadOf === field.name);
  if (view.cars.length === 0)
    return <input type="hidden" name={field.name} defaultValue={String(value ?? '')} />;
  const describeTyped = view.form.fields.some(
    ({ insteadOf, name }) => insteadOf === field.name && Boolean(view.state.values[name]),
  );
  const control = (option: string, isFirst: boolean) => ({
    id: isFirst ? id : `${id}-${option || 'other'}`,
    type: 'radio',
    name: field.name,
    value: option,
    'aria-invalid': error ? (true as const) : undefined,
    defaultChecked: option === '' ? value === '' && describeTyped : value === option,
  });
  return (
    <GroupFrame {...props}>
      {view.cars.map((car, index) => (
        <label key={car.id} className="fc-form-choice fc-form-car">
          <input
            {...control(car.id, index === 0)}
            onClick={({ currentTarget }) => chooseYard(props, car, currentTarget.form)}
          />
          <span className="fc-form-car-picture" data-cut-out={car.picture?.isCutOut && ''}>
            {car.picture ? (
              <img src={car.picture.src} alt="" width={96} height={64} loading="lazy" />
            ) : (
              <IslandIcon name="car" size={32} />
            )}
          </span>
          <span>
            {car.name}
            <span className="fc-form-choice-note">{car.note}</span>
          </span>
        </label>
      ))}
      {hasOther && (
        <label className="fc-form-choice fc-form-other">
          <input {...control('', false)} className="fc-form-other-car" />
          <span>
            {copy.anotherCar}
            <span className="fc-form-choice-note">{copy.anotherCarNote}</span>
          </span>
        </label>
      )}
    </GroupFrame>
  );
}
