import cluster from 'node:cluster';

/** Variable with the id of the primary process; not a setting, and so without the settings' prefix. */
const primaryVariable = 'SITE_PRIMARY_PID';

/** Environment by which a process knows the primary process of the server that starts it. */
export const environmentOfWorker = (): Readonly<Record<string, string>> => ({
  [primaryVariable]: String(process.pid),
});

/**
 * Returns true in a process that the primary process of this server has started. Other programs, such
 * as pm2, start workers of `node:cluster` too, which share nothing with each other.
 */
export const isOwnWorker = (): boolean =>
  cluster.isWorker && process.env[primaryVariable] === String(process.ppid);
