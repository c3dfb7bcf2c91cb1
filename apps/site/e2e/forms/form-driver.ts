import { expect, type Locator, type Page } from '@playwright/test';
import { anEmail, type Answers, type FormCase } from './form-cases.ts';

/** The form of a page. */
export const formOf = (page: Page): Locator => page.locator('form.fc-form-body');

/** The control of a label, whatever its kind. */
export const controlOf = (page: Page, label: string): Locator =>
  formOf(page)
    .getByLabel(label, { exact: true })
    .or(formOf(page).getByRole('button', { name: label, exact: true }))
    .first();

/** The button that goes on or sends. */
export const nextButton = (page: Page): Locator =>
  formOf(page).locator('.fc-form-buttons button:not([name])');

/** The answers, with the visitor's address in place of its placeholder. */
const answersOf = (answers: Answers, email: string) =>
  Object.entries(answers).map(
    ([label, answer]) => [label, answer === anEmail ? email : answer] as const,
  );

/** Fills in a step by pointer. @returns true if an answer was a button that sent the step */
export async function fillStep(page: Page, answers: Answers, email: string): Promise<boolean> {
  let isSent = false;
  for (const [label, answer] of answersOf(answers, email)) {
    const control = controlOf(page, label);
    const [tag, type] = await control.evaluate((each: HTMLInputElement) => [
      each.tagName,
      each.type,
    ]);
    if (tag === 'BUTTON') {
      await control.click();
      isSent = true;
    } else if (tag === 'SELECT') await control.selectOption(String(answer));
    else if (type === 'checkbox' || type === 'radio') await control.check();
    else await control.fill(String(answer));
  }
  return isSent;
}

/** Fills every step in and sends it; sees that each comes when its turn is. */
export async function fillForm(
  page: Page,
  { steps, asks = 0 }: FormCase,
  email: string,
  scripted = true,
): Promise<void> {
  for (const [index, answers] of steps.entries()) {
    // Without a script a question comes before anything is stored for the first time.
    const isAsked = !scripted && index === asks;
    if (steps.length > 1)
      await expect(page.locator('[aria-current=step]')).toContainText(`Step ${index + 1} `);
    if (!(await fillStep(page, answers, email))) await nextButton(page).click();
    if (isAsked) await answerQuestion(page);
  }
}

/** Keys for a date control, part by part; a bounded year takes four digits and moves on. */
function dateKeys(isoTime: string): string[] {
  const [, year, month, day, hour, minute] = /^(\d+)-(\d+)-(\d+)T(\d+):(\d+)$/.exec(isoTime)!;
  return [month!, day!, year!, hour!, minute!, Number(hour) < 12 ? 'AM' : 'PM'];
}

const maxStops = 40;

/** Tabs on until a control has the focus. */
export async function tabTo(page: Page, control: Locator, what: string): Promise<void> {
  for (let stop = 0; stop < maxStops; stop++) {
    if (await control.evaluate((each) => each === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${what} is not reached by Tab`);
}

/** Chooses one of a group: Tab leads to its first or its chosen one, arrows to the others. */
async function chooseByKeys(page: Page, radio: Locator, label: string): Promise<void> {
  const group = radio.locator('xpath=ancestor::fieldset');
  await tabTo(page, group.getByRole('radio').first(), label);
  await page.keyboard.press('Space');
  while (!(await radio.isChecked())) await page.keyboard.press('ArrowDown');
}

/** Answers the control that has the focus, by keys alone. */
async function typeAnswer(page: Page, control: Locator, answer: string | true): Promise<void> {
  const type = await control.evaluate((each: HTMLInputElement) => each.type);
  if (type === 'checkbox') return page.keyboard.press('Space');
  if (type !== 'datetime-local') return page.keyboard.type(String(answer));
  for (const part of dateKeys(String(answer))) await page.keyboard.type(part);
}

/** Fills every step in and sends it with the keyboard alone. */
export async function fillFormByKeys(
  page: Page,
  { steps }: FormCase,
  email: string,
): Promise<void> {
  for (const [index, answers] of steps.entries()) {
    if (steps.length > 1) {
      const now = `Step ${index + 1} `;
      await expect(page.locator('[aria-current=step]')).toContainText(now);
      if (index > 0) await expect(page.locator('.fc-form-step')).toBeFocused();
    }
    let isSent = false;
    for (const [label, answer] of answersOf(answers, email)) {
      const control = controlOf(page, label);
      if ((await control.getAttribute('type')) === 'radio') {
        await chooseByKeys(page, control, label);
        continue;
      }
      await tabTo(page, control, label);
      isSent = (await control.evaluate((each) => each.tagName)) === 'BUTTON';
      if (isSent) await page.keyboard.press('Enter');
      else await typeAnswer(page, control, answer);
    }
    if (isSent) continue;
    await tabTo(page, nextButton(page), 'the button');
    await page.keyboard.press('Enter');
  }
}

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Answers the question that replaces the captcha. */
export async function answerQuestion(page: Page): Promise<void> {
  const input = formOf(page).locator('[name=_answer]');
  const label = await formOf(page).locator('[data-name=_answer] label').innerText();
  const [first, second] = [
    ...label.matchAll(/\b(?:one|two|three|four|five|six|seven|eight|nine)\b/g),
  ].map(([word]) => numbers.indexOf(word)) as [number, number];
  await input.fill(String(first + second));
  await nextButton(page).click();
}
