import type { FormDefinition } from '@forecourt/forms';
import type { ReactNode } from 'react';
import { phoneHref } from '../document/site-header.tsx';
import { Icon } from '../icons/icon.tsx';

/** Categories whose sender does not wait for an answer. */
const unanswered: readonly FormDefinition['category'][] = [
  'Survey',
  'Review',
  'Competition Enquiry',
];

const nextSteps = [
  'We read what you send.',
  'We answer by phone or email.',
  'Nothing is agreed until you say so.',
];

/** What comes after the form, and the other way to the dealer, beside it. */
export function TalkPanel({
  form,
  phone,
}: {
  readonly form: FormDefinition;
  readonly phone: string | undefined;
}): ReactNode {
  const isAnswered = !unanswered.includes(form.category) && !form.financePanel;
  if (!phone && !isAnswered) return null;
  return (
    <aside className="fc-form-panel" aria-label="What happens next">
      {isAnswered && (
        <>
          <p className="fc-form-panel-title">What happens next</p>
          <ol>
            {nextSteps.map((step) => (
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
