import { watchViewer } from '@/components/viewer/watchViewer';
import { hasRecord, isRecord } from '@/lib/browser/device/deviceRecord';
import { onStoryShown } from '@/lib/reading/storyShown';
import { laterWords } from './words';

const startOffline = async () => (await import('@/lib/browser/offline/start')).startOffline();
const followAppearance = async () =>
  (await import('@/lib/browser/appearance/applyAppearance')).followAppearance();
const followPlace = async () => (await import('./followPlace')).followPlace();

/** Fields that search the news get suggestions at their first focus. */
function suggestInSearch(): void {
  const suggest = async (field: Element | null) => {
    if (field instanceof HTMLInputElement && field.matches('search [name="q"]'))
      await (await import('./attachSuggestions')).attachSuggestions(field);
  };
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) void suggest(target);
  });
  void suggest(document.activeElement);
}

/** Notes how far the story on the screen is read. */
async function followStory() {
  const [{ followShown }, words] = await Promise.all([
    import('@/components/reading/followShown'),
    laterWords(),
  ]);
  followShown(words.My);
}

function followReading(): void {
  onStoryShown(() => void followStory());
  if (document.querySelector('[data-later="save"]')) void followStory();
  const stories = document.getElementById('my-stories');
  if (stories) void import('./showMy').then(({ showMyStories }) => showMyStories(stories));
}

/** What a reader has chosen for every page. Nothing is fetched where there is no choice. */
function followChoices(): void {
  if (hasRecord('textSize') || hasRecord('theme')) void followAppearance();
  if (hasRecord('place')) void followPlace();
}

/** A choice that was made elsewhere: in another tab, or on a page that Back came from. */
function followOthers(): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || isRecord(key, 'textSize') || isRecord(key, 'theme'))
      void followAppearance();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    void followAppearance();
    void followPlace();
  });
}

/** What every page does once it is up. */
export function onceIdle(): void {
  followChoices();
  followOthers();
  suggestInSearch();
  followReading();
  watchViewer(async () => (await import('./show')).showLater);
  void startOffline();
}
