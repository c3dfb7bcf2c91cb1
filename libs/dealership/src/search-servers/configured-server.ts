import type { SearchServer, SearchSetting, SettingValues } from './search-server.ts';
import { searchServers } from './search-servers.ts';

/** A search server with the values of its settings, which are secret. */
export interface ConfiguredServer {
  readonly server: SearchServer;
  readonly values: SettingValues;
}

type ReadSetting = (name: string) => string | undefined;

const namesOf = ({ settings }: SearchServer): readonly string[] => settings.map(({ name }) => name);

/**
 * The search server that the environment sets up; undefined if there is none.
 * @param read value of a variable; undefined if it is unset or empty.
 */
export function configuredServer(read: ReadSetting): ConfiguredServer | undefined {
  const server = searchServers.findLast((each) => namesOf(each).every((name) => read(name)));
  if (server === undefined) return undefined;
  const values = Object.fromEntries(namesOf(server).map((name) => [name, read(name) ?? '']));
  return { server, values };
}

/** Errors about servers of which only some settings are set. */
export const incompleteServers = (read: ReadSetting): readonly string[] =>
  searchServers.flatMap((server) => {
    const names = namesOf(server);
    const set = names.filter((name) => read(name));
    if (set.length === 0 || set.length === names.length) return [];
    return [`${names.join(' and ')} must be set together`];
  });

/** True if an address fits its setting. */
export function fitsSetting(setting: SearchSetting, text: string): boolean {
  if (setting.kind === 'credential') return true;
  const url = URL.parse(text);
  return url !== null && setting.protocols.includes(url.protocol) && url.hostname !== '';
}
