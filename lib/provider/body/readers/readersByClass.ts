import {
  SPACED,
  CAPTIONED,
  COUNTER,
  GALLERY,
  PANE,
  QUOTED,
  STARS,
} from '@/lib/provider/body/html/elements';
import { hasClass, type HtmlElement } from '@/lib/provider/body/html/parseHtml';
import type { Reader } from '@/lib/provider/body/writing/domPosition';
import { readConsentBlock, CONSENT_BLOCK } from './readConsentBlock';
import { BOOKMARK, readBookmark } from './readEmbeds';
import { JSON_MEDIA, readJsonMedia } from './readJsonMedia';
import { readFigure, readGallery } from './readPictures';
import { PLAYLIST, readPlaylist } from './readPlaylist';
import { readQuotation } from './readQuotation';
import { readStars } from './readStars';
import { readSurrounded, readCounter, readPane } from './readText';

/** Prefixes of all names below: one test rules out most elements. */
const NAMED =
  /^(?:kg-|wp-|kb-|uag-|e-rating|gallery|blocks-gallery|tiled-gallery|fr-img-caption|elementor-(?:counter|star|progress)|display-counter|percent-value|et_pb_counter_c|su-|_df_|Borlabs|brlbs-|image-gallery-|flowplayer)/;

const READERS: readonly (readonly [RegExp, Reader])[] = [
  [COUNTER, readCounter],
  [STARS, readStars],
  [JSON_MEDIA, readJsonMedia],
  [CONSENT_BLOCK, readConsentBlock],
  [PLAYLIST, readPlaylist],
  [QUOTED, readQuotation],
  [PANE, readPane],
  [SPACED, readSurrounded(' ', ' ')],
  [BOOKMARK, readBookmark],
  [GALLERY, readGallery],
  [CAPTIONED, readFigure],
];

export const readerByClass = (element: HtmlElement): Reader | undefined =>
  hasClass(element, NAMED) ? READERS.find(([name]) => hasClass(element, name))?.[1] : undefined;
