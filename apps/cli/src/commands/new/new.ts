import { Command, Option } from 'commander';
import type { TextStream } from '../../shared/surroundings.ts';
import type { CommandContext } from '../../shared/options/command-context.ts';

const examples = `
Examples:
  forecourt new block priceTicker
  forecourt new page tenants/example-cars /winter-sale --title "Winter sale"
  forecourt new tenant bay-autos --region NZ`;

function tellWritten(stdout: TextStream, files: readonly string[], next: string): void {
  stdout.write(`${files.map((file) => `  ${file}\n`).join('')}\n${next}\n`);
}

function newBlockCommand({ stdout }: CommandContext): Command {
  return new Command('block')
    .description('a block: schema, fixtures, component, style, test; registered and generated')
    .argument('<name>', 'in camelCase, as pages will name it')
    .action(async (name: string) => {
      const { newBlock } = await import('./new-block.ts');
      const files = await newBlock(name, process.cwd());
      tellWritten(
        stdout,
        files,
        `Block ${name} is there. Shape it in ${files[0]}; TypeScript follows npm run codegen.`,
      );
    });
}

function newPageCommand({ stdout, env }: CommandContext): Command {
  return new Command('page')
    .description('a page of a tenant')
    .argument('<tenant>', 'the tenant’s folder, or its slug in ./tenants')
    .argument('<path>', 'where visitors find it, such as /winter-sale')
    .option('--title <text>', 'the page’s title (default: made of the path)')
    .action(async (tenant: string, path: string, options: { title?: string }) => {
      const { newPage } = await import('./new-page.ts');
      const { directory, file } = await newPage(tenant, path, env, options.title);
      tellWritten(stdout, [file], `See it with forecourt preview ${directory}`);
    });
}

function newTenantCommand({ stdout, env }: CommandContext): Command {
  return new Command('tenant')
    .description('a tenant: settings and a home page')
    .argument('<slug>', 'in lower case with hyphens, such as bay-autos')
    .option('--name <text>', 'what the dealer is called (default: made of the slug)')
    .addOption(new Option('--region <region>', 'country').choices(['AU', 'NZ']).default('AU'))
    .option('--in <folder>', 'the folder of tenants (default: FORECOURT_TENANTS_DIR, or ./tenants)')
    .action(async (slug: string, options: { name?: string; region: 'AU' | 'NZ'; in?: string }) => {
      const { newTenant } = await import('./new-tenant.ts');
      const folder = options.in ?? (env.FORECOURT_TENANTS_DIR || 'tenants');
      const files = await newTenant({ slug, name: options.name, region: options.region, folder });
      tellWritten(stdout, files, `See it with forecourt preview ${folder}`);
    });
}

/** `forecourt new`; what does the work is loaded when it runs. */
export function newCommand(context: CommandContext): Command {
  return new Command('new')
    .description('make a block, a page or a tenant')
    .addCommand(newBlockCommand(context))
    .addCommand(newPageCommand(context))
    .addCommand(newTenantCommand(context))
    .addHelpText('after', examples);
}
