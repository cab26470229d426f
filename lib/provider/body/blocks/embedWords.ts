import { withoutShortcodes } from '@/lib/provider/body/shortcodes/shortcodes';
import { READING_NOTES } from './pageLines';

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

const NOTES = new RegExp(`^(?:${READING_NOTES.join('|')})[\\s.:|–-]+(?=\\S)`, 'iu');

/** A teaser's sentences, without shortcodes and a plug-in's notes, up to the first embed. */
export const teaserText = (teaser: string): string =>
  beforeEmbeds(withoutShortcodes(teaser)).trimStart().replace(NOTES, '');
