import { scrollToPercent } from './readingPosition';
import './reading.css';

/**
 * A button that leads to where a story was left. Beside the headline in the document, so that Tab comes to it
 * first, and at the foot of the screen, so that nothing moves when it comes.
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
