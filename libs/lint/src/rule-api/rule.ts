import type {
  AnyBlock,
  Asset,
  Cutoff,
  CustomComponentDefinition,
  DataFile,
  Finding,
  Layouts,
  LintSuppression,
  Page,
  PlaceKind,
  Severity,
  Site,
} from '@forecourt/block-schemas';

/** A finding about a file of a tenant, without its place in the text. */
export interface FindingInFile {
  /** Path below the tenant's folder, `pages/home.json`. */
  readonly file: string;
  readonly finding: Finding;
}

/** Fix of one value of a JSON file: its replacement; without one, the member is removed. */
export interface Fix {
  /** JSON Pointer to the value. */
  readonly pointer: string;
  readonly value?: unknown;
  /** True if the array or object that is left empty is removed as well. */
  readonly andEmptied?: boolean;
}

/** What a rule found. */
export interface LintFinding extends FindingInFile {
  /** What puts it right without a second thought; only where the page stays the same for visitors. */
  readonly fix?: Fix;
}

/** What a rule says about itself. */
export interface RuleMeta<Options extends object = object> {
  /** Kebab-case; the name of the rule's folder. */
  readonly id: string;
  /** One sentence: what it reports. */
  readonly description: string;
  /** What its findings count as if nobody says otherwise. */
  readonly severity: Severity;
  /** Whether it runs without being switched on. */
  readonly recommended: boolean;
  /** Whether it offers changes to `--fix`. */
  readonly fixable?: boolean;
  /** Its options and what they are by default; their schema stands in lint-config.json. */
  readonly options?: Options;
}

/** What a rule tells, beside its own id and level. */
export type RuleReport = Pick<
  Finding,
  'pointer' | 'property' | 'message' | 'suggestion' | 'due'
> & {
  readonly fix?: Fix;
};

/** What a rule keeps of a file for `end`: anything that JSON can hold. */
export type Fact =
  | null
  | boolean
  | number
  | string
  | readonly Fact[]
  | { readonly [name: string]: Fact | undefined };

/** A file that a rule looks at. Both functions are for the visit alone and not to be kept. */
export interface Visit {
  readonly file: string;
  /** Tells a finding about this file. */
  readonly report: (report: RuleReport) => void;
  /** Keeps a fact about this file for `end`. */
  readonly note: (fact: Fact) => void;
}

/** A fact with the file that it was noted on. */
export interface Note {
  readonly file: string;
  readonly fact: Fact;
}

export interface SiteVisit extends Visit {
  readonly site: Site;
}

export interface PageVisit extends Visit {
  readonly page: Page;
  /** The layouts that its date picks. */
  readonly layouts: Layouts;
  /** Every whole block, nested ones and those of success messages included, in reading order. */
  readonly blocks: readonly BlockPlace[];
}

/** A block with its place in the document. */
export interface BlockPlace {
  readonly block: AnyBlock;
  readonly pointer: string;
}

export interface BlockVisit extends Visit, BlockPlace {
  /** The page that it is on; undefined for the template of a custom component. */
  readonly page?: PageVisit;
}

/** A text that the schemas say something about: it is a link, a file, mark-up. */
export interface TextVisit extends Visit {
  readonly kind: PlaceKind;
  readonly value: string;
  readonly pointer: string;
  readonly page?: PageVisit;
  readonly block?: BlockPlace;
}

export interface DataVisit extends Visit {
  /** Name of the file without its ending, `offers`. */
  readonly name: string;
  readonly data: DataFile;
}

export interface ComponentVisit extends Visit {
  readonly component: CustomComponentDefinition;
}

/** All files together, after each was visited. */
export interface EndVisit {
  /** The moment, ISO 8601 in UTC. */
  readonly now: string;
  /** What the rule noted: of the settings, of pages by file, of components, of data. */
  readonly notes: readonly Note[];
  /** What reading the tenant and following its references found. */
  readonly known: readonly FindingInFile[];
  /** Tells a finding about any file. */
  readonly report: (file: string, report: RuleReport) => void;
}

/** What became of a suppression, once every rule has run. */
export interface SuppressionVisit extends Visit {
  readonly suppression: LintSuppression;
  readonly pointer: string;
  /** Findings that it kept quiet, or would have if it had not expired. */
  readonly matched: number;
  readonly expired: boolean;
  /** Whether its rule ran; an unknown rule never does. */
  readonly ran: boolean;
}

/**
 * What a rule is called back with. What it tells and notes on a page is kept while the page, the
 * settings, the assets and the day stay the same, so it must not remember one page at the next:
 * what needs several files, or the time of day, is noted and told at the end.
 */
export interface Visitor {
  readonly site?: (visit: SiteVisit) => void;
  readonly page?: (visit: PageVisit) => void;
  readonly block?: (visit: BlockVisit) => void;
  /** Types of the blocks that `block` wants to see; all if left out. */
  readonly blockTypes?: readonly string[];
  readonly text?: (visit: TextVisit) => void;
  /** Kinds of the texts that `text` wants to see; all if left out. */
  readonly textKinds?: readonly PlaceKind[];
  readonly data?: (visit: DataVisit) => void;
  readonly component?: (visit: ComponentVisit) => void;
  /** After everything else but suppressions. */
  readonly end?: (visit: EndVisit) => void;
  readonly suppression?: (visit: SuppressionVisit) => void;
}

/** What a rule may know. */
export interface RuleContext<Options extends object = object> {
  readonly options: Options;
  readonly site: Site;
  readonly assets: ReadonlyMap<string, Asset>;
  /** The day at the tenant's place, YYYY-MM-DD. */
  readonly today: string;
  /** The layout changes in order of date. */
  readonly cutoffs: readonly Cutoff[];
  /** A date on which every page is imagined to be published again. */
  readonly at?: string;
  /** Days ahead that are asked about, in place of a rule's own option. */
  readonly horizonDays?: number;
  /** Ids of all rules. */
  readonly ruleIds: readonly string[];
}

/** A rule: what it is, and what it does with a tenant. */
export interface Rule<Options extends object = object> {
  readonly meta: RuleMeta<Options>;
  readonly create: (context: RuleContext<Options>) => Visitor;
}

/** Keeps the type of a rule's options together. */
export const defineRule = <Options extends object = object>(rule: Rule<Options>): Rule =>
  rule as unknown as Rule;
