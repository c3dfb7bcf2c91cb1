import type { StockPaints } from '../../art/manifests/stock-paints.ts';
import { seeded } from '../../art/scene/kit.ts';
import { lookOfCar } from '../looks.ts';
import { between, pickOne, pickSome, pickWeighted } from './draw-lots.ts';
import { demoPrice, newPrice, usedPrice } from './prices.ts';
import type { Line, ModelFacts, Paint, Trim } from './range.ts';
import type { HandWritten, StockCar, StockPlan } from './stock-car.ts';

interface Source {
  plan: StockPlan;
  models: readonly ModelFacts[];
  pictures: StockPaints;
  random: () => number;
}

/** The year that new cars are built in. */
const thisYear = 2026;
/** Of how many used cars there is one of that age, from one year. */
const ages = [6, 9, 13, 13, 12, 10, 9, 8, 6, 5, 4, 3];

const modelOf = ({ models }: Source, line: Line) =>
  models.find(({ name, make }) => name === line.model && make === line.make);
const variantOf = (source: Source, line: Line, trim: Trim) =>
  modelOf(source, line)?.variants.find(({ price }) => price === trim.price);

/** Paints of a car: what its variant or model comes in, or for a past model the commoner ones. */
function paintsOf(source: Source, line: Line, trim: Trim): readonly Paint[] {
  const model = modelOf(source, line);
  const variant = variantOf(source, line, trim);
  const names: readonly string[] = model
    ? model.perVariant
      ? (variant?.paints ?? model.paints)
      : [...model.paints, ...(variant?.paints ?? [])]
    : (source.pictures[lookOfCar(line)] ?? []).slice(0, 8);
  return source.plan.paints.filter(({ paint }) => names.includes(paint));
}

/** Commoner paints stand first in the makers' lists. */
const drawPaint = (source: Source, line: Line, trim: Trim): Paint =>
  pickWeighted(paintsOf(source, line, trim), (_, index) => 1 / (index + 1) ** 0.5, source.random);

function arrival({ random }: Source, earliest = 0) {
  const daysAgo = earliest + Math.floor((90 - earliest) * random() ** 1.15);
  // The day itself is not over: what came in today came in before the data was made.
  return {
    daysAgo: Math.max(1, daysAgo),
    hour: between(8, 16, random),
    minute: between(0, 59, random),
  };
}

function drawNew(source: Source, line: Line, trim: Trim, runout = false): StockCar {
  const { plan, random } = source;
  const paint = drawPaint(source, line, trim);
  const price = newPrice(
    trim,
    paint,
    plan.paintPrices,
    variantOf(source, line, trim)?.pack ?? 0,
    random,
  );
  return {
    line,
    trim,
    type: 'New',
    year: runout ? thisYear - 1 : thisYear,
    km: between(3, 48, random),
    // A run-out car costs six per cent less than listed, whatever its paint.
    price: runout ? Math.floor((trim.price * 0.94) / 100) * 100 - 10 : price,
    paint,
    yard: pickOne(line.yards, random),
    status: 'Available',
    ...(runout ? { tag: 'Runout' } : random() < 0.2 && { tag: 'In stock now' }),
    ...arrival(source),
    photos: random() < 0.12 ? 1 : between(5, 8, random),
    owners: 0,
    stamped: true,
    certified: false,
  };
}

function drawDemo(source: Source, line: Line, trim: Trim): StockCar {
  const { random } = source;
  const km = between(90, 920, random) * 10 + between(0, 9, random);
  return {
    ...drawNew(source, line, trim),
    type: 'Demo',
    year: thisYear,
    km,
    price: demoPrice(trim, km, random),
    tag: 'Ex-demonstrator',
    photos: between(6, 8, random),
    owners: 1,
  };
}

function drawUsed(source: Source): StockCar {
  const { plan, random } = source;
  const choices = plan.lines.flatMap((line) => line.trims.map((trim) => ({ line, trim })));
  const { line, trim } = pickWeighted(choices, ({ trim: { used = 0 } }) => used, random);
  const years = ages
    .map((weight, index) => ({ weight, year: thisYear - 1 - index }))
    .filter(({ year }) => year >= trim.years[0] && year <= trim.years[1]);
  const { year } = pickWeighted(years, ({ weight }) => weight, random);
  const age = thisYear - year;
  const km =
    Math.round(line.yearly * (age - 0.4) * (0.62 + random() * 0.75)) + between(0, 400, random);
  const owners = age < 3 ? 1 : age < 7 ? between(1, 2, random) : between(1, 4, random);
  const stamped = random() < 0.86;
  const certified = line.yards.length > 0 && age <= 5 && km < 90_000 && stamped && random() < 0.6;
  const when = arrival(source);
  const justIn = when.daysAgo <= 2 && random() < 0.5;
  return {
    line,
    trim,
    type: 'Used',
    year,
    km,
    ...(!(justIn && random() < 0.6) && {
      price: usedPrice(line, trim, { age, km, owners, stamped }, random),
    }),
    paint: drawPaint(source, line, trim),
    yard: pickOne(plan.usedYards(line), random),
    status: 'Available',
    ...usedTag(plan, { km, age, owners, daysAgo: when.daysAgo }, random),
    ...when,
    photos: justIn ? 0 : random() < 0.1 ? between(1, 3, random) : between(5, 9, random),
    owners,
    stamped,
    certified,
  };
}

function usedTag(
  plan: StockPlan,
  car: { km: number; age: number; owners: number; daysAgo: number },
  random: () => number,
): { tag?: string } {
  if (car.daysAgo <= 5) return { tag: 'Just arrived' };
  if (car.daysAgo > 45 && random() < 0.32) return { tag: 'Price drop' };
  if (car.owners === 1 && car.age > 3 && random() < 0.5) return { tag: 'One owner' };
  if (car.km / car.age < 8500 && random() < 0.6) return { tag: 'Low kilometres' };
  return random() < 0.12 ? { tag: pickOne(plan.usedTags, random) } : {};
}

/** A car written down by hand, completed by lot. Fails if no line or paint fits. */
function complete(source: Source, car: HandWritten): StockCar {
  const { plan } = source;
  const line = plan.lines.find(({ model }) => model === car.model);
  const trim = line?.trims.find(
    ({ badge, years }) => badge === car.badge && years[0] <= car.year && car.year <= years[1],
  );
  const paint = plan.paints.find((entry) => entry.paint === car.paint);
  if (!line || !trim || !paint) throw new Error(`no such car: ${car.model} ${car.badge ?? ''}`);
  const { type, year, km, price, yard, photos, tag, stockNumber, comment, video } = car;
  return {
    ...arrival(source),
    owners: 1,
    stamped: true,
    certified: type === 'Used' && year >= 2022 && line.yards.length > 0,
    status: car.status ?? 'Available',
    type,
    year,
    km,
    price,
    yard,
    photos,
    tag,
    stockNumber,
    comment,
    video,
    line,
    trim,
    paint,
  };
}

/** All cars of a dealer, in no order: those written by hand, then what the plan counts, drawn by lot. */
export function drawStock(
  plan: StockPlan,
  models: readonly ModelFacts[],
  pictures: StockPaints,
): StockCar[] {
  const source: Source = { plan, models, pictures, random: seeded(plan.seed) };
  const byHand = plan.handWritten.map((car) => complete(source, car));
  const already = (type: StockCar['type'], trim: Trim) =>
    byHand.filter((car) => car.type === type && car.trim === trim).length;
  const each = plan.lines.flatMap((line) => line.trims.map((trim) => ({ line, trim })));
  const drawn = each.flatMap(({ line, trim }) => [
    ...Array.from({ length: (trim.fresh ?? 0) - already('New', trim) }, (_, index) =>
      drawNew(source, line, trim, index < (trim.runout ?? 0)),
    ),
    ...Array.from({ length: (trim.demo ?? 0) - already('Demo', trim) }, () =>
      drawDemo(source, line, trim),
    ),
  ]);
  const usedLeft = plan.used - byHand.filter(({ type }) => type === 'Used').length;
  const used = Array.from({ length: usedLeft }, () => drawUsed(source));
  return [...byHand, ...withStates(source, [...drawn, ...used])].map((car) => {
    const version = variantOf(source, car.line, car.trim);
    return version ? { ...car, version } : car;
  });
}

/** Some are sold, a few are held; offers count new cars, so new ones stay available. */
function withStates({ plan, random }: Source, cars: StockCar[]): StockCar[] {
  const older = cars.filter(
    ({ type, daysAgo, price }) => type !== 'New' && daysAgo > 6 && price !== undefined,
  );
  const chosen = pickSome(older, plan.sold + plan.held, random);
  const sold = pickSome([...chosen], plan.sold, random);
  return cars.map((car): StockCar => {
    if (!chosen.has(car)) return car;
    return sold.has(car)
      ? { ...car, status: 'Sold', tag: undefined }
      : {
          ...car,
          status: 'On hold',
          tag: `On hold until ${pickOne(['Wednesday', 'Friday', 'Monday'], random)}`,
        };
  });
}
