import type { Preset, PresetContext, PresetForm } from './preset.ts';
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

const details = 'your-details';
const vehicle = 'your-vehicle';
const date = 'your-visit';

type VariantForm = Omit<PresetForm, 'heading' | 'submitText'>;

/** Three steps: contact details, car, date. */
function full(context: PresetContext): VariantForm {
  const { presets, questions } = context.copy;
  const labels = presets.serviceBooking;
  return {
    formSteps: [
      { key: details, heading: labels.details },
      { key: vehicle, heading: labels.vehicle },
      { key: date, heading: labels.visit },
    ],
    fields: [
      ...onStep(
        details,
        ...contact(context.copy),
        ...address(context),
        ...serviceLocation(context),
      ),
      ...onStep(
        vehicle,
        { name: 'Vehicle Rego', type: 'rego', label: questions.registration, half: true },
        ...vehicleState(context),
        vehicleMake(context),
        ...vehicleModelAndYear(context),
        ...work(context),
      ),
      ...onStep(date, ...visit(context)),
    ],
  };
}

/** Two steps: the car with its registration first, then everything else. */
function minimal(context: PresetContext): VariantForm {
  const { presets, questions } = context.copy;
  const labels = presets.serviceBooking;
  return {
    formSteps: [
      { key: vehicle, heading: labels.vehicle },
      { key: details, heading: labels.visit },
    ],
    fields: [
      ...onStep(
        vehicle,
        { name: 'RegoOrVin', type: 'rego', label: questions.registrationOrVin, half: true },
        ...vehicleState(context),
        vehicleMake(context),
        ...vehicleModelAndYear(context),
      ),
      ...onStep(
        details,
        ...contact(context.copy),
        ...address(context),
        ...serviceLocation(context),
        ...work(context),
        ...visit(context),
      ),
    ],
    stepErrors: { [vehicle]: labels.incomplete },
  };
}

const variants = { full, minimal, wizard: serviceWizard };

/** Service booking in the variant that the site chooses. */
export const serviceBooking: Preset = {
  category: 'Service Booking',
  form: (context) => ({
    heading: context.copy.presets.serviceBooking.heading,
    submitText: context.copy.presets.serviceBooking.submit,
    ...variants[context.site.settings?.service?.variant ?? 'full'](context),
  }),
};
