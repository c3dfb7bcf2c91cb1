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

/** Value of a field: text, a tick, or the ticks of a group of checkboxes. */
export type FormValue = string | boolean | readonly string[];

/** Values by field name; the names are exactly those that are sent, spaces included. */
export type FormValues = Readonly<Record<string, FormValue>>;

/** Messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * Control that renders a field. `checkboxes` are the ticks of one group, each sent under the field's
 * name; `dealership` is a list of dealerships or a search among them and sends a location's id;
 * `car` is a choice of cars in stock and sends a car's id, or nothing for another car;
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
  | 'car'
  | 'hidden'
  | 'message';

/** A field with everything decided, independent of the site. Plain JSON. */
export interface FieldDefinition {
  readonly name: string;
  readonly type: FormFieldType;
  readonly control: FieldControl;
  /** Key of the field's step. */
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
  /** Locations that take no bookings here, with their phone numbers. */
  readonly callInstead?: string;
  /** The choices of select, radio and checkboxes. */
  readonly options?: readonly string[];
  /** A line below a choice, by option: price and duration. Plain text. */
  readonly optionNotes?: Readonly<Record<string, string>>;
  /** Minutes that the work of a choice takes, by option; a visit for it ends by closing time. */
  readonly optionMinutes?: Readonly<Record<string, number>>;
  /** Value before anything is typed. */
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
  /** Name of a field in whose place this one is asked: its answer counts only if that one has none. */
  readonly insteadOf?: string;
  /** Takes half the width on wide screens, beside its neighbour. */
  readonly half?: true;
  /** Stored encrypted; never in a hidden input, a browser's store, a log, a mail or a webhook. */
  readonly sensitive?: true;
  /** The label is a wording that the visitor agrees to; stored with the lead and the time. */
  readonly consent?: true;
  /** Error for an empty required field, in place of the type's own. */
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

/** An answer that leads to another website. */
export interface FormExit {
  /** Key of the step that asks. */
  readonly step: string;
  readonly field: string;
  readonly value: string;
  /** An https address. */
  readonly url: string;
}

/** A form as renderer, browser and server use it. Plain JSON, so that it can be sent to the browser. */
export interface FormDefinition {
  /** Stable: the block's id, else its position on the page; a screen's forms have fixed ones. */
  readonly id: string;
  /** Preset of its questions and texts; undefined where the block has its own. */
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
  /** Label of the last step's button. */
  readonly submitText: string;
  /** At least one; a single form has exactly one. */
  readonly steps: readonly FormStep[];
  /** In order, each on an existing step, names unique within a step. */
  readonly fields: readonly FieldDefinition[];
  /** Values that are sent with the lead without being asked for; never taken from the browser. */
  readonly given: FormValues;
  readonly events: FormEvents;
  /** True for single-step forms, which end with a captcha that the server verifies. */
  readonly captcha: boolean;
  /** True on finance pages, which show the finance side panel. */
  readonly financePanel: boolean;
  /** The form's error for a step, by key, that is sent with errors. */
  readonly stepErrors?: Readonly<Record<string, string>>;
  readonly region: 'AU' | 'NZ';
  /** Language tag of the site, where it sets one. */
  readonly locale?: string;
  /** IANA name of the dealer's time zone, for dates and times. */
  readonly timeZone: string;
  /** Hours for bookings; any time if empty. */
  readonly bookingHours: readonly BookingHours[];
  /** Days without bookings: `2026-04-03`, or `12-25` for every year. */
  readonly closedDays?: readonly string[];
  /** Path of the success page. */
  readonly successPath: string;
  /** Answers that lead to another website; the wizard of service bookings has them. */
  readonly exits: readonly FormExit[];
  /** True if the complete form goes to the lender: a finance enquiry with all three consents. */
  readonly lender: boolean;
}

/** A form before its notices are known. */
export type FormWithoutNotices = Omit<FormDefinition, 'privacyNotices'>;

/** The data of a `form` or `formBuilder` block. */
export type FormBlockData = FormData;

/**
 * Page that a form is on, as far as the form depends on it. It must be the same when the form is rendered
 * and when it is posted.
 */
export interface FormPage {
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
  /** Values that the page provides, by submission name: the car of a vehicle's page, the member of a staff page (`user`). */
  readonly given?: Readonly<Record<string, string>>;
  /** Options from the dealer's data by field name, such as makes; without them the field is typed in. */
  readonly options?: Readonly<Record<string, readonly string[]>>;
  /** The group's brands with their websites; the wizard of service bookings asks for one of them. */
  readonly brands?: readonly Brand[];
}

/** Context of a submission. */
export interface FormContext {
  /** The current time: a Date or ISO 8601 with an offset. */
  readonly now: Date | string;
  /** The signed-in visitor, if there is one. */
  readonly viewer?: FormViewer;
  /**
   * The dealerships to choose from; without them any short text is accepted. With an empty list, when
   * the dealer's data is unavailable, the field may stay empty.
   */
  readonly dealerships?: readonly ManufacturerLocation[];
  /** Time zone of the location that the visitor chose; that of the site by default. */
  readonly timeZone?: string;
  /**
   * The car in stock that the submission is about, as the server found it; never taken from the
   * browser or the address (FNQ-2).
   */
  readonly car?: KnownCar;
}

/** A car in stock, with the properties that a lead depends on. */
export type KnownCar = Pick<Car, 'id' | 'name'> &
  Partial<
    Pick<Car, 'stock_number' | 'car_type' | 'make' | 'model' | 'location_id' | 'location_name'>
  >;

/** Result of a check. */
export interface FormValidation {
  /** By field name, in the order of the fields; empty if there are none. */
  readonly errors: FieldErrors;
  /** Error of the form as a whole. */
  readonly formError?: string;
}
