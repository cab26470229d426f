import { type Outlet, setOutlet } from '@/components/later/outlet';
import { goBack } from '@/lib/browser/goBack';
import { laterWords } from '@/lib/browser/laterWords';
import { onceIdle } from './onceIdle';
import { ENTRY_KEY, restorePage, savePage } from './pageState';
import { quietly } from './quietly';
import { startPage } from './startPage';

type Action = (control: HTMLElement) => Promise<unknown>;

const ofLink =
  (act: (link: HTMLAnchorElement) => unknown): Action =>
  async (control) =>
    control instanceof HTMLAnchorElement ? act(control) : undefined;

function once(act: Action): Action {
  let underWay: Promise<unknown> | undefined;
  return (control) =>
    (underWay ??= act(control).finally(() => {
      underWay = undefined;
    }));
}

function switchLanguage(link: HTMLAnchorElement) {
  try {
    savePage(link.pathname);
  } finally {
    location.assign(link.href);
  }
}

const fetchControls = () =>
  Promise.all([
    import('@/features/voice/listen'),
    import('@/features/preferences/showSettings'),
    import('@/components/share/ShareMenu'),
  ]);

/**
 * Large actions load their own script. Entries cost the first load nothing, because this file
 * arrives at idle.
 */
const ACTIONS: Record<string, Action> = {
  back: ofLink((link) => goBack(link.href)),
  settings: once(async () => (await import('@/features/preferences/showSettings')).showSettings()),
  place: once(async () => (await import('@/features/preferences/showSettings')).showPlaceChoice()),
  answerState: async (button) =>
    (await import('@/features/preferences/askState')).answerState(button),
  otherState: once(async () => (await import('@/features/preferences/askState')).otherState()),
  dismissState: async () => (await import('@/features/preferences/askState')).dismissState(),
  stateNews: async () => (await import('@/features/preferences/followPlace')).showMyState(),
  embed: ofLink(async (link) => (await import('@/components/reader/showEmbed')).showEmbed(link)),
  language: ofLink(switchLanguage),
  zoom: once(ofLink(async (link) => (await import('@/features/viewer/zoom')).zoom(link))),
  picture: once(ofLink(async (link) => (await import('./picture')).picture(link))),
  listen: async (button) => (await import('@/features/voice/listen')).listen(button),
  save: async (control) => {
    const [{ toggleSaved }, words] = await Promise.all([
      import('@/features/history/saveControl'),
      laterWords(),
    ]);
    toggleSaved(control, words.My);
    quietly(fetchControls());
  },
  wipe: async (control) => (await import('@/features/history/wipeControl')).wipeFrom(control),
};

const pressed = new Set<HTMLElement>();

/** One run at a time: on slow lines readers press again, which would undo or repeat the action. */
export async function doLater(control: HTMLElement): Promise<void> {
  if (pressed.has(control)) return;
  pressed.add(control);
  try {
    await ACTIONS[control.dataset.later ?? '']?.(control);
  } finally {
    pressed.delete(control);
  }
}

async function start(): Promise<void> {
  startPage();
  const entry = sessionStorage.getItem(ENTRY_KEY);
  sessionStorage.removeItem(ENTRY_KEY);
  if (entry) await restorePage(entry);
}

export function laterBy(outlet: Outlet) {
  setOutlet(outlet);
  return { doLater, onceIdle, start };
}
