import { createHash } from 'node:crypto';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { adfDocument } from '../adf/adf-document.ts';
import { adfOfLead } from '../adf/adf-of-lead.ts';
import { fieldReader } from '../intake/field-reader.ts';
import { readLeadDocument, type LeadDocument } from '../intake/lead-document.ts';
import type { Deliverer, DeliveryOutcome, DeliveryPayload } from '../ports/deliverer.ts';
import { isMailAddress } from './mail-address.ts';
import { plainText } from './plain-text.ts';
import { subjectOf } from './subject.ts';

/** What sends mails; nodemailer's transports do. */
export interface MailTransport {
  sendMail(mail: SendMailOptions): Promise<unknown>;
}

export interface MailOptions {
  readonly transport: MailTransport;
  /** Address of the sender. */
  readonly from: string;
  /** Address of the dealership or its CRM; one, so that it gets the lead or does not. */
  readonly to: string;
  /** The dealer's name in the ADF document; else the one that the lead names. */
  readonly vendor?: string;
  /**
   * Where the ADF document goes: beside a text for people, or in its place. A request that ADF has no
   * interest for, such as a service booking, is an ordinary mail either way.
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
    async deliver(parcel) {
      try {
        await transport.sendMail(compose(parcel));
        return { outcome: 'delivered' };
      } catch (fault) {
        return outcomeOf(fault);
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
    const domain = from.slice(from.lastIndexOf('@') + 1);
    const first = `<${id.replace(`.${lead.revision}.`, `.${firstRevision}.`)}@${domain}>`;
    const replyTo = replyAddress(lead);
    return {
      from,
      to,
      subject: subjectOf(lead),
      ...(replyTo && { replyTo }),
      messageId: `<${id}@${domain}>`,
      ...(lead.revision > firstRevision && { inReplyTo: first, references: first }),
      date: new Date(lead.accepted_at),
      baseBoundary: createHash('sha256').update(id).digest('hex').slice(0, 24),
      // A text that looks like a path or address must never make the mailer read it.
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(document !== undefined && adf === 'body'
        ? { text: document }
        : {
            text: plainText(lead, lead.revision > firstRevision),
            ...(document !== undefined && {
              attachments: [
                { filename: 'lead.xml', content: document, contentType: 'application/x-adf+xml' },
              ],
            }),
          }),
    };
  }
}

/**
 * A transport to an SMTP server.
 * @param url such as `smtps://user:password@mail.example:465`
 */
export const smtpTransport = (url: string): MailTransport & { close(): void } =>
  createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });

/** Answering the mail answers the visitor, if the address can't be anything but one address. */
function replyAddress(lead: LeadDocument): string | undefined {
  const address = fieldReader(lead.fields).text('email');
  return address !== undefined && isMailAddress(address) ? address : undefined;
}

/** The server's words may quote addresses; its number says enough. */
function outcomeOf(fault: unknown): DeliveryOutcome {
  const { code, responseCode } = fault as { code?: unknown; responseCode?: unknown };
  const reason = `SMTP ${typeof responseCode === 'number' ? responseCode : String(code ?? 'failed')}`;
  // That we may not log in is no fault of the lead's.
  const refused = typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH';
  return { outcome: refused ? 'refused' : 'failed', reason };
}
