import type { LoaderFunctionArgs } from 'react-router';
import { pageExchange } from '../page-exchange.ts';

/**
 * Responds to every page of every tenant with a finished document, not data for a client router:
 * only the framework's routing is used (decision 002).
 */
export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return context.get(pageExchange).respond();
}
