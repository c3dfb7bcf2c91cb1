/** Names of the colours of a scheme. */
type ColourName =
  | 'surface'
  | 'sunk'
  | 'raised'
  | 'ink'
  | 'ink-2'
  | 'brand'
  | 'brand-fill'
  | 'on-brand'
  | 'brand-deep'
  | 'on-deep'
  | 'on-deep-2'
  | 'brand-soft'
  | 'accent'
  | 'on-accent'
  | 'accent-text'
  | 'accent-soft'
  | 'accent-on-deep'
  | 'accent-fill-deep'
  | 'on-accent-deep'
  | 'line'
  | 'line-strong'
  | 'error'
  | 'success';

/** Colours of a scheme by token name, as hex. */
export type Ramp = Readonly<Record<ColourName, string>>;
