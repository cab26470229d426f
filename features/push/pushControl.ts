// The script of `/push.js`: React's would be on every page.

import { readChoice } from './keptChoice';
import { endPush, pushState, resendPush, startPush } from './subscription';

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
  const say = (word: 'started' | 'ended' | 'failed' | 'none') => {
    status.textContent = word === 'none' ? '' : (status.dataset[word] ?? '');
  };
  let isBusy = false;
  const act = async (work: () => Promise<'started' | 'ended' | 'failed'>) => {
    if (isBusy) return;
    isBusy = true;
    say('none');
    const word = await work().catch(() => 'failed' as const);
    isBusy = false;
    await show();
    // What to do about a refusal stands there already.
    say(part.dataset.state === 'denied' ? 'none' : word);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const choice = { language, states: checked(form, 'states'), topics: checked(form, 'topics') };
    void act(async () => ((await startPush(choice, key)) ? 'started' : 'failed'));
  });
  part.querySelector('[value="end"]')?.addEventListener('click', () => {
    void act(async () => {
      await endPush();
      return 'ended';
    });
  });

  const kept = await readChoice();
  for (const box of form.querySelectorAll('input'))
    box.checked = [...(kept?.choice.states ?? []), ...(kept?.choice.topics ?? [])].includes(
      box.value,
    );
  await show();
  if (part.dataset.state === 'on') await resendPush(language);
}

export const endWithWipe = (button: Element): void =>
  button.addEventListener('click', () => void endPush().catch(() => {}));
