import type { Page } from '@playwright/test';

/**
 * Visible controls that do nothing without scripts: buttons and fields that no form sends, and links
 * that lead nowhere. Checkboxes and radio buttons that style sheets read work outside of forms.
 */
export const deadControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    };
    const leadsNowhere = (link: HTMLAnchorElement) => {
      if (!link.hasAttribute('href')) return true;
      const isHere = link.pathname + link.search === location.pathname + location.search;
      return isHere && link.hash !== '' && !document.getElementById(link.hash.slice(1));
    };
    const isSent = (form: HTMLFormElement | null) =>
      form !== null &&
      [...form.elements].some((each) => 'type' in each && each.type === 'submit' && isShown(each));
    const isDead = (element: Element) => {
      // Pins of maps are links within a drawing.
      if (element instanceof SVGElement) return false;
      if (element instanceof HTMLAnchorElement) return leadsNowhere(element);
      if (element instanceof HTMLButtonElement)
        return !element.popoverTargetElement && (element.type !== 'submit' || !element.form);
      const { form, type } = element as HTMLInputElement;
      return !/^(?:checkbox|radio)$/.test(type) && !isSent(form);
    };
    return [...document.querySelectorAll('a, button, input, select, textarea')]
      .filter((element) => isShown(element) && isDead(element))
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
