import type { Copy } from '@forecourt/copy';
import type { Site } from '@forecourt/block-schemas';
import { phoneHref } from '@forecourt/domain';
import { requestKind, type FormDefinition } from '@forecourt/forms';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { replyWords } from '../lists/reply-words.ts';
import { isFinanceApplication } from './panels/finance-panel.tsx';

/** Categories that need no reply. */
const unanswered: readonly FormDefinition['category'][] = [
  'Survey',
  'Review',
  'Competition Enquiry',
];

/** Returns the next steps after a form, with the dealer's own reply time. */
function stepsAfter(
  { category, subcategory, preset }: FormDefinition,
  site: Pick<Site, 'settings'>,
  copy: Copy,
): readonly string[] {
  const kind = preset === 'careers' ? preset : requestKind(category, subcategory);
  return copy.nextSteps[kind](replyWords(site, kind, copy));
}

/** Panel beside a form with the next steps and the dealer's phone number. */
export function TalkPanel({
  form,
  site,
  copy,
  phone,
}: {
  readonly form: FormDefinition;
  readonly site: Pick<Site, 'settings'>;
  readonly copy: Copy;
  readonly phone: string | undefined;
}): ReactNode {
  const { nextSteps } = copy;
  const isAnswered =
    !unanswered.includes(form.category) && !(form.financePanel && isFinanceApplication(form));
  if (!phone && !isAnswered) return null;
  return (
    <aside className="fc-form-panel" aria-label={nextSteps.heading}>
      {isAnswered && (
        <>
          <p className="fc-form-panel-title">{nextSteps.heading}</p>
          <ol>
            {stepsAfter(form, site, copy).map((step) => (
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
