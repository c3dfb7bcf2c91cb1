/* Generated from src/entities/redirect.json by `npm run codegen`. Do not edit. */

/** An address that has moved; redirects.json in a tenant's folder is a list of them. */
export interface Redirect {
  /** The old path, without a query; capitals and a final slash make no difference. */
  from: string;
  /**
   * Where it leads now: a path on this site or an https address without a user name or password. The visitor's query goes along only to this site.
   */
  to: string;
  /** 301 and 308 for good, 302 and 307 for now. */
  status?: 301 | 302 | 307 | 308;
}
