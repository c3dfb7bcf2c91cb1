import type { Car } from '@forecourt/block-schemas';
import { askingPrice, carKind, isAvailable, isSold, tidySpaces, valueKey } from '@forecourt/domain';
import { formatMoney } from '@forecourt/pricing';
import { weeklyEstimate, type WeeklyEstimate } from '../../loans/weekly-estimate.ts';
import type { ScreenContext } from '../../pipeline/render-screen.tsx';
import { factsOf } from '../vehicle/car-facts.ts';

/** One fact of every compared car. */
export interface ComparisonRow {
  readonly label: string;
  /** In the order of the cars; undefined for a car without the fact. */
  readonly values: readonly (string | undefined)[];
  /** True if the cars differ in it, or only some of them have it. */
  readonly differs: boolean;
}

type Fact = readonly [label: string, value: (car: Car) => string | undefined];

const tidy = (value: string | undefined): string | undefined =>
  value === undefined ? undefined : tidySpaces(value) || undefined;

/** Facts that come first: what a car costs, whether it is for sale if one isn't, and its condition. */
function firstFacts(
  cars: readonly Car[],
  { copy, site, ...money }: ScreenContext,
): readonly Fact[] {
  const { carFacts, vehicleFacts, shortlist } = copy;
  const noPrice = cars.every(isSold) ? undefined : shortlist.notApplicable;
  const priced = (car: Car, write: (price: number) => string) => {
    if (isSold(car)) return noPrice;
    const price = askingPrice(car);
    return price === undefined ? copy.carCard.askUs : write(price);
  };
  const statusOf = (car: Car) => (isAvailable(car) ? shortlist.available : tidy(car.status));
  // A car without a price has no repayment, so none is missing.
  const noLoan = cars.some((car) => weeklyEstimate(car, site))
    ? shortlist.notApplicable
    : undefined;
  const loanOf = (write: (estimate: WeeklyEstimate) => string | undefined) => (car: Car) => {
    const estimate = weeklyEstimate(car, site);
    return estimate ? write(estimate) : noLoan;
  };
  const rate = shortlist[site.region === 'NZ' ? 'interestRate' : 'comparisonRate'];
  return [
    [carFacts.price, (car) => priced(car, (price) => formatMoney(price, money))],
    [shortlist.weekly, loanOf(({ payment }) => payment)],
    [rate, loanOf(({ rateFigure }) => rateFigure?.rate)],
    [shortlist.inAll, loanOf(({ inAll }) => inAll)],
    [carFacts.status, (car) => (cars.every(isAvailable) ? undefined : statusOf(car))],
    [carFacts.car_type, ({ car_type }) => tidy(car_type)],
    [vehicleFacts.year, ({ year }) => (year ? String(year) : undefined)],
  ];
}

const lastFacts = (
  cars: readonly Car[],
  { copy: { carFacts, shortlist } }: ScreenContext,
): readonly Fact[] => [
  [
    carFacts.certified,
    (car) => {
      if (car.certified) return shortlist.yes;
      // Dealers approve used cars.
      const isMissing = carKind(car) !== 'new' || !cars.some(({ certified }) => certified);
      return isMissing ? undefined : shortlist.notApplicable;
    },
  ],
  [carFacts.location_name, ({ location_name }) => tidy(location_name)],
  [shortlist.stockNumber, ({ stock_number }) => tidy(stock_number)],
];

/** Returns the value of a fact that a car cannot have: an owner before the first, a range without a battery. */
function withoutFact(
  name: string,
  car: Car,
  { vehicleFacts, shortlist }: ScreenContext['copy'],
): string | undefined {
  const fuel = tidy(car.simple_fuel);
  if (name === vehicleFacts.owners && carKind(car) === 'new') return shortlist.none;
  if (name === vehicleFacts.range && fuel && !/electric|plug|ph?ev/i.test(fuel))
    return shortlist.notApplicable;
  return undefined;
}

/** Facts of the cars' own pages, each once, without those that are in the name or compare nothing. */
function pageFacts(cars: readonly Car[], ctx: ScreenContext): readonly Fact[] {
  const { copy, clock, site } = ctx;
  const { carFacts, vehicleFacts } = copy;
  const byCar = new Map(
    cars.map((car) => {
      const { key, details, dimensions } = factsOf(car, {
        copy,
        today: clock.today(site.timeZone),
      });
      const facts = [...key, ...details, ...dimensions];
      return [car, new Map(facts.map(({ name, value }) => [name, value]))];
    }),
  );
  const names = new Set([...byCar.values()].flatMap((facts) => [...facts.keys()]));
  const { make, model, badge, car_type } = carFacts;
  const { year, built, rego, vin } = vehicleFacts;
  for (const name of [make, model, badge, car_type, year, built, rego, vin]) names.delete(name);
  return [...names].map((name) => [
    name,
    (car) => byCar.get(car)?.get(name) ?? withoutFact(name, car, copy),
  ]);
}

/** Returns the facts that at least one of the cars has. */
export const comparisonRows = (
  cars: readonly Car[],
  ctx: ScreenContext,
): readonly ComparisonRow[] =>
  [...firstFacts(cars, ctx), ...pageFacts(cars, ctx), ...lastFacts(cars, ctx)]
    .map(([label, valueOf]) => {
      const values = cars.map(valueOf);
      const known = new Set(values.map((value) => (value === undefined ? '' : valueKey(value))));
      return { label, values, differs: known.size > 1 };
    })
    .filter(({ values }) => values.some((value) => value !== undefined));
