import type { Preset, PresetForm } from './preset.ts';
import { contact, onStep } from './questions.ts';
import {
  address,
  serviceLocation,
  vehicleMake,
  vehicleModelAndYear,
  vehicleState,
  visit,
  work,
} from './service-questions.ts';
import { serviceWizard } from './service-wizard.ts';

/** What all variants of the service booking have in common. */
export const serviceBase = {
  category: 'Service Booking',
  heading: 'Book a service',
  submitText: 'Request this booking',
} as const satisfies Partial<PresetForm>;

const details = 'your-details';
const vehicle = 'your-vehicle';
const date = 'your-visit';

/** Three steps: who, which car, when. */
const full: Preset = (context) => ({
  ...serviceBase,
  formSteps: [
    { key: details, heading: 'Your details' },
    { key: vehicle, heading: 'Your vehicle' },
    { key: date, heading: 'Your visit' },
  ],
  fields: [
    ...onStep(details, ...contact, ...address(context), ...serviceLocation(context)),
    ...onStep(
      vehicle,
      { name: 'Vehicle Rego', type: 'rego', label: 'Registration', half: true },
      vehicleState(context),
      vehicleMake,
      ...vehicleModelAndYear,
      ...work(context),
    ),
    ...onStep(date, ...visit(context)),
  ],
});

/** The car first, its plate before all; then everything else at once. */
const minimal: Preset = (context) => ({
  ...serviceBase,
  formSteps: [
    { key: vehicle, heading: 'Your vehicle' },
    { key: details, heading: 'Your visit' },
  ],
  fields: [
    ...onStep(
      vehicle,
      { name: 'RegoOrVin', type: 'rego', label: 'Registration or VIN', half: true },
      vehicleState(context),
      vehicleMake,
      ...vehicleModelAndYear,
    ),
    ...onStep(
      details,
      ...contact,
      ...address(context),
      ...serviceLocation(context),
      ...work(context),
      ...visit(context),
    ),
  ],
  stepErrors: { [vehicle]: 'Please complete the form step before proceeding' },
});

const variants = { full, minimal, wizard: serviceWizard(serviceBase) };

/** Service booking in the variant that the site chooses. */
export const serviceBooking: Preset = (context) =>
  variants[context.site.settings?.service?.variant ?? 'full'](context);
