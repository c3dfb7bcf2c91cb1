import type { Question } from '../fields/field-definition.ts';
import type { PresetContext } from './preset.ts';
import { dealership, when } from './questions.ts';

/** State of registration; not asked in New Zealand, which has one register. */
export const vehicleState = ({ site, copy }: PresetContext): readonly Question[] =>
  when(site.region !== 'NZ', {
    name: 'Vehicle State',
    type: 'state',
    label: copy.questions.stateOfRegistration,
    half: true,
  });

export const vehicleMake = ({ copy }: PresetContext): Question => ({
  name: 'Vehicle Make',
  type: 'make',
  label: copy.questions.make,
  required: true,
  half: true,
});

export const vehicleModelAndYear = ({ copy }: PresetContext): readonly Question[] => [
  {
    name: 'Vehicle Model',
    type: 'model',
    label: copy.questions.model,
    required: true,
    half: true,
  },
  { name: 'Vehicle Year', type: 'year', label: copy.questions.year, required: true, half: true },
];

/** The service itself: interval, type and repair issue. */
export function work({ site, copy }: PresetContext): readonly Question[] {
  const { service = {} } = site.settings ?? {};
  const labels = copy.presets.serviceBooking;
  const intervals = [
    ...(service.complimentaryInterval ? [labels.complimentaryInterval] : []),
    ...(service.intervals ?? labels.intervals),
  ];
  const details = service.serviceDetails ?? [];
  const types = [...new Set([...(service.serviceTypes ?? []), ...details.map(({ type }) => type)])];
  const notes = details.flatMap(({ type, from, minutes, note }): [string, string][] => {
    const text = labels.detail(from, minutes, note);
    return text ? [[type, text]] : [];
  });
  const durations = details.flatMap(({ type, minutes }): [string, number][] =>
    minutes === undefined ? [] : [[type, minutes]],
  );
  return [
    {
      name: 'Service Interval',
      type: 'select',
      label: labels.interval,
      options: [...new Set(intervals)],
      required: service.intervalRequired === true,
    },
    ...when(types.length > 0, {
      name: 'Service Type',
      type: 'select',
      label: labels.type,
      options: types,
      optionNotes: notes.length > 0 ? Object.fromEntries(notes) : undefined,
      optionMinutes: durations.length > 0 ? Object.fromEntries(durations) : undefined,
      required: true,
    }),
    ...when(service.repairIssue, {
      name: 'Repair Issue',
      type: 'textarea',
      label: labels.issue,
      hint: labels.issueHint,
    }),
  ];
}

/** Date and time of the visit, and comments. */
export const visit = ({ site, copy }: PresetContext): readonly Question[] => [
  {
    name: 'Preferred Service Date',
    type: 'datetime',
    label: copy.presets.serviceBooking.time,
    bookingType: 'service',
    required: true,
  },
  { name: 'Comments', type: 'textarea', label: copy.questions.comments },
  ...when(site.settings?.service?.tyreQuote, {
    name: 'Tyre Replacement Quote',
    type: 'checkbox',
    label: copy.presets.serviceBooking.tyres,
  }),
];

/** The customer's address, on the sites that ask for it. */
export const address = ({ site, copy: { questions } }: PresetContext): readonly Question[] =>
  when(
    site.settings?.service?.addressFields,
    { name: 'street', type: 'text', label: questions.street },
    { name: 'suburb', type: 'text', label: questions.suburb },
    { name: 'state', type: 'state', label: questions.state, half: true },
    { name: 'postcode', type: 'postcode', label: questions.postcode, half: true },
  );

export const serviceLocation = (context: PresetContext): readonly Question[] =>
  dealership(context, 'Service Location', context.copy.presets.serviceBooking.dealership);
