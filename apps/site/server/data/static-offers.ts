import type { DataFile, TenantSnapshot } from '@forecourt/block-schemas';
import { withOffersFile, type FileQuestion } from '@forecourt/dealership';
import type { DealerData, DealerDataSource } from './dealer-data.ts';
import type { AskDataFile } from './embedded-data.ts';

/** Reports a site's file of offers that contains none: its name and why. */
export type ReportOffersFile = (tenant: string, file: string, message: string) => void;

const fileOf = ({ site, data }: TenantSnapshot, name: string): DataFile | undefined =>
  site.settings?.offersFile === name ? data.get(name) : undefined;

/**
 * Serves the offers of a site's static file (OFF-5) for every search of offers; filters and limits
 * apply to them as usual. A file that is missing or contains no valid offers results in no offers,
 * and is reported once for each version.
 */
export function staticOffers(
  source: DealerDataSource,
  ask: AskDataFile,
  report: ReportOffersFile,
): DealerDataSource {
  /** Source of a usable file, or undefined. */
  const usable = new WeakMap<DataFile | TenantSnapshot, Promise<boolean>>();

  const check = async (file: DataFile | undefined, { slug }: TenantSnapshot, name: string) => {
    const isArray = file !== undefined && (await ask(slug, file, { kind: 'isArray' })) === true;
    if (!isArray)
      report(
        slug,
        `data/${name}.json`,
        file
          ? 'must be a list of offers; there are none now'
          : 'cannot be read, so there are no offers',
      );
    return isArray;
  };

  const askUsable = async (tenant: TenantSnapshot, name: string, question: FileQuestion) => {
    const file = fileOf(tenant, name);
    const key = file ?? tenant;
    const known = usable.get(key) ?? check(file, tenant, name);
    usable.set(key, known);
    known.catch(() => usable.delete(key));
    return file && (await known) ? ask(tenant.slug, file, question) : undefined;
  };

  return {
    of(tenant): DealerData {
      const data = source.of(tenant);
      const name = tenant.site.settings?.offersFile;
      if (name === undefined) return data;
      const version = `${data.version} ${name} ${fileOf(tenant, name)?.version ?? ''}`;
      return {
        ...data,
        version,
        search: withOffersFile(data.search, (question) => askUsable(tenant, name, question)),
      };
    },
  };
}
