import { basicColour, type BasicColour } from '@forecourt/domain';
import type { ReactNode } from 'react';

/** A typical paint of each basic colour. */
const paints: Readonly<Record<BasicColour, string>> = {
  white: '#fbfbf8',
  silver: '#c2c7cb',
  grey: '#70767b',
  black: '#17191c',
  blue: '#1f5f9e',
  red: '#b3261e',
  green: '#2e6b4a',
  brown: '#6b4a33',
  beige: '#d3c2a0',
  gold: '#b8923f',
  yellow: '#f0c62f',
  orange: '#dd742a',
  purple: '#614a8f',
  pink: '#dc8ea4',
};

/** A dot in a basic colour; decoration. */
export function Swatch({ colour }: { readonly colour: string }): ReactNode {
  const basic = basicColour(colour);
  if (basic === undefined) return undefined;
  return <i className="fc-swatch" style={{ '--paint': paints[basic] }} />;
}
