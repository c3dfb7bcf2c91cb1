import { Command } from 'commander';
import { addCheckOptions } from '../../shared/options/check-options.ts';
import type { CheckOptions } from '../../shared/options/check-options.ts';
import type { CommandContext } from '../../shared/options/command-context.ts';
import { checkedPaths, exitCodesHelp } from '../../shared/options/report-options.ts';

const examples = `
Examples:
  forecourt validate                                  every tenant in ./tenants
  forecourt validate tenants/example-cars             one tenant
  forecourt validate tenants/example-cars/pages/home.json
  forecourt validate --format json > findings.json
  forecourt validate --format github --format sarif:forecourt.sarif
  forecourt validate --changed-since main              what this branch has to answer for
  forecourt validate --watch
${exitCodesHelp}`;

/** `forecourt validate`; its implementation is loaded when it runs. */
export function validateCommand(context: CommandContext): Command {
  const command = new Command('validate')
    .description(
      'report only what is an error: invalid files, broken references, rules of level error',
    )
    .argument('[paths...]', checkedPaths);
  return addCheckOptions(command)
    .addHelpText('after', examples)
    .action(async (paths: string[], options: CheckOptions) => {
      const { runValidate } = await import('./run-validate.ts');
      context.end(await runValidate(paths, options, context));
    });
}
