import { place } from '@/lib/browser/place/placeRecord';
import { followChoice } from './followPlace';
import { showPlaceChoice } from './showSettings';

/** Takes the question away, for good where the device keeps that there is an answer. */
function settle(): void {
  const { activeElement } = document;
  const line = document.querySelector('.ask-state');
  document.documentElement.dataset.asked = '';
  // The pressed button goes, and would take the focus along.
  if (line?.contains(activeElement) || activeElement === document.body)
    document
      .querySelector<HTMLElement>('[aria-labelledby="breaking"] a')
      ?.focus({ preventScroll: true });
}

/** Keeps the state that was guessed, which the page follows, and says so in place of the question. */
export function answerState(button: HTMLElement): void {
  const before = place.read();
  place.write({ ...before, state: button.dataset.state ?? null });
  followChoice(before);
  const line = button.closest<HTMLElement>('.ask-state');
  const text = line?.querySelector<HTMLElement>('[role=status]');
  if (!line || !text) return;
  text.textContent = line.dataset.done ?? '';
  line
    .querySelectorAll<HTMLElement>('[data-state], [data-later="otherState"]')
    .forEach((answer) => {
      answer.hidden = true;
    });
  line.querySelector<HTMLElement>('[data-later="dismissState"]')?.focus({ preventScroll: true });
}

/** Opens the choice of state and city; the question goes once there is one. */
export function otherState(): Promise<void> {
  const unsubscribe = place.subscribe(() => {
    unsubscribe();
    settle();
  });
  return showPlaceChoice();
}

/** Keeps that no state was chosen, unless one was. */
export function dismissState(): void {
  place.write(place.read());
  settle();
}
