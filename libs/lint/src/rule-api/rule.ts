import type { StringRange } from '@forecourt/json';
import type {
  LocatedBlock,
  Asset,
  Cutoff,
  CustomComponentDefinition,
  DataFile,
  Finding,
  FindingInFile,
  Layouts,
  LintSuppression,
  Page,
  AnnotationKind,
  Severity,
  Site,
  TenantSnapshot,
} from '@forecourt/block-schemas';

/** Fix of one value of a JSON file: its replacement; without one, the member is removed. */
export interface Fix {
  /** JSON Pointer to the value. */
  readonly pointer: string;
  readonly value?: unknown;
  /** For a fix within mark-up: the address to replace with `value`, wherever the string has it. */
  readonly within?: StringRange;
  /** True if the array or object that is left empty is removed as well. */
  readonly andEmptied?: boolean;
}

/** A finding of a rule. */
export interface LintFinding extends FindingInFile {
  /** Safe automatic fix, which doesn't change what visitors see. */
  readonly fix?: Fix;
}

/** Description of a rule. */
export interface RuleMeta<Options extends object = object> {
  /** Kebab-case, the name of the rule's folder; a group, a slash and a name for a rule that is not built in. */
  readonly id: string;
  /** One sentence about content that follows the rule. */
  readonly description: string;
  /** Default severity of its findings. */
  readonly severity: Severity;
  /** True if it runs by default. */
  readonly recommended: boolean;
  /** True if it has fixes for `--fix`. */
  readonly fixable?: boolean;
  /** Its options with their defaults; their schema is in lint-config.json. */
  readonly options?: Options;
  /** Address of its documentation, for a rule that is not built in. */
  readonly url?: string;
}

/** A finding without the rule's id and severity. */
export type RuleReport = Pick<
  Finding,
  'pointer' | 'property' | 'within' | 'message' | 'suggestion' | 'about' | 'due'
> & {
  readonly fix?: Fix;
};

/** A JSON value that a rule records about a file for `end`. */
export type Fact =
  | null
  | boolean
  | number
  | string
  | readonly Fact[]
  | { readonly [name: string]: Fact | undefined };

/** A visit to a file. Its callbacks are valid only during the visit. */
export interface Visit {
  readonly file: string;
  /** Reports a finding in this file. */
  readonly report: (report: RuleReport) => void;
  /** Records a fact about this file for `end`. */
  readonly note: (fact: Fact) => void;
}

/** A fact with its file. */
export interface Note {
  readonly file: string;
  readonly fact: Fact;
}

export interface SiteVisit extends Visit {
  readonly site: Site;
}

export interface PageVisit extends Visit {
  readonly page: Page;
  /** Layouts of its publication date. */
  readonly layouts: Layouts;
  /** All blocks that can be checked, in reading order, including nested ones and those of success messages. */
  readonly blocks: readonly LocatedBlock[];
  /** Pointers of parts that validation refuses and that `page` lacks, or has without invalid values. */
  readonly invalid: readonly string[];
  /** True if some blocks are invalid: they are not among `blocks`, or without their invalid values. */
  readonly hasInvalidBlocks: boolean;
}

export interface BlockVisit extends Visit, LocatedBlock {
  /** Its page; undefined in the template of a custom component. */
  readonly page?: PageVisit;
}

/** A string that the schemas annotate, for example as a link, a file or mark-up. */
export interface TextVisit extends Visit {
  readonly kind: AnnotationKind;
  readonly value: string;
  readonly pointer: string;
  readonly page?: PageVisit;
  readonly block?: LocatedBlock;
}

export interface DataVisit extends Visit {
  /** File name without extension, `offers`. */
  readonly name: string;
  readonly data: DataFile;
}

export interface ComponentVisit extends Visit {
  readonly component: CustomComponentDefinition;
}

/** The end of a run, after all files were visited. */
export interface EndVisit {
  /** Current time, ISO 8601 in UTC. */
  readonly now: string;
  /** Facts that the rule noted about the settings, pages by file, components and data. */
  readonly notes: readonly Note[];
  /** Findings of validation, from reading the tenant and following its references. */
  readonly known: readonly FindingInFile[];
  /** Redirects of the tenant. */
  readonly redirects: NonNullable<TenantSnapshot['redirects']>;
  /** Reports a finding in any file. */
  readonly report: (file: string, report: RuleReport) => void;
}

/** A suppression and its effect, after all rules have run. */
export interface SuppressionVisit extends Visit {
  readonly suppression: LintSuppression;
  readonly pointer: string;
  /** Number of findings that it suppresses, or would suppress if it had not expired. */
  readonly matched: number;
  readonly expired: boolean;
  /**
   * Findings that are reported only because it is expired, misspelt or misplaced. A finding about the
   * suppression replaces them.
   */
  readonly returned: readonly FindingInFile[];
  /** True if its rule ran, and could check everything that it is about. */
  readonly ran: boolean;
}

/** Returns true for a string that a rule may have to report. */
export type TextTest = (value: string, kind: AnnotationKind) => boolean;

/** Returns true for a block that a rule may have to report. */
export type BlockTest = (block: LocatedBlock['block']) => boolean;

/**
 * Callbacks of a rule. Findings and facts of a page are cached until the page, the settings, the
 * assets or the day change, so a rule must not carry state from one page to the next. Checks that
 * need several files or the time of day note facts and report in `end`.
 */
export interface Visitor {
  readonly site?: (visit: SiteVisit) => void;
  readonly page?: (visit: PageVisit) => void;
  readonly block?: (visit: BlockVisit) => void;
  /** Types of blocks to call `block` for; default: all. */
  readonly blockTypes?: readonly string[];
  /** Quick test of the blocks to call `block` for. Rules with the same function share its result. */
  readonly blockTest?: BlockTest;
  readonly text?: (visit: TextVisit) => void;
  /** Kinds of strings to call `text` for; default: all. */
  readonly textKinds?: readonly AnnotationKind[];
  /**
   * Quick test of the strings to call `text` for, which most strings should fail. Rules with the same
   * function share its result.
   */
  readonly textTest?: TextTest;
  readonly data?: (visit: DataVisit) => void;
  readonly component?: (visit: ComponentVisit) => void;
  /** Called after everything else except suppressions. */
  readonly end?: (visit: EndVisit) => void;
  readonly suppression?: (visit: SuppressionVisit) => void;
}

/** Facts about a website of the same folder, from which content may have been copied. */
export type SiblingSite = Pick<Site, 'slug' | 'name' | 'phone'> & Partial<Pick<Site, 'domains'>>;

/** Input of a rule. */
export interface RuleContext<Options extends object = object> {
  readonly options: Options;
  readonly site: Site;
  readonly assets: ReadonlyMap<string, Asset>;
  /** Websites of the same folder, this one among them: one array for all tenants of a folder. */
  readonly siblings: readonly SiblingSite[];
  /** Current day in the tenant's time zone, YYYY-MM-DD. */
  readonly today: string;
  /** Layout changes by date. */
  readonly cutoffs: readonly Cutoff[];
  /** Date of `--at`: pages are compared with how they would look if published again then. */
  readonly at?: string;
  /** Number of days of `--horizon`; overrides a rule's own option. */
  readonly horizonDays?: number;
  /** Ids of all rules. */
  readonly ruleIds: readonly string[];
}

/** A rule: its description and its implementation. */
export interface Rule<Options extends object = object> {
  readonly meta: RuleMeta<Options>;
  readonly create: (context: RuleContext<Options>) => Visitor;
  /** Name of the plugin that it belongs to; undefined for built-in rules and those of the configuration. */
  readonly plugin?: string;
}

/** A module with rules, which a configuration names in `plugins`. */
export interface Plugin {
  /** Name in lower case with hyphens: the first part of its rules' ids. */
  readonly name: string;
  readonly rules: readonly Rule[];
}

/** Defines a rule whose description and implementation have the same type of options. */
export const defineRule = <Options extends object = object>(rule: Rule<Options>): Rule =>
  rule as unknown as Rule;
