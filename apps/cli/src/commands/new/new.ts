import { join } from 'node:path';
import { Command, Option } from 'commander';
import { commandName } from '../../shared/terminal/command-name.ts';
import type { TextStream } from '../../shared/terminal/process-context.ts';
import type { NewRuleOptions } from './add-rule.ts';
import type { PageSummary } from './new-page.ts';
import type { CommandContext } from '../../shared/options/command-context.ts';

const examples = `
Examples:
  forecourt new block priceTicker
  forecourt new rule acme/worn-phrase     in forecourt.config.json
  forecourt new rule worn-phrase          in a clone: a built-in rule
  forecourt new preset fleet-enquiry
  forecourt new page tenants/example-cars /winter-sale --title "Winter sale"
  forecourt new tenant bay-autos --region NZ`;

function printWritten(stdout: TextStream, files: readonly string[], next: string): void {
  stdout.write(`${files.map((file) => `  ${file}\n`).join('')}\n${next}\n`);
}

function newBlockCommand({ stdout }: CommandContext): Command {
  return new Command('block')
    .description('add a content block: schema, fixtures, component, style sheet and test')
    .argument('<name>', 'type of the block in pages, in camelCase')
    .action(async (name: string) => {
      const { newBlock } = await import('./new-block.ts');
      const files = await newBlock(name, process.cwd());
      const next = `Added the block ${name}. Change its schema in ${files[0]}, then run npm run codegen.`;
      printWritten(stdout, files, next);
    });
}

function newRuleCommand({ stdout }: CommandContext): Command {
  return new Command('rule')
    .description('add a lint rule, of your own or, in a clone, a built-in one')
    .argument(
      '<id>',
      'group and name of your own rule, such as acme/worn-phrase; a name alone for a built-in one',
    )
    .option('--description <text>', 'one sentence about content that follows the rule')
    .option('--plugin', 'write your own rule as a JavaScript module')
    .action(async (id: string, options: NewRuleOptions) => {
      const { addRule } = await import('./add-rule.ts');
      const { files, next } = await addRule(id, options);
      printWritten(stdout, files, next);
    });
}

function newPresetCommand({ stdout }: CommandContext): Command {
  return new Command('preset')
    .description('add a form preset: its questions and texts')
    .argument('<name>', 'name of the preset in pages, in lower case with hyphens')
    .action(async (name: string) => {
      const { newPreset } = await import('./new-preset.ts');
      const files = await newPreset(name, process.cwd());
      const next = `Added the preset ${name}. Change its questions in ${files[0]}, its texts in libs/copy/src/en/presets.ts.`;
      printWritten(stdout, files, next);
    });
}

function newPageCommand({ stdout, env }: CommandContext): Command {
  return new Command('page')
    .description('add a page to a tenant')
    .argument('<tenant>', 'the tenant’s folder, or its slug in ./tenants')
    .argument('<path>', 'path of the page, such as /winter-sale')
    .option('--title <text>', 'title of the page (default: derived from the path)')
    .option('--description <text>', 'a sentence or two about it, for search engines')
    .action(async (tenant: string, path: string, options: Partial<PageSummary>) => {
      const { newPage } = await import('./new-page.ts');
      const { directory, file } = await newPage(tenant, path, env, options);
      printWritten(stdout, [file], `Preview it: ${commandName(env)} preview ${directory}`);
    });
}

function newTenantCommand({ stdout, env }: CommandContext): Command {
  return new Command('tenant')
    .description('add a tenant: settings and a home page')
    .argument('<slug>', 'in lower case with hyphens, such as bay-autos')
    .option('--name <text>', 'name of the dealer (default: derived from the slug)')
    .addOption(
      new Option('--region <region>', 'country of the dealer').choices(['AU', 'NZ']).default('AU'),
    )
    .option('--in <folder>', 'folder of tenants (default: FORECOURT_TENANTS_DIR, or ./tenants)')
    .action(async (slug: string, options: { name?: string; region: 'AU' | 'NZ'; in?: string }) => {
      const { newTenant } = await import('./new-tenant.ts');
      const folder = options.in ?? (env.FORECOURT_TENANTS_DIR || 'tenants');
      const files = await newTenant({ slug, name: options.name, region: options.region, folder });
      printWritten(stdout, files, `Preview it: ${commandName(env)} preview ${join(folder, slug)}`);
    });
}

/** The command `forecourt new`; each subcommand loads its code when it runs. */
export function newCommand(context: CommandContext): Command {
  return new Command('new')
    .description('add a block, rule, preset, page or tenant')
    .addCommand(newBlockCommand(context))
    .addCommand(newRuleCommand(context))
    .addCommand(newPresetCommand(context))
    .addCommand(newPageCommand(context))
    .addCommand(newTenantCommand(context))
    .addHelpText('after', examples);
}
