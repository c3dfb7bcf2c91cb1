import { DestinationsError, destinationsSetting, type Destinations } from '@forecourt/leads';
import type { CommandContext } from '../../shared/options/command-context.ts';
import { UsageError } from '../../shared/errors/exit-codes.ts';

/**
 * Reads the destinations of leads as the server does.
 * @throws {UsageError} if they are invalid
 */
export function destinationsIn({
  FORECOURT_LEAD_DESTINATIONS,
}: CommandContext['env']): Destinations {
  try {
    return destinationsSetting(FORECOURT_LEAD_DESTINATIONS || undefined);
  } catch (error) {
    if (!(error instanceof DestinationsError)) throw error;
    throw new UsageError(`FORECOURT_LEAD_DESTINATIONS: ${error.message}`);
  }
}
