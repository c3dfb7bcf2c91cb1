import { findingInfos } from '@forecourt/block-schemas';
import type { FindingInfo } from '@forecourt/block-schemas';
import { rules } from '@forecourt/lint';
import type { Report } from './report.ts';

/** Title of a finding's id, and the address of its documentation. */
export interface RuleDocs {
  /** One sentence. */
  readonly title: string;
  /** undefined for a rule of the operator's own that has no address. */
  readonly url?: string;
}

/** Base address of documentation; the same host as in the ids of schemas. */
const base = 'https://forecourt.example/';

const infos: ReadonlyMap<string, FindingInfo> = new Map(Object.entries(findingInfos));
const titles: ReadonlyMap<string, string> = new Map(
  rules.map(({ meta }) => [meta.id, meta.description]),
);

/** Returns the address of the documentation of a finding's id, unless it is that of an own rule. */
export const helpAddress = (id: string): string | undefined =>
  titles.has(id) ? `${base}lint-rules/${id}` : infos.has(id) ? `${base}findings/${id}` : undefined;

/** Returns a function that looks up the documentation of ids, own rules of the report included. */
export function docsIn({ ruleInfos = [] }: Pick<Report, 'ruleInfos'>): (id: string) => RuleDocs {
  const own = new Map(ruleInfos.map((info) => [info.id, info]));
  return (id) => {
    const info = own.get(id);
    const title = info?.description ?? titles.get(id) ?? infos.get(id)?.description ?? id;
    const url = info?.url ?? helpAddress(id);
    return url === undefined ? { title } : { title, url };
  };
}
