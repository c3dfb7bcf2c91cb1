import { Transform } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { DeliveryOutcome } from '../ports/deliverer.ts';

/**
 * Sends mails. Rejects when the signal is aborted, and the mail will not arrive then; a mail that has
 * been handed to the server in full by that time is awaited.
 */
export interface MailTransport {
  sendMail(mail: SendMailOptions, signal: AbortSignal): Promise<unknown>;
}

/** Milliseconds without a word from the server; less than a dispatcher awaits its answer. */
const socketTimeout = 25_000;

/**
 * A transport to an SMTP server.
 * @param url such as `smtps://user:password@mail.example:465`
 */
export const smtpTransport = (url: string): MailTransport => ({
  sendMail(mail, signal) {
    const transporter = createTransport({
      url,
      socketTimeout,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
    });
    const gate = abortableMessage(signal);
    transporter.use('stream', ({ message }, done) => {
      message.processFunc((text) => text.pipe(gate.stream));
      done();
    });
    return Promise.race([transporter.sendMail(mail), gate.aborted]);
  },
});

/**
 * Text of a message that can be stopped until its end has passed: only then does the mailer send the
 * line that makes the server accept it. Before, the mailer closes the connection instead.
 */
function abortableMessage(signal: AbortSignal) {
  const timedOut = () => Object.assign(new Error('timed out'), { code: 'ETIMEDOUT' });
  let isHandedOver = false;
  const stream = new Transform({
    transform: (chunk, _, done) => done(signal.aborted ? timedOut() : null, chunk),
    flush: (done) => {
      if (signal.aborted) return done(timedOut());
      isHandedOver = true;
      done();
    },
  });
  const aborted = new Promise<never>((_, reject) => {
    const stop = () => isHandedOver || reject(timedOut());
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  return { stream, aborted };
}

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
