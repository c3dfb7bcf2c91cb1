import type { Copy } from '@forecourt/copy';
import type { FormDefinition } from '@forecourt/forms';
import type { ReactNode } from 'react';
import { phoneHref } from '../document/site-header.tsx';
import { Icon } from '../icons/icon.tsx';
import { isFinanceApplication } from './panels/finance-panel.tsx';

/** Categories that need no reply. */
const unanswered: readonly FormDefinition['category'][] = [
  'Survey',
  'Review',
  'Competition Enquiry',
];

type NextSteps = Exclude<keyof Copy['nextSteps'], 'heading' | 'call'>;

/** Next steps after a form, by category. */
const stepsOfCategory: Partial<Record<FormDefinition['category'], NextSteps>> = {
  'Service Booking': 'service',
  'Test Drive Booking': 'testDrive',
  'Parts Enquiry': 'parts',
  'Vehicle Reservation': 'reservation',
  'Sell My Car Enquiry': 'ownCar',
  'Trade In Enquiry': 'ownCar',
  'Valuation Enquiry': 'ownCar',
};

const stepsAfter = ({ category, preset }: FormDefinition): NextSteps =>
  preset === 'careers' ? 'careers' : (stepsOfCategory[category] ?? 'usual');

/** Panel beside a form with the next steps and the dealer's phone number. */
export function TalkPanel({
  form,
  copy: { nextSteps },
  phone,
}: {
  readonly form: FormDefinition;
  readonly copy: Copy;
  readonly phone: string | undefined;
}): ReactNode {
  const isAnswered =
    !unanswered.includes(form.category) && !(form.financePanel && isFinanceApplication(form));
  if (!phone && !isAnswered) return null;
  return (
    <aside className="fc-form-panel" aria-label={nextSteps.heading}>
      {isAnswered && (
        <>
          <p className="fc-form-panel-title">{nextSteps.heading}</p>
          <ol>
            {nextSteps[stepsAfter(form)].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      {phone && (
        <>
          <p className="fc-form-panel-title">{nextSteps.call}</p>
          <p>
            <a className="fc-form-panel-phone" href={phoneHref(phone)}>
              <Icon name="phone" size={20} />
              {phone}
            </a>
          </p>
        </>
      )}
    </aside>
  );
}
