/** Colours of a scheme by token name, as hex. */
export type Ramp = Readonly<Record<string, string>>;
