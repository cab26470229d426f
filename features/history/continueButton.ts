import { scrollToPercent } from './readingPosition';
import './reading.css';

/**
 * Beside the headline in the DOM, so Tab reaches it first; fixed at the screen's foot, so it shifts
 * nothing.
 */
export function continueButton(
  { text, label, percent }: { text: HTMLElement; label: string; percent: number },
  onUse: () => void,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn continue-reading';
  button.lang = document.documentElement.lang;
  button.textContent = label;
  button.addEventListener('click', () => {
    scrollToPercent(text, percent);
    onUse();
  });
  return button;
}
