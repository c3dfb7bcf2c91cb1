import type { LoaderFunctionArgs } from 'react-router';
import { pageExchange } from '../page-exchange.ts';

/**
 * Responds to every page of every tenant with a finished document, not data for a client router:
 * only the framework's routing is used (decision 002). The document is sent by the time that the loader
 * returns; the adapter leaves a response alone that has ended.
 */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  await context.get(pageExchange).respond();
  return new Response(null);
}
