import { noteBelow } from '@/features/history/noteBelow';
import { laterWords } from '@/lib/browser/laterWords';
import { sharePicture } from '@/lib/browser/sharePicture';

export async function picture(link: HTMLAnchorElement): Promise<void> {
  // In parallel with the picture, because sharing needs a recent click.
  const fetchingWords = laterWords().catch(() => ({ SharePicture: undefined }));
  const note = noteBelow(link);
  if (note.previousElementSibling !== link) link.after(note);
  note.textContent = ''; // An unchanged text would not be announced again.
  const outcome = await sharePicture(link);
  if (outcome === 'handedOn') return;
  const { SharePicture: words } = await fetchingWords;
  if (!words && outcome === 'failed') throw new Error('no picture, and no words');
  note.textContent = words?.[outcome] ?? '';
}
