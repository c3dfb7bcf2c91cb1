/**
 * Entry of the encoder process: makes one rendition at a time and reports what it uses, so that the
 * server can kill it. Hostile pictures cost this process, never the server.
 */
import { encodeImage } from './encode-image.ts';
import { PictureFailure } from './picture-failures.ts';
import type { EncoderMessage, PictureJob } from './picture-job.ts';

const reportEveryMs = 100;

const send = (message: EncoderMessage) => process.send?.(message);

/** Native code keeps an orderly exit waiting for as long as it runs; a signal does not. */
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
