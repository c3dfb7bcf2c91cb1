import type { FindingId } from '@forecourt/block-schemas';
import type { Rejection, Tenants } from '@forecourt/content';
import type { Logger } from 'pino';

/** Codes without locations: a file that is temporarily unreadable has none. */
const keyOf = ({ file, version, errors }: Rejection) =>
  JSON.stringify([file, version, ...errors.map(({ message }) => message)]);

/** Errors of one file that a log line lists, the first included. */
const maxListed = 20;

/** Further errors of a file as `line:column message`, for the fields of its log line. */
const furtherErrors = ([, ...further]: Rejection['errors']) => ({
  errors: further.length + 1,
  further:
    further.length === 0
      ? undefined
      : further
          .slice(0, maxListed - 1)
          .map(({ line, column, message }) => `${line}:${column} ${message}`),
});

const servedInstead = ({ served, servedFile }: Rejection) => {
  if (served === 'nothing') return 'nothing is served for it';
  return `${served}${servedFile ? ` (${servedFile})` : ''} is served`;
};

/** Findings about a tenant whose settings, or every file of a folder, are gone. */
const lossRules: readonly string[] = [
  'missing-site',
  'missing-pages',
  'missing-files',
] satisfies FindingId[];

/**
 * Logs errors in content: each rejected version of a file once, with the locations of its errors
 * (TEN-11). A warning if an earlier version is served instead; an error if a tenant is not served, has
 * lost its settings or every file of a folder, claims a name that it can't have, or if no content can be read at all.
 */
export function contentLog(log: Logger): (current: Tenants) => void {
  let reportedBefore = new Set<string>();
  let wasLost = false;
  return ({ rejections, known: tenants }) => {
    const lost = rejections.find(({ folder }) => folder === '');
    if (wasLost && lost === undefined) log.info('content can be read again');
    wasLost = lost !== undefined;
    // While the folder of tenants is missing, it is the cause of all other errors.
    const reported = lost ? [lost] : rejections;
    const now = new Set(reported.map(keyOf));
    for (const rejection of reported) {
      if (reportedBefore.has(keyOf(rejection))) continue;
      const { folder, file, errors, isNameRefused } = rejection;
      const [{ line, column, pointer, rule, message } = errors[0]!] = errors;
      const location = `${file}:${line}:${column}`;
      const fields = {
        tenant: folder,
        file,
        line,
        column,
        pointer,
        rule,
        ...furtherErrors(errors),
      };
      const found = `${location} ${message}${errors.length > 1 ? ` (and ${errors.length - 1} more)` : ''}`;
      if (folder === '') log.error({ file, rule }, `content cannot be read: ${file} ${message}`);
      else if (!tenants.has(folder)) log.error(fields, `tenant not served: ${found}`);
      else if (isNameRefused) log.error(fields, `name refused: ${found}`);
      else if (lossRules.includes(rule))
        log.error(fields, `content missing, ${servedInstead(rejection)}: ${found}`);
      else log.warn(fields, `edit rejected, ${servedInstead(rejection)}: ${found}`);
    }
    reportedBefore = lost ? new Set([...reportedBefore, ...now]) : now;
  };
}
