import { expect, it } from 'vitest';
import { describesCar, withKnownCar } from './known-car.ts';
import { ownForm, presetForm } from '../testing/sites.ts';

const car = { make: 'Ostara', model: 'Tern' };
const text = (name: string, stepKey?: string) => ({ name, type: 'text' as const, stepKey });

/** Names of the questions that a form asks for a known car, and what it knows instead. */
function asked(fields: readonly ReturnType<typeof text>[], of: Partial<typeof car> = car) {
  const steps = [{ key: 'car' }, { key: 'you' }];
  const form = ownForm({ type: 'multi', formSteps: steps, fields: [...fields] });
  const known = withKnownCar(form, of);
  const { make, model_name } = known.given;
  return {
    ...{ describes: describesCar(form), names: known.fields.map(({ name }) => name) },
    given: [make, model_name],
  };
}

it('FRM-8 FRM-14: make and model of a known car are not asked', () => {
  const fields = [text('make', 'car'), text('model_name', 'car'), text('Trim', 'car')];
  expect(asked([...fields, text('name', 'you')])).toEqual({
    ...{ describes: true, names: ['Trim', 'name'], given: ['Ostara', 'Tern'] },
  });
  expect(asked([...fields, text('name', 'you')], { make: 'Ostara' }).given).toEqual([
    'Ostara',
    undefined,
  ]);
});

it('FRM-3 FRM-14: a step that asks for nothing else keeps its questions', () => {
  const fields = [text('make', 'car'), text('model_name', 'car'), text('name', 'you')];
  expect(asked(fields)).toEqual({
    ...{ describes: false, names: ['make', 'model_name', 'name'] },
    given: [undefined, undefined],
  });
});

it('FRM-14: a reservation asks which car where no car is known', () => {
  const form = presetForm('vehicle-reservation');
  const names = (of: typeof form) => of.fields.map(({ name }) => name);
  expect(names(form)[0]).toBe('selected_car');
  expect(form.fields[0]?.required).toBe(true);
  const known = withKnownCar(form, { name: '2024 Ostara Tern', ...car });
  expect(names(known)).not.toContain('selected_car');
  expect(known.given).toMatchObject({ selected_car: '2024 Ostara Tern' });
});

it('FRM-14: a test drive of a known car still asks what to drive in place of it', () => {
  const form = presetForm('test-drive');
  const known = withKnownCar(form, car);
  expect(known.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['car_id', 'make']));
  expect(known.given).toEqual(form.given);
});
