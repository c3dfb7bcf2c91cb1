/**
 * Entry point of the encoder process: encodes one rendition at a time and reports its resource
 * usage, so that the server can kill it. Hostile pictures affect this process, never the server.
 */
import { encodeImage } from './encode-image.ts';
import { PictureFailure } from './picture-failures.ts';
import type { EncoderMessage, PictureJob } from './picture-job.ts';

const reportEveryMs = 100;

const send = (message: EncoderMessage) => process.send?.(message);

/** Exits by a signal, since an orderly exit waits for native code. */
const exitNow = () => process.kill(process.pid, 'SIGKILL');

process.on('disconnect', exitNow);

process.on('message', (job: PictureJob) => {
  const before = process.cpuUsage();
  const report = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    send({ type: 'usage', cpuMs: (user + system) / 1000, rssBytes: process.memoryUsage.rss() });
  }, reportEveryMs);
  encodeImage(job)
    .then(
      (bytes) => send({ type: 'done', bytes }),
      (error: unknown) =>
        send({
          type: 'failed',
          unusable: error instanceof PictureFailure,
          message: error instanceof Error ? error.message : String(error),
        }),
    )
    .finally(() => clearInterval(report));
});

send({ type: 'ready' });
