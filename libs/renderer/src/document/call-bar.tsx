import type { Copy } from '@forecourt/copy';
import { phoneHref } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';

/** Props of links to call the dealer and to enquire. */
export interface CallActionsProps {
  readonly phone: string | undefined;
  /** Target of Enquire; none if left out. */
  readonly enquiry: string | undefined;
  /** Look of Enquire: accent, unless the page has another main action. */
  readonly look: 'accent' | 'brand';
  readonly copy: Pick<Copy, 'page' | 'vehicle'>;
}

/** Links to call the dealer and to enquire. */
export function CallActions({ phone, enquiry, look, copy }: CallActionsProps): ReactNode {
  const { call, enquireShort } = copy.vehicle;
  return (
    <>
      {phone && (
        <a className="fc-button" data-look="outline" href={phoneHref(phone)}>
          <Icon name="phone" size={18} />
          {call}
        </a>
      )}
      {enquiry && (
        <a className="fc-button" data-look={look} href={enquiry}>
          {enquireShort}
        </a>
      )}
    </>
  );
}

/** Props of a bar with Call and Enquire. */
export interface CallBarProps extends CallActionsProps {
  /** The price of a car. */
  readonly price?: string | undefined;
  /** The widest kind of screen that has the bar. */
  readonly widest: 'phone' | 'tablet';
}

/** Bar that stays at the bottom of small screens: Call and Enquire, beside a car's price. */
export function CallBar({ price, widest, ...actions }: CallBarProps): ReactNode {
  if (!actions.phone && !actions.enquiry) return null;
  return (
    <aside className="fc-call-bar" data-widest={widest} aria-label={actions.copy.page.contact}>
      {price && <strong className="fc-figure">{price}</strong>}
      <CallActions {...actions} />
    </aside>
  );
}
