import type {
  BookingHours,
  Brand,
  Car,
  FormCategory,
  FormData,
  FormFieldType,
  FormPreset,
  FormStep,
  ManufacturerLocation,
  Page,
} from '@forecourt/block-schemas';
import type { FormViewer } from './steps.ts';

/** What a field holds: text, a tick, or the ticks of a group of checkboxes. */
export type FormValue = string | boolean | readonly string[];

/** Values by field name; the names are exactly those that are sent, spaces included. */
export type FormValues = Readonly<Record<string, FormValue>>;

/** Messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * What a field is drawn as. `checkboxes` are the ticks of one group, each sent under the field's
 * name; `dealership` is a list of dealerships or a search among them and sends a location's id;
 * `message` only shows its label and sends nothing.
 */
export type FieldControl =
  | 'input'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'checkboxes'
  | 'dealership'
  | 'hidden'
  | 'message';

/** A field with everything decided: nothing of it depends on the site any more. Plain JSON. */
export interface FieldDefinition {
  readonly name: string;
  readonly type: FormFieldType;
  readonly control: FieldControl;
  /** Key of the step that it stands on. */
  readonly stepKey: string;
  /** Inline HTML; never empty but for hidden fields. */
  readonly label: string;
  readonly required: boolean;
  /** Value of `type` on an input. */
  readonly input?: 'text' | 'email' | 'tel' | 'date' | 'datetime-local';
  readonly inputmode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  /** A token of HTML's autofill. */
  readonly autocomplete?: string;
  /** Characters at most; also a limit of the check. */
  readonly maxLength?: number;
  readonly placeholder?: string;
  /** One plain sentence between label and control. */
  readonly hint?: string;
  /** The choices of select, radio and checkboxes. */
  readonly options?: readonly string[];
  /** What it holds before anything was typed. */
  readonly defaultValue?: FormValue;
  /** Bounds of a number, both allowed. */
  readonly min?: number;
  readonly max?: number;
  /** `past`: a day not after today; `future`: a time not before now; in the dealer's time zone. */
  readonly when?: 'past' | 'future';
  /** Years of age at least; the field is a birth date. */
  readonly minAge?: number;
  /** 4 to 12 letters and digits; spaces and hyphens between them are ignored. */
  readonly format?: 'licence';
  readonly bookingType?: BookingHours['bookingType'];
  /** Unit of the number, shown beside the control. */
  readonly unit?: 'km' | 'mi' | '$';
  /** Stands beside its neighbour on wide screens. */
  readonly half?: true;
  /** Kept encrypted; never in a hidden input, a browser's store, a log, a mail or a webhook. */
  readonly sensitive?: true;
  /** The label is a wording that the visitor agrees to; stored with the lead and the time. */
  readonly consent?: true;
  /** What to say when it is left empty, in place of the type's own words. */
  readonly requiredMessage?: string;
}

/** Analytics events of a form, by their ids. */
export interface FormEvents {
  /** At the visitor's first input. */
  readonly start?: number;
  /** Once the complete form is acknowledged. */
  readonly complete?: number;
  /** In place of `complete` if the form concerns a car of the stock. */
  readonly completeWithCar?: number;
}

/** An answer that leads away from the form, to another website. */
export interface FormExit {
  /** Key of the step that asks. */
  readonly step: string;
  readonly field: string;
  readonly value: string;
  /** An https address. */
  readonly url: string;
}

/** A form as renderer, browser and server know it. Plain JSON, so that it can travel to the browser. */
export interface FormDefinition {
  /** Stable: the block's id, else its place on the page; a screen's forms have fixed ones. */
  readonly id: string;
  /** What its questions and words came from; undefined where the block brings its own. */
  readonly preset?: FormPreset;
  readonly type: 'single' | 'multi';
  readonly category: FormCategory;
  readonly subcategory?: string;
  /** Plain text. */
  readonly heading: string;
  /** Inline HTML. */
  readonly description?: string;
  /**
   * Privacy notices as inline HTML, by the key of the step whose button they are shown beside; steps
   * that send nothing new have none.
   */
  readonly privacyNotices: Readonly<Record<string, string>>;
  /** What the button of the last step says. */
  readonly submitText: string;
  /** At least one; a single form has exactly one. */
  readonly steps: readonly FormStep[];
  /** In order, each on an existing step, names unique within a step. */
  readonly fields: readonly FieldDefinition[];
  /** What goes out with the lead without being asked; never taken from the browser. */
  readonly given: FormValues;
  readonly events: FormEvents;
  /** Ends with a captcha, which the server verifies: every single-step form. */
  readonly captcha: boolean;
  /** The finance side panel stands beside it. */
  readonly financePanel: boolean;
  /** The form's error where a step, by key, is sent with faults. */
  readonly stepErrors?: Readonly<Record<string, string>>;
  readonly region: 'AU' | 'NZ';
  /** Language tag of the site, where it sets one. */
  readonly locale?: string;
  /** IANA name; dates and times count in it. */
  readonly timeZone: string;
  /** When bookings are taken; at any time if empty. */
  readonly bookingHours: readonly BookingHours[];
  /** Days without bookings: `2026-04-03`, or `12-25` for every year. */
  readonly closedDays?: readonly string[];
  /** Path of the success page. */
  readonly successPath: string;
  /** Answers that lead to another website; the wizard of service bookings has them. */
  readonly exits: readonly FormExit[];
  /** Whether the complete form goes to the lender: a finance enquiry with all three consents. */
  readonly lender: boolean;
}

/** The data of a `form` or `formBuilder` block. */
export type FormBlockData = FormData;

/** Where a form stands. The same place must be given when it is drawn and when it is posted. */
export interface FormPlace {
  /** Path of the page, without query. */
  readonly path: string;
  readonly pageType?: Page['pageType'];
  /** page_id of the lead; the path if left out. */
  readonly pageId?: string;
  /** PageTitle of the lead where the preset has none of its own. */
  readonly pageTitle?: string;
  /** A fixed id for a screen's form, or the block's own id; else the block's `pointer` names it. */
  readonly id?: string;
  /** JSON Pointer of the block on the page. */
  readonly pointer?: string;
  /** What the place itself knows, by submission name: the car of a vehicle's page, the member of a staff page (`user`). */
  readonly given?: Readonly<Record<string, string>>;
  /** Choices that the dealer's data offers by field name, such as makes; typed in without them. */
  readonly options?: Readonly<Record<string, readonly string[]>>;
  /** The group's brands with their websites; the wizard of service bookings asks for one of them. */
  readonly brands?: readonly Brand[];
}

/** What surrounds a submission. */
export interface FormContext {
  /** The moment: a Date or ISO 8601 with an offset. The only clock there is. */
  readonly now: Date | string;
  /** The signed-in visitor, if there is one. */
  readonly viewer?: FormViewer;
  /**
   * The dealerships to choose from; without them any short text passes for one. An empty list, where
   * the dealer's data did not come, keeps nobody from sending: then the field may stay empty.
   */
  readonly dealerships?: readonly ManufacturerLocation[];
  /**
   * The car of the stock that the submission concerns, as the server found it. Left out for none:
   * what a browser or an address says about a car decides nothing (FNQ-2).
   */
  readonly car?: KnownCar;
}

/** A car of the stock, by the facts that a lead depends on. */
export type KnownCar = Pick<Car, 'id' | 'name'> &
  Partial<Pick<Car, 'stock_number' | 'car_type' | 'location_id' | 'location_name'>>;

/** What a check found. */
export interface FormValidation {
  /** By field name, in the order of the fields; empty if all is well. */
  readonly errors: FieldErrors;
  /** What concerns the form as a whole. */
  readonly formError?: string;
}
