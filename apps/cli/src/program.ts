import { Command } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { newCommand } from './commands/new.ts';
import { previewCommand } from './commands/preview.ts';
import { validateCommand } from './commands/validate.ts';

const examples = `
Examples:
  forecourt validate tenants/harbour-city    what is wrong, where, and what would be right
  forecourt preview                          every tenant in the browser, reloading on save
  forecourt new block priceTicker            a new block: schema, fixtures, component, test

forecourt <command> --help tells more.`;

/** The command line. Parsing it throws commander's errors instead of ending the process. */
export function createProgram(): Command {
  const program = new Command('forecourt')
    .description('Checks, shows and starts the content of car dealers’ websites.')
    .version(manifest.version, '-V, --version', 'print the version')
    .showHelpAfterError('(--help lists what there is)')
    .addHelpText('after', examples);
  for (const command of [validateCommand(), previewCommand(), newCommand()])
    program.addCommand(command);
  throwOnExit(program);
  return program;
}

function throwOnExit(command: Command): void {
  command.exitOverride();
  for (const each of command.commands) throwOnExit(each.copyInheritedSettings(command));
}
