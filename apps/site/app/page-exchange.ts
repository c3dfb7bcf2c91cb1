import { createContext } from 'react-router';

/** Context that the server passes to the page route with each request. */
export interface PageExchange {
  /** Renders the requested page; a failure becomes the tenant's error page, never an exception. */
  readonly respond: () => Promise<Response>;
}

/** Carries the exchange from Express to the route's loader. */
export const pageExchange = createContext<PageExchange>();
