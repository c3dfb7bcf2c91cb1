import { LSPErrorCodes, ResponseError } from 'vscode-languageserver/node';
import type { CancellationToken, Connection } from 'vscode-languageserver/node';

/** Error for a request that can't be fulfilled, with the reason for the user. */
export class RefusedRequest extends Error {
  override name = 'RefusedRequest';
}

/** Answers a request of the editor. */
export type EditorRequestHandler<P, R, E = void> = (
  params: P,
  token: CancellationToken,
) => Promise<R | ResponseError<E>>;

/**
 * Creates request handlers that never throw: an internal error is logged to the editor and returns
 * `nothing`; an aborted request returns "cancelled".
 */
export const answersOn =
  ({ console }: Connection) =>
  <P, R, E = void>(
    what: string,
    nothing: R,
    answer: (params: P, token: CancellationToken) => R | Promise<R>,
  ): EditorRequestHandler<P, R, E> => {
    const cancelled = () => new ResponseError<E>(LSPErrorCodes.RequestCancelled, 'cancelled');
    return async (params, token) => {
      // Lets a cancellation that is on its way be heard before work begins.
      await new Promise((done) => setImmediate(done));
      if (token.isCancellationRequested) return cancelled();
      try {
        const result = await answer(params, token);
        return token.isCancellationRequested ? cancelled() : result;
      } catch (error) {
        if (error instanceof RefusedRequest)
          return new ResponseError<E>(LSPErrorCodes.RequestFailed, error.message);
        console.error(`${what} failed: ${error instanceof Error ? error.stack : String(error)}`);
        return nothing;
      }
    };
  };
