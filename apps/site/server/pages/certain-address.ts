import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { Logger } from 'pino';
import { startBudget } from '../data/budget.ts';
import type { DealerDataSource } from '../data/dealer-data.ts';
import { addressByData, dependsOnData } from './address-by-data.ts';
import { findPage, type PageAddress } from './page-address.ts';

/** Content of a path, and whether that is certain. */
export interface CertainAddress {
  readonly address: PageAddress;
  /** False if the dealer's data could not be read, so that the path may be another's. */
  readonly isCertain: boolean;
}

/** Finds the content of a path from the tenant's pages and, for few paths, the dealer's data. */
export async function certainAddress(
  pathname: string,
  tenant: TenantSnapshot,
  data: DealerDataSource,
  log: Logger,
): Promise<CertainAddress> {
  const address = findPage(tenant, pathname);
  let isCertain = true;
  if (!dependsOnData(pathname) || address.kind === 'redirect') return { address, isCertain };
  const budget = startBudget();
  try {
    const found = await addressByData(address, pathname, tenant, {
      data: data.of(tenant),
      site: tenant.site,
      budget,
      onFailure: (source, error) => {
        isCertain = false;
        log.warn({ err: error, source }, 'address without data');
      },
    });
    return { address: found, isCertain };
  } finally {
    budget.close();
  }
}
