/** A visitor's own car as they described it; nothing about the visitor. */
export interface OwnCar {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly kilometres?: number;
  /** Registration plate or VIN. */
  readonly registration?: string;
  readonly region: 'AU' | 'NZ';
}

/**
 * Values visitors' cars (VAL-1). Rejects with `SourceFailure`, also once the signal is aborted; a caller
 * then shows the thanks without a figure.
 */
export interface ValuationPort {
  /** The value in whole units of the region's currency; undefined if there is no figure for the car. */
  valueOf(car: OwnCar, signal: AbortSignal): Promise<number | undefined>;
}
