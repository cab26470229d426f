import { withoutShortcodes } from '@/lib/provider/body/shortcodes/shortcodes';

const SERVICES =
  '(?:youtu\\.be|youtube\\.com|x\\.com|twitter\\.com|t\\.co|instagram\\.com|facebook\\.com|fb\\.watch|threads\\.net)';
const EMBED = new RegExp(
  `(?:^|\\s)(?:https?://(?:www\\.|m\\.)?${SERVICES}/|pic\\.twitter\\.com/|View this post on Instagram|— [^()]{1,60} \\(@\\w{1,30}\\) )`,
  'u',
);

/** Excerpts that WordPress makes itself run on into URLs and posts of the classic editor's embeds. */
export function beforeEmbeds(excerpt: string): string {
  const at = excerpt.search(EMBED);
  return at < 0 ? excerpt : excerpt.slice(0, at).trimEnd();
}

/** A teaser's sentences, without shortcodes, up to the first embed. */
export const teaserText = (teaser: string): string => beforeEmbeds(withoutShortcodes(teaser));
