// The script of `/push.js`: React's would be on every page.

import { readChoice } from './keptChoice';
import { endPush, pushState, resendPush, startPush } from './subscription';

type Outcome = 'started' | 'ended' | 'off' | 'failed';

const checked = (form: HTMLFormElement, name: string): string[] =>
  new FormData(form).getAll(name).filter((value) => typeof value === 'string');

/** Makes the form that `PushPart` renders start and end notifications. */
export async function controlPush(part: HTMLElement): Promise<void> {
  const form = part.querySelector('form');
  const status = part.querySelector<HTMLElement>('[role="status"]');
  const { key } = part.dataset;
  const { lang: language } = document.documentElement;
  if (!form || !status || !key) return;

  const show = async () => {
    part.dataset.state = await pushState();
  };
  const say = (word: Outcome | 'none') => {
    status.textContent = word === 'none' ? '' : (status.dataset[word] ?? '');
  };
  let isBusy = false;
  const act = async (work: () => Promise<Outcome>) => {
    if (isBusy) return;
    isBusy = true;
    say('none');
    const word = await work().catch(() => 'failed' as const);
    isBusy = false;
    await show();
    // The form already says what to do after a refusal.
    say(part.dataset.state === 'denied' ? 'none' : word);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const choice = { language, states: checked(form, 'states'), topics: checked(form, 'topics') };
    void act(async () => ((await startPush(choice, key)) ? 'started' : 'failed'));
  });
  part.querySelector('[value="end"]')?.addEventListener('click', () => {
    void act(async () => ((await endPush()) ? 'ended' : 'off'));
  });

  const kept = await readChoice();
  for (const box of form.querySelectorAll('input'))
    box.checked = [...(kept?.choice.states ?? []), ...(kept?.choice.topics ?? [])].includes(
      box.value,
    );
  await show();
  if (part.dataset.state !== 'none') await resendPush();
}

export const endWithWipe = (button: Element): void =>
  button.addEventListener('click', () => void endPush({ isWipe: true }).catch(() => {}));
