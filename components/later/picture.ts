import { noteBelow } from '@/components/reading/noteBelow';
import { sharePicture } from '@/lib/browser/sharePicture';
import { laterWords } from '@/lib/browser/laterWords';

/**
 * Shares the picture that a link leads to, and says below the link where it could not be made, or was downloaded.
 * Fails where it can neither be had nor be said.
 */
export async function picture(link: HTMLAnchorElement): Promise<void> {
  // Fetched beside the picture: the browser hands on only what comes soon after the click.
  const fetchingWords = laterWords().catch(() => ({ SharePicture: undefined }));
  const note = noteBelow(link);
  if (note.previousElementSibling !== link) link.after(note); // next to it, in a row or list of other controls
  note.textContent = ''; // or the same outcome would not be said again
  const outcome = await sharePicture(link);
  if (outcome === 'handedOn') return;
  const { SharePicture: words } = await fetchingWords;
  if (!words && outcome === 'failed') throw new Error('no picture, and no words');
  note.textContent = words?.[outcome] ?? '';
}
