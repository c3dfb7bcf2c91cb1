import { createContext } from 'react-router';

/** What the server hands to the page route with each request. */
export interface PageExchange {
  /** Renders the request's page; a fault in it becomes the tenant's error page, never an exception. */
  readonly respond: () => Promise<Response>;
}

/** Carries the exchange from Express to the route's loader. */
export const pageExchange = createContext<PageExchange>();
