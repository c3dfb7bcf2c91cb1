/** The radii that visitors choose from, in kilometres. */
export const radiusOptions = [25, 50, 75, 100, 150, 250, 500, 750, 1000] as const;
export const defaultRadius = 50;
export type Radius = (typeof radiusOptions)[number];

/** State of the dealership search in the URL. */
export interface DealershipChoice {
  /** The picked dealership. */
  readonly locationId?: string;
  /** Type of location that is wanted: `service`. */
  readonly locationType?: string;
  /** Degrees, north positive. */
  readonly lat?: number;
  /** Degrees, east positive. */
  readonly lng?: number;
  /** Text that the visitor typed, or the name of the place that they picked. */
  readonly userLocation?: string;
  /** Kilometres; the nearest few if left out. */
  readonly radius?: Radius;
}

/** Query parameters that hold a choice, in the order in which addresses name them. */
export const choiceParameters = [
  'locationId',
  'locationType',
  'lat',
  'lng',
  'userLocation',
  'radius',
] as const;

function degrees(text: string | null, max: number): number | undefined {
  const value = text === null || text.trim() === '' ? NaN : Number(text);
  return Math.abs(value) <= max ? value : undefined;
}

/**
 * Reads `locationId`, `locationType`, `lat`, `lng`, `userLocation` and `radius`; coordinates only as
 * a pair, a radius only if it is one of the options. Invalid values are ignored.
 */
export function readDealershipChoice(params: URLSearchParams): DealershipChoice {
  const [lat, lng] = [degrees(params.get('lat'), 90), degrees(params.get('lng'), 180)];
  const isPoint = lat !== undefined && lng !== undefined;
  const text = (name: string) => params.get(name)?.trim().slice(0, 200) || undefined;
  return {
    locationId: text('locationId'),
    locationType: text('locationType'),
    lat: isPoint ? lat : undefined,
    lng: isPoint ? lng : undefined,
    userLocation: text('userLocation'),
    radius: radiusOptions.find((option) => String(option) === params.get('radius')),
  };
}

/** A choice without some of its parameters. */
export const choiceWithout = (
  choice: DealershipChoice,
  ...names: readonly (keyof DealershipChoice)[]
): DealershipChoice =>
  Object.fromEntries(
    Object.entries(choice).filter(([name]) => !names.includes(name as keyof DealershipChoice)),
  );

/** Decimals of coordinates in addresses: about ten metres. */
const decimals = 4;

/**
 * Query of a choice, with the `?`; '' for none.
 * @param search other parameters of the page, which are preserved.
 */
export function dealershipQuery(choice: DealershipChoice, search = ''): string {
  const params = new URLSearchParams(search);
  for (const name of choiceParameters) {
    params.delete(name);
    const value = choice[name];
    if (value === undefined) continue;
    const cut = name === 'lat' || name === 'lng' ? Number(Number(value).toFixed(decimals)) : value;
    params.set(name, String(cut));
  }
  return params.size > 0 ? `?${params}` : '';
}
