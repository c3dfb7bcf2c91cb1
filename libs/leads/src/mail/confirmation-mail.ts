import { createHash } from 'node:crypto';
import { fieldReader } from '../intake/field-reader.ts';
import { readLeadDocument, type LeadDocument } from '../intake/lead-document.ts';
import type { Deliverer, DeliveryOutcome } from '../ports/deliverer.ts';
import { confirmationHtml, confirmationText, type Confirmation } from './confirmation-document.ts';
import { oneLine, sender, visitorAddress } from './mail-address.ts';
import { outcomeOf, type MailTransport } from './mail-transport.ts';

/**
 * Returns the confirmation of a lead in the dealer's look.
 * @returns undefined where the dealer sends none, or sends none any more
 */
export type ConfirmationOf = (lead: LeadDocument) => Confirmation | undefined;

export interface ConfirmationMailOptions {
  readonly transport: MailTransport;
  /** Address of the sender; the dealer's name is added. */
  readonly from: string;
  readonly confirmationOf: ConfirmationOf;
}

/** Never confirmed, whatever the caller asks for: what applicants enter is not the dealer's to repeat. */
const unconfirmed = new Set(['Finance Enquiry']);

const skipped = (reason: string): DeliveryOutcome => ({ outcome: 'skipped', reason });

/**
 * Sends visitors a confirmation of their request, to the address in the lead alone (FRM-15). A lead is
 * confirmed once, by the first revision that was queued for it. The message repeats nothing that the
 * visitor wrote freely, so that nobody can send a text of their own to someone else's address.
 */
export function confirmationMail({
  transport,
  from,
  confirmationOf,
}: ConfirmationMailOptions): Deliverer {
  return {
    async deliver({ id, content, firstRevision = 1 }, signal) {
      const lead = readLeadDocument(content);
      if (lead.revision !== firstRevision) return skipped('the visitor has a confirmation');
      if (lead.lead_status !== 'Complete' || unconfirmed.has(lead.category))
        return skipped('requests of this kind are not confirmed');
      const to = visitorAddress(fieldReader(lead.fields).text('email'));
      if (to === undefined) return skipped('there is no mail address');
      const confirmation = confirmationOf(lead);
      if (!confirmation) return skipped('confirmations are switched off');
      const domain = from.slice(from.lastIndexOf('@') + 1);
      const { calendar } = confirmation;
      try {
        const message = {
          from: sender(confirmation.dealer, from),
          to,
          replyTo: confirmation.replyTo,
          subject: oneLine(confirmation.subject),
          messageId: `<${id}@${domain}>`,
          date: new Date(lead.accepted_at),
          headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
          baseBoundary: createHash('sha256').update(id).digest('hex').slice(0, 24),
          disableFileAccess: true,
          disableUrlAccess: true,
          text: confirmationText(confirmation),
          html: confirmationHtml(confirmation),
          attachments:
            calendar === undefined
              ? []
              : [
                  {
                    filename: 'appointment.ics',
                    content: calendar,
                    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
                  },
                ],
        } as Parameters<MailTransport['sendMail']>[0];
        await transport.sendMail(message, signal);
        return { outcome: 'delivered' };
      } catch (error) {
        const outcome = outcomeOf(error);
        // An address that does not exist is the visitor's slip, not for an operator to retry.
        return outcome.outcome === 'refused' ? skipped(outcome.reason) : outcome;
      }
    },
  };
}
