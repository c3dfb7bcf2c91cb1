import { createTransport, type SendMailOptions } from 'nodemailer';
import type { DeliveryOutcome } from '../ports/deliverer.ts';

/** Sends mails, as nodemailer's transports do. */
export interface MailTransport {
  sendMail(mail: SendMailOptions): Promise<unknown>;
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

/** The server's message may quote addresses, its status code does not. */
export function outcomeOf(
  error: unknown,
): Exclude<DeliveryOutcome, { outcome: 'delivered' | 'skipped' }> {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const reason = `SMTP ${typeof responseCode === 'number' ? responseCode : String(code ?? 'failed')}`;
  // A rejected login has nothing to do with the lead.
  const refused = typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH';
  return { outcome: refused ? 'refused' : 'failed', reason };
}
