import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';

const points = [
  'Borrow from $5,000 up to $150,000',
  'Your details are saved for 14 days, so you can come back and finish',
  'Free, with no obligation',
];
const needed = ['Your driver licence', 'Your current address', 'About five minutes'];

/** What stands beside forms on finance pages (FRM-11). */
export function FinancePanel(): ReactNode {
  return (
    <aside className="fc-form-panel" aria-label="About applying for finance">
      <h3>Before you start</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" size={18} />
            {point}
          </li>
        ))}
      </ul>
      <h3>What you need</h3>
      <ul>
        {needed.map((thing) => (
          <li key={thing}>
            <Icon name="check" size={18} />
            {thing}
          </li>
        ))}
      </ul>
    </aside>
  );
}
