import 'server-only';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { findStory } from '@/lib/news/findStory';
import { brandPreview } from '@/lib/preview/brandPreview';
import { cropPicture } from '@/lib/preview/cropPicture';
import { drawBrand } from '@/lib/preview/drawCard';
import { PATIENCE_MS } from '@/lib/preview/findPreview';
import { keptPreview, type Preview, previewAt } from '@/lib/preview/keptPreviews';
import { within } from '@/lib/preview/within';
import { cutAddress, cutAddressOf, readCutPath } from './cutAddress';
import { CUTS } from './cuts';

/**
 * The JPEG to answer a file below `/pictures` with. `lasting` only when it is what this very address promises: at an
 * older address of a story its present picture is shown, and whatever goes wrong, the brand's.
 */
export async function findCut(file: string): Promise<Preview> {
  try {
    const asked = readCutPath(file);
    const kept = asked && keptPreview(cutAddressOf(asked));
    if (kept) return kept;
    const story = asked && (await findStory(asked.id, DEFAULT_LOCALE));
    if (asked && story?.ok && story.value.picture !== null) {
      const { picture } = story.value;
      const address = cutAddress(story.value, asked.cut);
      const cut = await within(PATIENCE_MS, previewAt(address, async () => {
        const made = await cropPicture(picture, CUTS[asked.cut]);
        return made.ok ? { bytes: made.value, lasting: true } : { bytes: await drawBrand(DEFAULT_LOCALE), lasting: false };
      }));
      if (cut) return { ...cut, lasting: cut.lasting && address.made === asked.made };
    }
  } catch (fault) {
    console.error(`picture: ${file}: ${String(fault)}`);
  }
  return { ...(await brandPreview(DEFAULT_LOCALE)), lasting: false };
}
