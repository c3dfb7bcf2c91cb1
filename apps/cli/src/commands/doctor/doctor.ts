import { Command } from 'commander';
import type { DoctorRequest } from './run-doctor.ts';
import { formatOption } from '../../shared/options/format-option.ts';
import type { CommandContext } from '../../shared/options/command-context.ts';

const examples = `
Examples:
  forecourt doctor                      check this folder and this machine
  forecourt doctor sites --format json

Exit codes:
  0  no problems; there may be warnings
  1  problems were found
  2  invalid usage
  3  internal error`;

/** `forecourt doctor`; its implementation is loaded when it runs. */
export function doctorCommand(context: CommandContext): Command {
  return new Command('doctor')
    .description('check the environment: Node.js, tenants, git, ports, database')
    .argument(
      '[folder]',
      'a folder of tenants, or a tenant (default: ./tenants, or the enclosing tenant)',
    )
    .addOption(formatOption())
    .addHelpText('after', examples)
    .action(async (folder: string | undefined, options: Pick<DoctorRequest, 'format'>) => {
      const { runDoctor } = await import('./run-doctor.ts');
      context.end(await runDoctor({ ...options, folder }, context));
    });
}
