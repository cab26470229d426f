import type { ReactNode } from 'react';
import { isPlainClick } from '@/lib/browser/isPlainClick';
import { localPath } from '@/lib/i18n/language';
import { splitLocale } from '@/lib/i18n/splitLocale';
import { storyPath } from '@/lib/story/story';
import { viewLinkOf, viewLinkTo } from './viewedCards';
import { noteViewed, pushViewed, putListBelow, viewedStory } from './viewedStory';

type Show = (node: ReactNode) => Promise<() => void>;
type Open = { close: () => void };

function clickedLink({ target }: MouseEvent): HTMLAnchorElement | undefined {
  if (!(target instanceof Element)) return;
  const link = viewLinkOf(target.closest('[data-story]'));
  const control = target.closest('a, button');
  return control && control !== link ? undefined : link;
}

const storyUrl = (id: string) => localPath(storyPath(id), splitLocale(location.pathname).locale);

/**
 * Syncs the viewer with clicks, fragment and history. If its script fails, the card's link is
 * followed.
 *
 * @param fetchShow what renders it
 */
export function watchViewer(fetchShow: () => Promise<Show>): void {
  const page = location.pathname;
  let viewer: Promise<Open> | undefined;

  const open = (id: string) => {
    const opened = Promise.all([import('./openViewer'), fetchShow()]).then(
      ([{ openViewer }, show]) => openViewer(id, show),
    );
    viewer = opened;
    return opened.catch((failure: unknown) => {
      if (viewer === opened) viewer = undefined;
      throw failure;
    });
  };
  const close = () => {
    void viewer?.then((shown) => shown.close()).catch(() => {});
    viewer = undefined;
  };
  const follow = () => {
    const id = viewedStory();
    if (id !== undefined && viewLinkTo(id)) {
      if (!viewer) open(id).catch(() => {});
    }
    // A story read over the viewer has its own path.
    else if (location.pathname === page) close();
  };

  document.addEventListener('click', (event) => {
    const link = !event.defaultPrevented && isPlainClick(event) ? clickedLink(event) : undefined;
    const id = link?.closest<HTMLElement>('[data-story]')?.dataset.story;
    if (!link || id === undefined || !getSelection()?.isCollapsed) return;
    event.preventDefault();
    if (viewer && viewedStory() === id) return;
    // A tap on another card while the first loads: both share one history entry, which Back closes.
    if (viewer) {
      close();
      noteViewed(id);
    } else pushViewed(id);
    open(id).catch(() => {
      // The reader may have navigated meanwhile.
      if (viewedStory() === id) location.replace(link.href);
    });
  });
  addEventListener('popstate', follow);
  const linked = viewedStory();
  if (linked === undefined) return;
  putListBelow(linked);
  open(linked).catch(() => {
    if (viewedStory() === linked && !viewLinkTo(linked)) location.replace(storyUrl(linked));
  });
}
