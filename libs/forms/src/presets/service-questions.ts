import type { Question } from '../fields/field-definition.ts';
import type { PresetContext } from './preset.ts';
import { dealership, when } from './questions.ts';

/** The first service that some makes pay for. */
export const complimentaryInterval = '3,000km or 3 months';

const usualIntervals = [
  '10,000km or 6 months',
  '15,000km or 12 months',
  '30,000km or 24 months',
  '45,000km or 36 months',
  '60,000km or 48 months',
  'Not sure',
];

/** Where the car is registered; New Zealand has one register, so there it is where the car lives. */
export const vehicleState = ({ site }: PresetContext): Question => ({
  name: 'Vehicle State',
  type: 'state',
  label: site.region === 'NZ' ? 'Region' : 'State of registration',
  half: true,
});
export const vehicleMake: Question = {
  name: 'Vehicle Make',
  type: 'make',
  label: 'Make',
  required: true,
  half: true,
};
export const vehicleModelAndYear: readonly Question[] = [
  { name: 'Vehicle Model', type: 'model', label: 'Model', required: true, half: true },
  { name: 'Vehicle Year', type: 'year', label: 'Year', required: true, half: true },
];

/** What has to be done to the car. */
export function work({ site }: PresetContext): readonly Question[] {
  const { service = {} } = site.settings ?? {};
  const intervals = [
    ...(service.complimentaryInterval ? [complimentaryInterval] : []),
    ...(service.intervals ?? usualIntervals),
  ];
  const types = service.serviceTypes ?? [];
  return [
    {
      name: 'Service Interval',
      type: 'select',
      label: 'Service interval',
      options: [...new Set(intervals)],
      required: service.intervalRequired === true,
    },
    ...when(types.length > 0, {
      name: 'Service Type',
      type: 'select',
      label: 'Type of service',
      options: types,
      required: true,
    }),
    ...when(service.repairIssue, {
      name: 'Repair Issue',
      type: 'textarea',
      label: 'What is wrong with the car?',
      hint: 'What you hear, see or smell, and when.',
    }),
  ];
}

/** When the car comes, and what else there is to say. */
export const visit = ({ site }: PresetContext): readonly Question[] => [
  {
    name: 'Preferred Service Date',
    type: 'datetime',
    label: 'Preferred day and time',
    bookingType: 'service',
    required: true,
  },
  { name: 'Comments', type: 'textarea', label: 'Anything we should know?' },
  ...when(site.settings?.service?.tyreQuote, {
    name: 'Tyre Replacement Quote',
    type: 'checkbox',
    label: 'Quote me for new tyres, too',
  }),
];

/** Where the customer lives, on the sites that ask it. */
export const address = ({ site }: PresetContext): readonly Question[] =>
  when(
    site.settings?.service?.addressFields,
    { name: 'street', type: 'text', label: 'Street' },
    { name: 'suburb', type: 'text', label: 'Suburb' },
    {
      name: 'state',
      type: 'state',
      label: site.region === 'NZ' ? 'Region' : 'State',
      half: true,
    },
    { name: 'postcode', type: 'postcode', label: 'Postcode', half: true },
  );

export const serviceLocation = (context: PresetContext): readonly Question[] =>
  dealership(context, 'Service Location', 'Where should we look after it?');
