/** A user of a website at the dealer's dashboard. For the server alone: never sent to a browser. */
export interface WebsiteUser {
  readonly id: string | number;
  readonly name: string;
  readonly email?: string;
  readonly phone?: string;
}

/**
 * Users who may act for a website. No page, form or API reply reads them yet: the port is for server
 * code. Rejects with `SourceFailure`.
 */
export interface UsersPort {
  ofWebsite(websiteId: string | number): Promise<readonly WebsiteUser[]>;
}
