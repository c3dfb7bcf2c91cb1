import { Command } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { checkCommand } from './commands/check/check.ts';
import { completionCommand } from './commands/completion/completion.ts';
import { diffCommand } from './commands/diff/diff.ts';
import { doctorCommand } from './commands/doctor/doctor.ts';
import { explainCommand } from './commands/explain/explain.ts';
import { formsCommand } from './commands/forms/forms.ts';
import { helpCommand } from './commands/help/help.ts';
import { impactCommand } from './commands/impact/impact.ts';
import { importCommand } from './commands/import/import.ts';
import { initCommand } from './commands/init/init.ts';
import { leadsCommand } from './commands/leads/leads.ts';
import { lintCommand } from './commands/lint/lint.ts';
import { lspCommand } from './commands/lsp/lsp.ts';
import { migrateCommand } from './commands/migrate/migrate.ts';
import { moveCommand } from './commands/move/move.ts';
import { newCommand } from './commands/new/new.ts';
import { previewCommand } from './commands/preview/preview.ts';
import { schemaDiffCommand } from './commands/schema-diff/schema-diff.ts';
import { schemaCommand } from './commands/schema/schema.ts';
import { statsCommand } from './commands/stats/stats.ts';
import { testRulesCommand } from './commands/test-rules/test-rules.ts';
import { validateCommand } from './commands/validate/validate.ts';
import type { CommandContext } from './shared/options/command-context.ts';
import type { ExitCode } from './shared/errors/exit-codes.ts';
import { commandName } from './shared/terminal/command-name.ts';
import type { ProcessContext } from './shared/terminal/process-context.ts';

/** Every command by the task that it is for, in the order of `forecourt --help`. */
const commandsByTask: Readonly<Record<string, readonly ((context: CommandContext) => Command)[]>> =
  {
    'Check content': [checkCommand, validateCommand, lintCommand, explainCommand, testRulesCommand],
    Inspect: [previewCommand, diffCommand, impactCommand, statsCommand, formsCommand],
    'Change content': [newCommand, moveCommand, importCommand, migrateCommand],
    'Set up': [initCommand, doctorCommand, completionCommand, lspCommand],
    Schemas: [schemaCommand, schemaDiffCommand],
    Leads: [leadsCommand],
  };

const examples = `
Examples:
  forecourt check                            every problem of every tenant, and how to fix it
  forecourt check --watch                    again on every save
  forecourt preview                          every tenant in the browser, reloading on save
  forecourt move /finance /car-loans         a page with its links, and a redirect
  forecourt new block priceTicker            a new block: schema, fixtures, component, test
  forecourt import example-cars stock.csv    the cars in stock, in one step

Run forecourt <command> --help for more.`;

/**
 * The command line. Parsing it throws commander's errors instead of ending the process.
 * @param end called with the exit code of the command that ran.
 */
export function createProgram(streams: ProcessContext, end: (code: ExitCode) => void): Command {
  const { stdout, stderr } = streams;
  const context = { ...streams, end };
  const program = new Command('forecourt')
    .description('Validate, preview, scaffold and import content for car-dealer websites.')
    .version(manifest.version, '-V, --version', 'print the version')
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
    })
    .addHelpText('after', examples);
  for (const [heading, commands] of Object.entries(commandsByTask)) {
    program.commandsGroup(`${heading}:`);
    for (const command of commands) program.addCommand(command(context));
  }
  program.commandsGroup('Help:');
  program.helpCommand(false).addCommand(helpCommand(program));
  prepareErrors(program, commandName(streams.env));
  return program;
}

/** Makes a command and those below it throw their errors, whose messages name the command to get help for. */
function prepareErrors(command: Command, name: string): void {
  command.exitOverride();
  for (const each of command.commands)
    prepareErrors(each.copyInheritedSettings(command), `${name} ${each.name()}`);
  command.showHelpAfterError(`Run ${name} --help for usage.`);
}
