import type { FormDefinition } from '@forecourt/forms';
import type { ReactNode } from 'react';
import { phoneHref } from '../document/site-header.tsx';
import { Icon } from '../icons/icon.tsx';
import { isFinanceApplication } from './finance-panel.tsx';

/** Categories whose sender does not wait for an answer. */
const unanswered: readonly FormDefinition['category'][] = [
  'Survey',
  'Review',
  'Competition Enquiry',
];

type NextSteps = readonly [string, string, string];

const ownCar: NextSteps = [
  'We’ll compare your car with recent sales.',
  'We’ll call you with a price range.',
  'You’ll get a firm offer once we’ve seen the car.',
];

/** What happens after a form is sent, by its category. */
const nextSteps: Partial<Record<FormDefinition['category'], NextSteps>> = {
  'Service Booking': [
    'We’ll check the workshop’s diary for your day.',
    'We’ll call to confirm the day and time.',
    'Your booking is final once we’ve confirmed it.',
  ],
  'Test Drive Booking': [
    'We’ll check that the car is free.',
    'We’ll call to confirm the day and time.',
    'Bring your driver licence; we’ll have the car ready.',
  ],
  'Parts Enquiry': [
    'We’ll find the part that fits your car.',
    'We’ll call or email you with the price and the day.',
    'Nothing is ordered until you say yes.',
  ],
  'Vehicle Reservation': [
    'We’ll check that the car is still available.',
    'We’ll call to confirm the reservation.',
    'There’s no obligation to buy until you sign.',
  ],
  'Sell My Car Enquiry': ownCar,
  'Trade In Enquiry': ownCar,
  'Valuation Enquiry': ownCar,
};

const usualSteps: NextSteps = [
  'We’ll read your message.',
  'We’ll call or email you with an answer.',
  'There’s no obligation to buy.',
];

const application: NextSteps = [
  'We’ll read your application.',
  'We’ll call or email you, whatever the answer.',
  'If it’s a match, we’ll arrange a time to meet.',
];

const stepsAfter = ({ category, preset }: FormDefinition): NextSteps =>
  preset === 'careers' ? application : (nextSteps[category] ?? usualSteps);

/** What comes after the form, and the other way to the dealer, beside it. */
export function TalkPanel({
  form,
  phone,
}: {
  readonly form: FormDefinition;
  readonly phone: string | undefined;
}): ReactNode {
  const isAnswered =
    !unanswered.includes(form.category) && !(form.financePanel && isFinanceApplication(form));
  if (!phone && !isAnswered) return null;
  return (
    <aside className="fc-form-panel" aria-label="What happens next">
      {isAnswered && (
        <>
          <p className="fc-form-panel-title">What happens next</p>
          <ol>
            {stepsAfter(form).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
      {phone && (
        <>
          <p className="fc-form-panel-title">Rather talk?</p>
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
