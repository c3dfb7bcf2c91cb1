/** User of a website at the dealer's dashboard. For the server only: never sent to a browser. */
export interface WebsiteUser {
  readonly id: string | number;
  readonly name: string;
  readonly email?: string;
  readonly phone?: string;
}

/**
 * Users who may act for a website, for server code only (API-3). Rejects with `SourceFailure`.
 */
export interface UsersPort {
  ofWebsite(websiteId: string | number): Promise<readonly WebsiteUser[]>;
}
