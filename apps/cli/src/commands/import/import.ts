import { Command, Option } from 'commander';
import { feedFormats } from '@forecourt/dealership/feeds/formats';
import type { FeedFormat } from '@forecourt/dealership/feeds/formats';
import { formatOption } from '../../shared/options/format-option.ts';
import type { CommandContext } from '../../shared/options/command-context.ts';

interface Options {
  readonly mapping?: string;
  readonly formatIn?: FeedFormat;
  readonly encoding?: string;
  readonly records?: string;
  readonly rejects?: string;
  readonly maxRejects: string;
  readonly allowEmpty?: boolean;
  readonly allowFewer?: boolean;
  readonly dryRun?: boolean;
  /** False for --no-database. */
  readonly database?: string | false;
  readonly format: 'pretty' | 'json';
}

const examples = `
Examples:
  forecourt import tenants/example-cars stock.csv --mapping stock.mapping.json
  forecourt import example-cars stock.json.gz --dry-run
  forecourt import example-cars stock.xml --records vehicle --rejects rejected.csv
  curl -s https://feed.example/stock | forecourt import example-cars - --format-in ndjson

The feed becomes the whole stock, in one step: if anything goes wrong, the old stock stays.
With TYPESENSE_URL and TYPESENSE_API_KEY it goes to Typesense, else with DATABASE_URL to
PostgreSQL, else to the tenant's data/cars.json: where the site that has these settings looks.

Exit codes:
  0  imported; up to --max-rejects rows may have been rejected
  1  not imported: too many rejected rows, no cars or too few, or a feed that breaks off
  2  invalid usage, or tenant, mapping, feed or database can't be used
  3  internal error`;

/** `forecourt import`; its implementation is loaded when it runs. */
export function importCommand(context: CommandContext): Command {
  return new Command('import')
    .description('replace the cars in stock by those of a feed: CSV, JSON or XML')
    .argument('<tenant>', 'the tenant’s folder, or its slug in ./tenants')
    .argument('<feed>', 'the feed’s file, also packed as .gz; - for stdin')
    .option('-m, --mapping <file>', 'how cars are made of the feed (default: by the fields’ names)')
    .addOption(
      new Option('--format-in <format>', 'kind of feed (default: by its ending)').choices(
        feedFormats,
      ),
    )
    .option('--encoding <label>', 'such as windows-1252 (default: detected from the feed)')
    .option('--records <where>', 'JSON: path to the list of cars; XML: element that is one car')
    .option('--rejects <file>', 'write all rejects, repairs and warnings to a CSV file')
    .option('--max-rejects <limit>', 'fail if more rows are rejected: 25, or 10%', '10%')
    .option('--allow-empty', 'let a feed without cars empty the stock')
    .option(
      '--allow-fewer',
      'let a feed with less than half of the cars in stock, or none, replace them',
    )
    .option('--dry-run', 'check the feed, change nothing')
    .option('--database <url>', 'import into this PostgreSQL (default: DATABASE_URL)')
    .option('--no-database', 'import into the tenant’s files, whatever the environment says')
    .addOption(formatOption())
    .addHelpText('after', examples)
    .action(async (tenant: string, feed: string, options: Options) => {
      const { searchTarget } = await import('./search-target.ts');
      const { readRejectLimit } = await import('./reject-limit.ts');
      const { runImport } = await import('./run-import.ts');
      const { database, allowEmpty = false, allowFewer = false, dryRun = false, ...rest } = options;
      const request = {
        ...rest,
        tenant,
        feed,
        dryRun,
        allowFewer,
        allowEmpty: allowEmpty || allowFewer,
        maxRejects: readRejectLimit(options.maxRejects),
        search: searchTarget(database, context.env),
      };
      context.end(await runImport(request, context));
    });
}
