import { followChoice } from './followPlace';
import { place } from './placeRecord';
import { showPlaceChoice } from './showSettings';

function settle(): void {
  const { activeElement } = document;
  const line = document.querySelector('.ask-state');
  document.documentElement.dataset.asked = '';
  if (line?.contains(activeElement) || activeElement === document.body)
    document
      .querySelector<HTMLElement>('[aria-labelledby="breaking"] a')
      ?.focus({ preventScroll: true });
}

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

export function otherState(): Promise<void> {
  const unsubscribe = place.subscribe(() => {
    unsubscribe();
    settle();
  });
  return showPlaceChoice();
}

export function dismissState(): void {
  place.write(place.read());
  settle();
}
