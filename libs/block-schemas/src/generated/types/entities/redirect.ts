/* Generated from src/entities/redirect.json by `npm run codegen`. Do not edit. */

/** An address that has moved; redirects.json in a tenant's folder is a list of them. */
export interface Redirect {
  /**
   * Old path, without a query; case, a final slash and percent-encoding make no difference, and a space is written %20. It is redirected whatever query the visitor adds.
   */
  from: string;
  /**
   * New target: a path on this site or an https address without a user name or password. The visitor's query is added only on this site.
   */
  to: string;
  /** 301 and 308 are permanent, 302 and 307 temporary. */
  status?: 301 | 302 | 307 | 308;
}
