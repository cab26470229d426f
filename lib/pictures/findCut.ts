import 'server-only';
import { withTimeout } from '@/lib/async/withTimeout';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { findStory } from '@/lib/news/findStory';
import { brandPreview } from '@/lib/preview/brandPreview';
import { cropPicture } from '@/lib/preview/cropPicture';
import { PATIENCE_MS } from '@/lib/preview/findPreview';
import { keptPreview, type Preview, previewAt } from '@/lib/preview/keptPreviews';
import { cardCut } from './cardCut';
import { cutAddress, cutAddressOf, readCutPath } from './cutAddress';
import { CUTS } from './cuts';

/**
 * The JPEG to answer a file below `/pictures` with. `lasting` only when it is what this very
 * address promises: at an older address of a story its present picture is shown. The story's drawn
 * card stands in for a picture that cannot be had or used, and the brand's for whatever else goes
 * wrong.
 */
export async function findCut(file: string): Promise<Preview> {
  try {
    const asked = readCutPath(file);
    const kept = asked && keptPreview(cutAddressOf(asked));
    if (kept) return kept;
    const story = asked && (await findStory(asked.id, DEFAULT_LOCALE));
    const shown = story?.ok ? story.value : null;
    const picture = shown?.picture;
    if (asked && shown && picture) {
      const address = cutAddress(shown, asked.cut);
      const cut = await withTimeout(
        PATIENCE_MS,
        previewAt(address, async () => {
          const made = await cropPicture(picture, CUTS[asked.cut]);
          return made.ok
            ? { bytes: made.value, lasting: true }
            : { bytes: await cardCut(shown, asked.cut), lasting: made.error === 'unfit' };
        }),
      );
      if (cut) return { ...cut, lasting: cut.lasting && address.made === asked.made };
    }
  } catch (fault) {
    console.error(`picture: ${file}: ${String(fault)}`);
  }
  return { ...(await brandPreview(DEFAULT_LOCALE)), lasting: false };
}
