/* Generated from src/domains.json by `npm run codegen`. Do not edit. */

/**
 * The operator's file that FORECOURT_DOMAINS names: which tenant owns which domains, by the tenant's slug.
 */
export interface DomainList {
  /**
   * Host names that belong to the tenant, without scheme and port; neither IP addresses nor localhost.
   */
  [k: string]: string[];
}
