import type { Brand, FormStep } from '@forecourt/block-schemas';
import { categoryKey } from '@forecourt/domain';
import type { FormExit } from '../definition.ts';
import type { Question } from '../fields/field-definition.ts';
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
function locationStep(brand: Brand, site: PresetContext['site']): LocationStep {
  const key = `location-${categoryKey(brand.id)}`;
  const websites = brand.websites ?? [];
  const options = [...new Set(websites.map(({ name }) => name))];
  return {
    step: {
      key,
      heading: 'Your location',
      customRules: {
        choiceButtons: true,
        skipSend: true,
        skipRules: [{ key: 'location', values: options, target: rego }],
      },
    },
    question: {
      name: 'location',
      type: 'radio',
      label: `Which ${brand.name} location is yours?`,
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

const hasSeveral = ({ websites = [] }: Brand): boolean =>
  new Set(websites.map(({ name }) => name)).size > 1;

/**
 * Service booking that begins with the make: its one website takes over, several are asked for, and
 * a make that this site looks after itself goes on with plate, car and date.
 */
export const serviceWizard =
  (base: Pick<PresetForm, 'category' | 'heading' | 'submitText'>): Preset =>
  (context) => {
    const brands = context.place.brands ?? [];
    const makes = [...new Set(brands.map(makeOf))];
    const several = brands.filter(hasSeveral);
    const asked = several.map((brand) => locationStep(brand, context.site));
    const here = makes.filter((name) => !several.some((brand) => makeOf(brand) === name));
    const direct = brands.filter((brand) => !hasSeveral(brand));
    const jumps = [
      ...several.map((brand, index) => ({
        key: vehicleMake.name,
        values: [makeOf(brand)],
        target: asked[index]!.step.key,
      })),
      ...(here.length > 0 ? [{ key: vehicleMake.name, values: here, target: rego }] : []),
    ];
    const known = makes.length > 0;
    const makeQuestion: Question = known
      ? { ...vehicleMake, type: 'radio', label: 'Which make is your car?', options: makes }
      : { ...vehicleMake, label: 'Which make is your car?' };
    return {
      ...base,
      formSteps: [
        {
          key: make,
          heading: 'Your make',
          ...(known && { customRules: { choiceButtons: true, skipRules: jumps } }),
        },
        ...asked.map(({ step }) => step),
        { key: rego, heading: 'Your registration' },
        { key: vehicle, heading: 'Your vehicle' },
        { key: date, heading: 'Your visit' },
      ],
      fields: [
        ...onStep(make, makeQuestion),
        ...asked.map(({ question }) => question),
        ...onStep(
          rego,
          { name: 'Vehicle Rego', type: 'rego', label: 'Registration', half: true },
          vehicleState(context),
        ),
        ...onStep(vehicle, ...vehicleModelAndYear, ...work(context)),
        ...onStep(
          date,
          ...visit(context),
          ...serviceLocation(context),
          ...contact,
          ...address(context),
        ),
      ],
      exits: [
        ...direct.flatMap((brand) => {
          const to = elsewhere(brand.websites?.[0]?.url, context.site);
          const value = makeOf(brand);
          return to === undefined ? [] : [{ step: make, field: vehicleMake.name, value, url: to }];
        }),
        ...asked.flatMap(({ exits }) => exits),
      ],
    };
  };
