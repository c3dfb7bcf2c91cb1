import { createContext } from 'react-router';

/** Context that the server passes to the page route with each request. */
export interface PageExchange {
  /** Renders the requested page, or the tenant's error page if that fails, and sends it. */
  readonly respond: () => Promise<void>;
}

/** Carries the exchange from Express to the route's loader. */
export const pageExchange = createContext<PageExchange>();
