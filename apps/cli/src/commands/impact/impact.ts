import { Command } from 'commander';
import { checkedPaths } from '../../shared/options/report-options.ts';
import { formatOption } from '../../shared/options/format-option.ts';
import type { CommandContext } from '../../shared/options/command-context.ts';
import type { ImpactFormat } from './impact-reports.ts';

const examples = `
Examples:
  forecourt impact imageBanner                     every banner, and which properties are set
  forecourt impact imageBanner.overlay.side        who sets it, to what; who leaves the default
  forecourt impact cardsTool.cards[].href --value /finance
  forecourt impact page.seo.description            pages, too; site.region asks about settings
  forecourt impact component:call-us               a tenant's own component
  forecourt impact "category:Finance Enquiry"      forms and thank-you messages of a category
  forecourt impact /finance                        links to a page, even one that is gone
  forecourt impact /assets/hero.jpg                where an asset is shown; a file works, too
  forecourt impact model:tern                      also brand:, location:, team: and data:
  forecourt impact imageBanner.overlay --format json tenants/example-cars

Exit codes:
  0  searched, whether or not there are uses
  2  there is no such thing to ask about, or invalid usage
  3  internal error`;

/** `forecourt impact`; its implementation is loaded when it runs. */
export function impactCommand(context: CommandContext): Command {
  return new Command('impact')
    .description('list uses of a block, a property, a component, a page, an asset or data')
    .argument('<subject>', 'such as imageBanner, cardsTool.cards[].href, /finance or model:tern')
    .argument('[paths...]', checkedPaths)
    .option('--value <value>', 'list only this value')
    .addOption(formatOption(['pretty', 'json', 'markdown']))
    .addHelpText('after', examples)
    .action(
      async (
        subject: string,
        paths: string[],
        options: { readonly value?: string; readonly format: ImpactFormat },
      ) => {
        const { runImpact } = await import('./run-impact.ts');
        context.end(await runImpact({ subject, paths, ...options }, context));
      },
    );
}
