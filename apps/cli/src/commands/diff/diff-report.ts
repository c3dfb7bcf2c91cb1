import type { Cutoff } from '@forecourt/block-schemas';
import type { FileChange, PropertyChange } from '@forecourt/content/comparison';

/** Why a block differs: by what it holds, by its layout, by the day, or by what other files hold. */
export type Cause = 'content' | 'layout' | 'clock' | 'elsewhere';

/** A block type that has another layout on the other side. */
export interface LayoutChange {
  readonly type: string;
  readonly from: string;
  readonly to: string;
  /** Ids of the cutoffs between the two publication dates. */
  readonly cutoffs: readonly string[];
}

/** A block that differs. */
export interface BlockChange {
  readonly change: 'added' | 'removed' | 'moved' | 'changed';
  readonly type: string;
  readonly id?: string;
  /** A few of its own words. */
  readonly label?: string;
  /** Where it stands in its file: on the newer side, or on the older one if it was removed. */
  readonly pointer: string;
  /** Where it stood, if that is another place. */
  readonly fromPointer?: string;
  /** True if visitors see a difference: its drawings are not the same, or it stands elsewhere. */
  readonly visible: boolean;
  /** The sides on which it leaves something on the page. */
  readonly shown: 'both' | 'from' | 'to' | 'neither';
  readonly causes: readonly Cause[];
  readonly layouts: readonly LayoutChange[];
  readonly properties: readonly PropertyChange[];
}

/** A page that differs. */
export interface PageChange {
  readonly change: 'added' | 'removed' | 'moved' | 'changed';
  readonly path: string;
  readonly fromPath?: string;
  readonly title: string;
  /** As findings name it. */
  readonly file: string;
  readonly fromFile?: string;
  /** Of a page whose old address leads nowhere now: whether it is redirected. */
  readonly redirected?: boolean;
  /** The dates that pick the layouts on either side; missing where there is none. */
  readonly published: { readonly from?: string; readonly to?: string };
  /** Properties of the page itself, such as its title. */
  readonly properties: readonly PropertyChange[];
  readonly blocks: readonly BlockChange[];
}

/** What differs in one tenant. */
export interface TenantChange {
  readonly slug: string;
  readonly directory: string;
  readonly timeZone: string;
  /** If the whole tenant came or went. */
  readonly change?: 'added' | 'removed';
  readonly pagesCompared: number;
  /** Pages whose theme, header or footer is drawn differently, whatever else differs on them. */
  readonly pagesWithOtherFrame: number;
  readonly pages: readonly PageChange[];
  readonly files: readonly FileChange[];
}

/** What one side was. */
export interface ReportSide {
  readonly revision?: { readonly name: string; readonly commit: string };
  /** Publication date of every page; its own if left out. */
  readonly at?: string;
  /** The day or moment it is looked at; now if left out. */
  readonly clock?: string;
}

/** A cutoff that changes pages, and how many blocks on how many pages. */
export interface CutoffEffect extends Pick<Cutoff, 'id' | 'date' | 'blockType' | 'change'> {
  /** True if the newer side is published before it, so that its change is undone. */
  readonly undone: boolean;
  readonly from: string;
  readonly to: string;
  readonly blocks: number;
  readonly pages: number;
}

type Counts = Readonly<Record<'added' | 'removed' | 'moved' | 'changed', number>>;

/** All that a comparison found, ready for a format. */
export interface DiffReport {
  readonly from: ReportSide;
  readonly to: ReportSide;
  readonly tenants: readonly TenantChange[];
  readonly cutoffs: readonly CutoffEffect[];
  /** What could not be compared, and why. */
  readonly notes: readonly string[];
  readonly summary: {
    readonly tenants: number;
    readonly pages: Counts & { readonly compared: number };
    readonly blocks: Counts;
    readonly files: number;
  };
}
