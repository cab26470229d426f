import { goBack } from '@/lib/browser/goBack';
import { ENTRY_KEY } from '@/lib/browser/languageSwitch/entryKey';
import { restorePage, savePage } from '@/lib/browser/languageSwitch/pageState';
import { onStoryShown } from '@/lib/reading/storyShown';
import { laterWords } from './words';

export { setOutlet } from '@/lib/browser/lateOutlet';

type Action = (control: HTMLElement) => Promise<unknown>;

/** An action of links alone. */
const ofLink =
  (act: (link: HTMLAnchorElement) => unknown): Action =>
  async (control) =>
    control instanceof HTMLAnchorElement ? act(control) : undefined;

/** To the page in another language: what was typed and where one was go along. */
function switchLanguage(link: HTMLAnchorElement) {
  try {
    savePage(link.pathname);
  } finally {
    location.assign(link.href);
  }
}

/**
 * What a control with `data-later` does, by its value: anything large by a script of its own. A line here costs first
 * loads nothing, since this file itself comes when the browser is idle.
 */
const ACTIONS: Record<string, Action> = {
  back: ofLink((link) => goBack(link.href)),
  embed: ofLink(async (link) => (await import('@/components/reader/showEmbed')).showEmbed(link)),
  language: ofLink(switchLanguage),
  zoom: ofLink(async (link) => (await import('./zoom')).zoom(link)),
  picture: ofLink(async (link) => (await import('@/lib/browser/sharePicture')).sharePicture(link)),
  listen: async (button) => (await import('./listen')).listen(button),
  save: async (control) => {
    const [{ toggleSaved }, words] = await Promise.all([
      import('@/components/reading/saveControl'),
      laterWords(),
    ]);
    toggleSaved(control, words.My);
  },
  wipe: async (control) => (await import('@/components/my/wipeControl')).wipeFrom(control),
};

/** Does what a control asks for; fails where its script cannot be had. */
export const doLater = async (control: HTMLElement): Promise<unknown> =>
  ACTIONS[control.dataset.later ?? '']?.(control);

/** Follows the reading of the story on the screen. */
async function followStory() {
  const [{ followShown }, words] = await Promise.all([
    import('@/components/reading/followShown'),
    laterWords(),
  ]);
  followShown(words.My);
}

/** What every page does once it is up. */
export function onceIdle(): void {
  onStoryShown(() => void followStory());
  if (document.querySelector('[data-later="save"]')) void followStory();
  const stories = document.getElementById('my-stories');
  if (stories) void import('./showMy').then(({ showMyStories }) => showMyStories(stories));
}

/** Repeats here, once, what the reader did on the same page in another language. */
export async function restore(): Promise<void> {
  const entry = sessionStorage.getItem(ENTRY_KEY);
  sessionStorage.removeItem(ENTRY_KEY);
  if (entry) await restorePage(entry);
}
