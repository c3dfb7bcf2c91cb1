import type { ReactNode } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import type { Fact } from '../car-facts.ts';

/** A part of the car's page that visitors open and close. */
export interface Part {
  readonly name: string;
  readonly content: ReactNode;
}

/** Parts as rows, the first one open. */
export const Parts = ({ parts }: { readonly parts: readonly Part[] }): ReactNode =>
  parts.map(({ name, content }, index) => (
    <details key={name} className="fc-vehicle__more-row" open={index === 0}>
      <summary>
        <h3>{name}</h3>
        <Icon name="chevron-down" size={20} />
      </summary>
      {content}
    </details>
  ));

/** Facts with their labels, in two columns on wide screens. */
export const FactList = ({ facts }: { readonly facts: readonly Fact[] }): ReactNode => (
  <dl className="fc-vehicle__all">
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Short texts, each with a tick. */
export const Ticks = ({ texts }: { readonly texts: readonly string[] }): ReactNode => (
  <ul className="fc-vehicle__ticked">
    {texts.map((text) => (
      <li key={text}>
        <Icon name="check" size={18} />
        {text}
      </li>
    ))}
  </ul>
);
