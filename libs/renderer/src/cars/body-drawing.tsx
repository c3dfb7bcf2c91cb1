import type { BodyShape } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { bodyShapes } from './body-shapes.ts';

/** Width of every drawing in centimetres: longer than the longest car, so that lengths compare. */
const frame = 548;

/** Side view of a body type in the colours of the theme; decoration. */
export function BodyDrawing({ shape }: { readonly shape: BodyShape }): ReactNode {
  const { ground } = bodyShapes;
  const { length, shell, glass, lines, tyre, axles } = bodyShapes.shapes[shape];
  return (
    <svg
      className="fc-body"
      viewBox={`${(length - frame) / 2} 0 ${frame} ${ground + 10}`}
      aria-hidden="true"
    >
      <ellipse className="fc-body__shadow" cx={length / 2} cy={ground} rx={length / 2} ry="7" />
      {axles.map((x) => (
        <g key={x} className="fc-body__wheel">
          <circle cx={x} cy={ground - tyre} r={tyre} />
          <circle cx={x} cy={ground - tyre} r={tyre * 0.62} />
        </g>
      ))}
      <path className="fc-body__shell" d={shell} />
      <path className="fc-body__glass" d={glass} />
      <path className="fc-body__lines" d={lines} />
    </svg>
  );
}
