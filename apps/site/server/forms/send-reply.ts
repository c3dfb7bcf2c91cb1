import type { FormReply, FormState } from '@forecourt/forms';
import type { Response } from 'express';
import type { FormOutcome } from './form-outcome.ts';

/** Sends the result of a post to a script. */
export function sendReply(res: Response, outcome: Exclude<FormOutcome, { kind: 'wait' }>): void {
  const send = (status: number, reply: FormReply) => res.status(status).json(reply);
  switch (outcome.kind) {
    case 'leave':
      return void send(200, { outcome: 'leave', redirect: outcome.address });
    case 'done': {
      const { leadId, address, lead } = outcome;
      const { event } = lead;
      return void send(200, { outcome: 'done', lead_id: leadId, redirect: address, event });
    }
    case 'solve':
      return void send(422, { outcome: 'captcha', formError: outcome.state.formError ?? '' });
    case 'show': {
      const { status, state, leadId } = outcome;
      const { stepKey: step, lead, draft, question } = state;
      if (question)
        return void send(422, { outcome: 'captcha', formError: question.text, question: true });
      if (status >= 400) return void send(status, errorReply(state));
      return void send(200, {
        outcome: 'step',
        step,
        lead,
        lead_id: leadId,
        draft,
      });
    }
  }
}

/** Lists the form's errors for a script. */
export const errorReply = ({
  stepKey: step,
  errors,
  formError,
  formErrors,
  lead,
}: FormState): FormReply => ({
  outcome: 'errors',
  step,
  errors,
  formError,
  formErrors,
  lead,
});
