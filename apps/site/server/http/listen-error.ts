import { StartError } from '../settings/start-error.ts';

/** The server cannot listen on the configured address. */
export class ListenError extends StartError {
  override name = 'ListenError';
}

/** Converts Node's error to a message that the operator can act on. */
export function listenError(
  error: NodeJS.ErrnoException,
  {
    port,
    host,
    settings = { port: 'PORT', host: 'HOST' },
  }: {
    readonly port: number;
    readonly host?: string | undefined;
    readonly settings?: { readonly port: string; readonly host: string } | undefined;
  },
): ListenError {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ListenError(
        `Port ${port} is already in use. Set ${settings.port} to a free port, or stop the program that uses this one.`,
      );
    case 'EACCES':
    case 'EPERM':
      return new ListenError(
        `No permission to listen on port ${port}. Set ${settings.port} to 1024 or higher, or grant the process CAP_NET_BIND_SERVICE.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
      return new ListenError(
        `"${host}" is not an address of this machine (${error.code}). Set ${settings.host} to one of its addresses; leave it empty for the default.`,
      );
    default:
      return new ListenError(
        `Cannot listen on port ${port} (${error.code ?? error.message}). Check ${settings.port} and ${settings.host}.`,
      );
  }
}
