import type { Brand, FormStep } from '@forecourt/block-schemas';
import { categoryKey } from '@forecourt/domain';
import type { FormExit } from '../definition.ts';
import type { Question } from '../fields/field-definition.ts';
import type { PresetContext, PresetForm } from './preset.ts';
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

const make = 'make';
const rego = 'rego';
const vehicle = 'your-vehicle';
const date = 'your-visit';

/** A brand's website elsewhere; undefined for this site itself and for addresses that are not https. */
function elsewhere(url: string | undefined, site: PresetContext['site']): string | undefined {
  const parsed = url === undefined ? null : URL.parse(url);
  if (!parsed || parsed.protocol !== 'https:') return undefined;
  return site.domains.includes(parsed.hostname) ? undefined : parsed.href;
}

const makeOf = (brand: Brand): string => brand.make ?? brand.name;

interface LocationStep {
  readonly step: FormStep;
  readonly question: Question;
  readonly exits: readonly FormExit[];
}

/** The step that asks which of a brand's several websites; each answer leads there, or goes on here. */
function locationStep(brand: Brand, { site, copy }: PresetContext): LocationStep {
  const labels = copy.presets.serviceBooking;
  const key = `location-${categoryKey(brand.id)}`;
  const websites = brand.websites ?? [];
  const options = [...new Set(websites.map(({ name }) => name))];
  return {
    step: {
      key,
      heading: labels.location,
      customRules: {
        choiceButtons: true,
        skipSend: true,
        skipRules: [{ key: 'location', values: options, target: rego }],
      },
    },
    question: {
      name: 'location',
      type: 'radio',
      label: labels.whichLocation(brand.name),
      options,
      required: true,
      stepKey: key,
    },
    exits: websites.flatMap(({ name, url }) => {
      const to = elsewhere(url, site);
      return to === undefined ? [] : [{ step: key, field: 'location', value: name, url: to }];
    }),
  };
}

/** Where makes with one website elsewhere continue. @param field name of the field that asks for the make. */
const exitsOfMakes = (
  brands: readonly Brand[],
  field: string,
  { site }: PresetContext,
): FormExit[] =>
  brands.flatMap((brand) => {
    const url = elsewhere(brand.websites?.[0]?.url, site);
    return url === undefined ? [] : [{ step: make, field, value: makeOf(brand), url }];
  });

const hasSeveral = ({ websites = [] }: Brand): boolean =>
  new Set(websites.map(({ name }) => name)).size > 1;

/**
 * Service booking that starts with the make: a make with one website elsewhere continues there, one
 * with several websites asks for the location, and a make that this site services itself continues
 * with registration, car and date.
 */
export function serviceWizard(context: PresetContext): Omit<PresetForm, 'heading' | 'submitText'> {
  const { presets, questions } = context.copy;
  const labels = presets.serviceBooking;
  const makeField = vehicleMake(context);
  const brands = context.page.brands ?? [];
  const makes = [...new Set(brands.map(makeOf))];
  const several = brands.filter(hasSeveral);
  const asked = several.map((brand) => ({ brand, ...locationStep(brand, context) }));
  const here = makes.filter((name) => !several.some((brand) => makeOf(brand) === name));
  const direct = brands.filter((brand) => !hasSeveral(brand));
  const jumps = [
    ...asked.map(({ brand, step }) => ({
      key: makeField.name,
      values: [makeOf(brand)],
      target: step.key,
    })),
    ...(here.length > 0 ? [{ key: makeField.name, values: here, target: rego }] : []),
  ];
  const known = makes.length > 0;
  const makeQuestion: Question = known
    ? { ...makeField, type: 'radio', label: labels.whichMake, options: makes }
    : { ...makeField, label: labels.whichMake };
  return {
    formSteps: [
      {
        key: make,
        heading: labels.make,
        customRules: known ? { choiceButtons: true, skipRules: jumps } : undefined,
      },
      ...asked.map(({ step }) => step),
      { key: rego, heading: context.copy.questions.yourRegistration },
      { key: vehicle, heading: labels.vehicle },
      { key: date, heading: labels.visit },
    ],
    fields: [
      ...onStep(make, makeQuestion),
      ...asked.map(({ question }) => question),
      ...onStep(
        rego,
        { name: 'Vehicle Rego', type: 'rego', label: questions.registration, half: true },
        ...vehicleState(context),
      ),
      ...onStep(vehicle, ...vehicleModelAndYear(context), ...work(context)),
      ...onStep(
        date,
        ...visit(context),
        ...serviceLocation(context),
        ...contact(context.copy),
        ...address(context),
      ),
    ],
    exits: [
      ...exitsOfMakes(direct, makeField.name, context),
      ...asked.flatMap(({ exits }) => exits),
    ],
  };
}
