import { closestTo, partOf } from '../../islands/elements.ts';
import type { MountIsland } from '../../islands/mount.ts';

/** Returns the tab that a key moves to, with wrap-around; undefined for any other key. */
export function tabAfterKey(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at - 1 + count) % count;
  return undefined;
}

/** Number of blocks mounted so far, for ids. */
let blocks = 0;

/** Creates the tab of a panel, and marks the panel as its own. */
function tabOf(panel: HTMLElement, label: HTMLLabelElement, id: string): HTMLButtonElement {
  const tab = document.createElement('button');
  tab.type = 'button';
  tab.className = label.className;
  tab.textContent = label.textContent;
  tab.role = 'tab';
  tab.id = `${id}-tab`;
  panel.id = `${id}-panel`;
  panel.role = 'tabpanel';
  panel.tabIndex = 0;
  tab.setAttribute('aria-controls', panel.id);
  panel.setAttribute('aria-labelledby', tab.id);
  return tab;
}

/**
 * Turns the radio buttons into ARIA tabs with roving focus, arrow keys and previous/next buttons.
 */
export const mount: MountIsland = (element) => {
  const root = partOf(element, '.fc-modelFeatures');
  const list = partOf(root, 'fieldset');
  const panels = [...root.querySelectorAll<HTMLElement>('[data-panel]')];
  const chosen = [...list.querySelectorAll('input')].findIndex((radio) => radio.checked);
  const prefix = `fc-feature-${blocks++}-`;

  const tablist = document.createElement('div');
  tablist.className = list.className;
  tablist.role = 'tablist';
  tablist.ariaLabel = partOf(list, 'legend').textContent;
  const tabs = panels.map((panel, index) => {
    const tab = tabOf(panel, list.querySelectorAll('label')[index]!, `${prefix}${index}`);
    tablist.append(tab);
    return { tab, panel };
  });
  // Beside the panels on wide screens, above them on narrow ones.
  const wide = matchMedia('(min-width: 820px)');
  const turn = () => {
    const vertical = wide.matches && root.dataset.layout === 'tabs-beside';
    tablist.ariaOrientation = vertical ? 'vertical' : 'horizontal';
  };
  wide.addEventListener('change', turn);
  turn();

  let at = 0;
  const open = (index: number, focus = false) => {
    at = index;
    for (const [i, { tab, panel }] of tabs.entries()) {
      const isOpen = i === at;
      tab.ariaSelected = `${isOpen}`;
      tab.tabIndex = isOpen ? 0 : -1;
      panel.dataset.panel = isOpen ? 'open' : '';
      if (!isOpen) continue;
      if (focus) tab.focus({ preventScroll: true });
      tablist.scrollTo({ left: tab.offsetLeft - tablist.offsetLeft - 40 });
    }
  };
  tablist.addEventListener('keydown', (event) => {
    const next = tabAfterKey(event.key, at, tabs.length);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    open(next, true);
  });
  root.addEventListener('click', ({ target }) => {
    const button = closestTo(target, 'button');
    const clicked = tabs.findIndex(({ tab }) => tab === button);
    const by = Number(button?.dataset.by);
    if (clicked >= 0) open(clicked);
    else if (by) open((at + by + tabs.length) % tabs.length);
  });
  const hadFocus = list.contains(document.activeElement);
  list.replaceWith(tablist);
  open(Math.max(chosen, 0), hadFocus);
  root.dataset.ready = '';
};
