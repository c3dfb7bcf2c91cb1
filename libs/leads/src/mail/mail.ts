import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { adfDocument } from '../adf/adf-document.ts';
import { adfOfLead } from '../adf/adf-of-lead.ts';
import { fieldReader } from '../intake/field-reader.ts';
import { readLeadDocument } from '../intake/lead-document.ts';
import type { Deliverer, DeliveryPayload } from '../ports/deliverer.ts';
import { leadHtml } from './lead-html.ts';
import { isMailAddress, sender, visitorAddress } from './mail-address.ts';
import { outcomeOf, type MailTransport } from './mail-transport.ts';
import { leadText } from './lead-text.ts';
import { subjectOf } from './subject.ts';

export interface MailOptions {
  readonly transport: MailTransport;
  /** Address of the sender; the dealer's name is added. */
  readonly from: string;
  /** Address of the dealership or its CRM; only one, so that a mail is either sent or not. */
  readonly to: string;
  /** The dealer's name in the ADF document: the one in the lead. */
  readonly vendor?: string;
  /**
   * Place of the ADF document: attached to a text for people, or in place of it. A request that ADF
   * has no interest for, such as a service booking, is an ordinary mail either way.
   */
  readonly adf?: 'attachment' | 'body';
}

/**
 * Sends a lead as an e-mail with an ADF document. At every attempt the mail is the same, down to its
 * boundaries: message id, date and content come from the lead.
 * @throws when an address can't be used
 */
export function mail({ transport, from, to, vendor, adf = 'attachment' }: MailOptions): Deliverer {
  for (const address of [from, to])
    if (!isMailAddress(address)) throw new Error('a mail destination needs plain mail addresses');
  return {
    async deliver(payload, signal) {
      try {
        await transport.sendMail(compose(payload), signal);
        return { outcome: 'delivered' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };

  function compose({
    id,
    content,
    firstRevision = 1,
  }: DeliveryPayload): SendMailOptions & { baseBoundary: string } {
    const lead = readLeadDocument(content);
    const adfLead = adfOfLead(lead, { email: to, name: vendor, firstRevision });
    const document = adfLead && adfDocument(adfLead);
    const isFollowUp = lead.revision > firstRevision;
    const domain = from.slice(from.lastIndexOf('@') + 1);
    const first = `<${id.replace(`.${lead.revision}.`, `.${firstRevision}.`)}@${domain}>`;
    return {
      from: sender(lead.dealer, from),
      to,
      subject: subjectOf(lead),
      replyTo: visitorAddress(fieldReader(lead.fields).text('email')),
      messageId: `<${id}@${domain}>`,
      inReplyTo: isFollowUp ? first : undefined,
      references: isFollowUp ? first : undefined,
      date: new Date(lead.amended_at ?? lead.accepted_at),
      baseBoundary: createHash('sha256').update(id).digest('hex').slice(0, 24),
      // Text that looks like a path or URL must never make the mailer read it.
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(document !== undefined && adf === 'body'
        ? { text: document }
        : {
            text: leadText(lead, isFollowUp),
            html: leadHtml(lead, isFollowUp),
            attachments: document === undefined ? [] : [adfAttachment(document)],
          }),
    };
  }
}

const adfAttachment = (content: string) => ({
  filename: 'lead.xml',
  content,
  contentType: 'application/x-adf+xml',
});
