import { copyText } from '../../../islands/copy-text.ts';

/** Makes the buttons for sharing and printing work. */
export function mountShare(element: HTMLElement): void {
  const share = element.querySelector<HTMLElement>('[data-share]');
  const status = element.querySelector('.fc-vehicle__share [role=status]');
  const url = share?.dataset.share ?? '';
  share?.addEventListener('click', () => {
    // A visitor who closes the device's dialog has decided not to share.
    if ('share' in navigator)
      navigator.share({ title: document.title, url }).catch(() => undefined);
    else
      void copyText(url).then((isCopied) => {
        const { copied, failed } = share.dataset;
        if (status) status.textContent = (isCopied ? copied : failed) ?? '';
      });
  });
  element.querySelector('[data-print]')?.addEventListener('click', () => window.print());
}
