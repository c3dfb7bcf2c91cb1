import type { LoaderFunctionArgs } from 'react-router';
import { pageExchange } from '../page-exchange.ts';

/**
 * Every page of every tenant. The answer is a finished document, not data for a client router: what
 * is left of the framework's work is its routing (decision 3 of the architecture).
 */
export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return context.get(pageExchange).respond();
}
