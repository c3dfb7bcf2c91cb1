import type { Cutoff } from '@forecourt/block-schemas';
import type { FileChange, PropertyChange } from '../documents/value-change.ts';

/** Why a block differs: its content, its layout, the viewing date, or other files. */
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
  /** A short excerpt of its text. */
  readonly label?: string;
  /** JSON Pointer in its file: on the newer side, or on the older one if it was removed. */
  readonly pointer: string;
  /** Its former pointer, if different. */
  readonly fromPointer?: string;
  /** True if visitors see a difference: it is rendered differently, or has moved. */
  readonly visible: boolean;
  /** The sides on which it renders anything. */
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
  /** The path that findings use. */
  readonly file: string;
  readonly fromFile?: string;
  /** Set if the page's old address is gone: true if it is redirected. */
  readonly redirected?: boolean;
  /** The dates that select the layouts on each side, if any. */
  readonly published: { readonly from?: string; readonly to?: string };
  /** Properties of the page itself, such as its title. */
  readonly properties: readonly PropertyChange[];
  readonly blocks: readonly BlockChange[];
}

/** The differences in one tenant. */
export interface TenantChange {
  readonly slug: string;
  readonly directory: string;
  readonly timeZone: string;
  /** Set if the whole tenant was added or removed. */
  readonly change?: 'added' | 'removed';
  readonly pagesCompared: number;
  /** Number of pages whose theme, header or footer is rendered differently. */
  readonly pagesWithOtherFrame: number;
  readonly pages: readonly PageChange[];
  readonly files: readonly FileChange[];
}

/** One side of a comparison, as a report describes it. */
export interface ReportSide {
  readonly revision?: { readonly name: string; readonly commit: string };
  /** Publication date of every page; its own if left out. */
  readonly at?: string;
  /** The day or moment of viewing; now if left out. */
  readonly clock?: string;
}

/** A cutoff that changes pages, with the number of blocks and pages affected. */
export interface CutoffEffect extends Pick<Cutoff, 'id' | 'date' | 'blockType' | 'change'> {
  /** True if the newer side is published before the cutoff, which undoes its change. */
  readonly undone: boolean;
  readonly from: string;
  readonly to: string;
  readonly blocks: number;
  readonly pages: number;
}

type Counts = Readonly<Record<'added' | 'removed' | 'moved' | 'changed', number>>;

/** The result of a comparison, ready to be formatted. */
export interface DiffReport {
  readonly from: ReportSide;
  readonly to: ReportSide;
  readonly tenants: readonly TenantChange[];
  readonly cutoffs: readonly CutoffEffect[];
  /** Files that could not be compared, and why. */
  readonly notes: readonly string[];
  readonly summary: {
    readonly tenants: number;
    readonly pages: Counts & { readonly compared: number };
    readonly blocks: Counts;
    readonly files: number;
  };
}
