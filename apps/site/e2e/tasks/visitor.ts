import { expect, type Locator, type Page } from '@playwright/test';
import { islandsMounted } from '../walks/islands.ts';

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

const visitorNames = { 'Full Name': 'Alex Tran', 'First Name': 'Alex', 'Last Name': 'Tran' };

/** Name of a car of the stock, which begins with its year. */
export const aCar = /^20\d\d [^,]+$/;

/**
 * A visitor who finds everything on a page by its role and name, and counts taps: one for a link, a
 * button, a box, a slider or a field to type into, two for a choice from a list (opening it and
 * choosing). Typing and scrolling don't count.
 */
export class Visitor {
  taps = 0;
  readonly page: Page;
  readonly #origin: string;
  readonly #isPhone: boolean;

  constructor(page: Page, origin: string, isPhone: boolean) {
    this.page = page;
    this.#origin = origin;
    this.#isPhone = isPhone;
  }

  /** Opens a page by its address, as a link in a message or a search engine does. */
  async opens(path: string): Promise<void> {
    await this.page.goto(this.#origin + path);
  }

  /** First visible element of a role and a name; a string is the whole name. */
  find(role: Role, name: Name, within: Page | Locator = this.page): Locator {
    return within.getByRole(role, { name, exact: true }).filter({ visible: true }).first();
  }

  /** Taps the element, or clicks it with a mouse. */
  async tap(role: Role, name: Name, within?: Locator): Promise<void> {
    await this.#tap(this.find(role, name, within));
  }

  /** Taps the summary of a disclosure, which shows all that is known of the group. */
  async unfold(summary: RegExp): Promise<void> {
    const groups = this.page.getByRole('group').filter({ hasText: summary, visible: true });
    await this.#tap(groups.first());
  }

  async type(field: Name, text: string): Promise<void> {
    const target = this.page.getByLabel(field, { exact: true }).filter({ visible: true }).first();
    await this.#reach(target);
    await target.fill(text);
    this.taps += 1;
  }

  /** Chooses from a list by the text of an option. */
  async choose(list: Name, option: Name): Promise<void> {
    const target = this.find('combobox', list);
    await this.#reach(target);
    // Of several days of a name the last: the first may be today, with few times left.
    const chosen = target.getByRole('option', { name: option, exact: true }).last();
    await target.selectOption({ label: (await chosen.textContent())! });
    this.taps += 2;
  }

  /** Moves a slider to a value. */
  async slide(slider: Name, value: number): Promise<void> {
    const target = this.find('slider', slider);
    await this.#reach(target);
    await target.fill(String(value));
    this.taps += 1;
  }

  /** Chooses a page of the main navigation, which is a menu on a phone. */
  async navigate(name: string): Promise<void> {
    if (this.#isPhone) await this.tap('button', 'Menu');
    await this.tap('link', name, this.page.getByRole('navigation', { name: 'Main' }));
  }

  /** Opens the search panel, which is a sheet on a phone and beside the cars elsewhere. */
  async openSearch(): Promise<void> {
    if (this.#isPhone) await this.unfold(/^Search/);
  }

  /** Closes the sheet of the search panel, which leads to the cars that it found. */
  async closeSearch(): Promise<void> {
    if (this.#isPhone) await this.tap('button', /^(?:Show|Search)/, this.page.getByRole('dialog'));
  }

  /** Counts a tap on a link that leaves the site: a call, an email, a map. */
  async leavesBy(name: Name, target: RegExp): Promise<void> {
    const link = this.find('link', name);
    await this.#reach(link);
    await expect(link).toHaveAttribute('href', target);
    this.taps += 1;
  }

  /** Gives a name in the fields that the form has for it, a number and an address. */
  async introduces(...names: readonly ('Full Name' | 'First Name' | 'Last Name')[]): Promise<void> {
    for (const name of names) await this.type(name, visitorNames[name]);
    await this.type('Mobile Number', '0491 570 156');
    await this.type('Email Address', 'alex.tran@example.com');
  }

  /** Agrees to the terms of use and sends the form. */
  async agreesAndSends(button: Name): Promise<void> {
    await this.tap('checkbox', /^I agree to the terms of use/);
    await this.tap('button', button);
  }

  /** Waits for a heading, such as the first of the next page. */
  async reads(heading: Name): Promise<void> {
    await expect(this.find('heading', heading)).toBeVisible();
  }

  async sees(text: Name): Promise<void> {
    await expect(this.page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }

  async #tap(target: Locator): Promise<void> {
    await this.#reach(target);
    await (this.#isPhone ? target.tap() : target.click());
    this.taps += 1;
  }

  /** Brings a control to the screen and waits for the scripts of what is there. */
  async #reach(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    await islandsMounted(this.page);
  }
}
