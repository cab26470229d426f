import { showLater } from '@/components/later/show';
import { LiveFollower } from './LiveFollower';
import { livePageElements } from './livePageElements';

const UPDATE = /^#u-([\w-]+)$/;

/** The server sees no fragment: an update of another page is asked for by its query. */
function goToUpdate(): void {
  const { hash, pathname, search } = location;
  const update = UPDATE.exec(hash)?.[1];
  if (update === undefined || document.getElementById(`u-${update}`)) return;
  if (new URLSearchParams(search).get('update') !== update)
    location.replace(`${pathname}?update=${update}${hash}`);
}

export async function showLive(updates: Element): Promise<void> {
  goToUpdate();
  const article = updates.closest<HTMLElement>('article');
  const page = article && livePageElements(article);
  if (page) await showLater(<LiveFollower page={page} />, page.news);
}
