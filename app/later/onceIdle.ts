import { hasRecord, isRecord } from '@/lib/browser/deviceRecord';
import { laterWords } from '@/lib/browser/laterWords';
import { onStoryShown } from '@/lib/browser/storyShown';
import { wholePage } from '@/lib/browser/wholePage';
import { quietly } from './quietly';
import { startPage } from './startPage';

const startOffline = async () => (await import('@/features/offline/startWorker')).startOffline();
const followAppearance = async () =>
  (await import('@/features/preferences/applyAppearance')).followAppearance();
const followPlace = async () => {
  await wholePage();
  (await import('@/features/preferences/followPlace')).followPlace();
};

function suggestInSearch(): void {
  const suggest = async (field: Element | null) => {
    if (field instanceof HTMLInputElement && field.matches('search [name="q"]'))
      await (await import('@/features/suggestions/attachSuggestions')).attachSuggestions(field);
  };
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) quietly(suggest(target));
  });
  quietly(suggest(document.activeElement));
}

async function followStory() {
  const [{ followShown }, words] = await Promise.all([
    import('@/features/history/followReading'),
    laterWords(),
  ]);
  followShown(words.My);
}

async function noteMissing() {
  const gone = document.querySelector<HTMLElement>('[data-gone]')?.dataset.gone;
  if (gone !== undefined) (await import('@/features/history/storyRecords')).noteGone(gone, true);
}

function followReading(): void {
  onStoryShown(() => {
    quietly(followStory());
    quietly(noteMissing());
  });
  quietly(noteMissing());
  if (document.querySelector('[data-later="save"]')) quietly(followStory());
}

function followChoices(): void {
  if (hasRecord('textSize') || hasRecord('theme')) quietly(followAppearance());
  if (hasRecord('place')) quietly(followPlace());
}

function followOthers(): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || isRecord(key, 'textSize') || isRecord(key, 'theme'))
      quietly(followAppearance());
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    quietly(followAppearance());
    quietly(followPlace());
  });
}

export function onceIdle(): void {
  startPage();
  followChoices();
  followOthers();
  suggestInSearch();
  followReading();
  quietly(startOffline());
}
