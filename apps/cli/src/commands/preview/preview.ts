import { Command, InvalidArgumentError } from 'commander';
import type { CommandContext } from '../../shared/options/command-context.ts';

interface Options {
  readonly port?: number;
  readonly host: string;
  readonly at?: string;
  readonly open?: boolean;
}

const examples = `
Examples:
  forecourt preview                                   every tenant in ./tenants
  forecourt preview tenants/example-cars --open       one tenant, in your browser
  forecourt preview --at 2024-05-19                   as it will be on that day

Ctrl+C ends it. In a clone of the repository, build the site first: npm run build.`;

function portNumber(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  if (port < 0 || port > 65_535)
    throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
  return port;
}

/** `forecourt preview`; its implementation is loaded when it runs. */
export function previewCommand(context: CommandContext): Command {
  return new Command('preview')
    .description(
      'show tenants in the browser: any page, any date, findings on the page, reload on save',
    )
    .argument(
      '[folder]',
      'a folder of tenants, or a tenant by folder or slug (default: ./tenants, or the enclosing tenant)',
    )
    .option(
      '-p, --port <number>',
      'port to listen on; 0 takes a free one (default: PORT, or 3000)',
      portNumber,
    )
    .option(
      '--host <address>',
      'address to listen on; 0.0.0.0 shows unpublished content to the whole network',
      '127.0.0.1',
    )
    .option('--at <date>', 'show pages as they will be on a date, such as 2024-12-24')
    .option('--open', 'open the first tenant in the browser')
    .addHelpText('after', examples)
    .action(async (folder: string | undefined, options: Options) => {
      const { runPreview } = await import('./run-preview.ts');
      const port = options.port ?? portNumber(context.env.PORT || '3000');
      const { host, at, open = false } = options;
      const request = { folder, port, host, at, open };
      context.end(await runPreview(request, context));
    });
}
