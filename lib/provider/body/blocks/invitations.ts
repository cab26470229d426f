import { CHANNEL } from '@/lib/provider/body/html/promotions';
import type { Block, Inline } from '@/lib/story/body';
import { inlineText } from '@/lib/story/bodyText';

/** A page at a social network may be anybody's, so the text must also say “us” or “our”. */
const ACCOUNT =
  /^https?:\/\/(?:(?:www|m)\.)?(?:(?:facebook|twitter|x|instagram|threads|linkedin|youtube|sharechat)\.(?:com|net))\//i;
const STORE = /^https?:\/\/(?:play\.google\.com\/store\/apps|apps\.apple\.com)\//i;
const TO_INSTALL = /download|install|डाउनलोड|इंस्टॉल/i;
const OURS =
  /^[^\p{L}]*(?:please |also )?(?:(?:join|follow|like|subscribe|connect|stay)[^.।?!]{0,40}?(?<!\p{L})(?:us|our)(?!\p{L}))|सब्सक्राइब|(?<![\p{L}\p{M}])(?:हमें|हमसे|हमारे|हमारी|हमारा)(?![\p{L}\p{M}])/iu;

const SUBSCRIPTION = /\/(?:newsletters?|subscri(?:be|ptions?))(?:[/?#]|$)/i;
const LOGIN = /\/(?:log-?in|sign-?in)(?:[/?#]|$)/i;
const TO_SUBSCRIBE = /subscribe|sign ?up|सब्सक्राइब/i;
const TO_LOG_IN = /log ?in|sign ?in|लॉग ?इन/i;

const LENGTH = 160;
const CALLS = 'join|follow|subscribe|click|connect|stay|add|choose|make|set';
const BEGINS = new RegExp(
  `^[^\\p{L}]*(?:please |also )?(?:${CALLS}|like us|get (?:all|more|live|latest|the latest)|for (?:all|more|latest|the latest)|to (?:join|get|read))\\b`,
  'iu',
);
const LINKED = new RegExp(
  `^[^\\p{L}]*(?:${CALLS})\\b|जुड़|फ\u093c?ॉलो|ज\u093c?्वाइन|जॉइन|क्लिक`.normalize('NFC'),
  'iu',
);
const IN_HINDI = new RegExp(
  '(?:जुड़(?:ें|िए|िये| सकते हैं)|(?:फ\u093c?ॉलो|ज्वाइन|ज्वॉइन|जॉइन|क्लिक|सब्सक्राइब) (?:करें|करिए|कीजिए|कर लें))[^\\p{L}\\p{M}]*$'.normalize(
    'NFC',
  ),
  'u',
);

const linesOf = (block: Block): readonly (readonly Inline[])[] => {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [block.content];
    case 'list':
      return block.items.map(({ content }) => content);
    case 'table':
      return [...block.head, ...block.rows].flat().map(({ content }) => content);
    case 'quotation':
      return block.content;
    default:
      return [];
  }
};

type Link = Extract<Inline, { type: 'link' }>;

const linksIn = (content: readonly Inline[]): readonly Link[] =>
  content.flatMap((part) =>
    typeof part === 'string' || part.type === 'break'
      ? []
      : part.type === 'link'
        ? [part]
        : linksIn(part.content),
  );

const APP = /whatsapp|telegram|व्हाट्स|वॉट्स|टेलीग्राम/i;
const NAME_LENGTH = 80;

function isUnlinkedCall(block: Block): boolean {
  if (block.type !== 'paragraph' && block.type !== 'heading') return false;
  const text = inlineText(block.content).normalize('NFC').trim();
  return (
    text.length <= NAME_LENGTH &&
    APP.test(text) &&
    OURS.test(text) &&
    (BEGINS.test(text) || IN_HINDI.test(text))
  );
}

const isSubscription = ({ href, content }: Link): boolean =>
  (SUBSCRIPTION.test(href) && TO_SUBSCRIBE.test(inlineText(content))) ||
  (LOGIN.test(href) && TO_LOG_IN.test(inlineText(content)));

function isInvitation(block: Block): boolean {
  const lines = linesOf(block);
  const links = lines.flatMap(linksIn);
  if (links.length === 0) return isUnlinkedCall(block);
  const leadTo = (...pages: readonly RegExp[]) =>
    links.every(({ href }) => pages.some((page) => page.test(href)));
  const text = lines.map(inlineText).join(' ').normalize('NFC').trim();
  if (text.length > LENGTH) return false;
  const isCall =
    BEGINS.test(text) ||
    IN_HINDI.test(text) ||
    links.every(({ content }) => LINKED.test(inlineText(content).normalize('NFC')));
  return (
    (leadTo(STORE) && TO_INSTALL.test(text)) ||
    (links.every(isSubscription) && links.some(({ href }) => SUBSCRIPTION.test(href))) ||
    (isCall && (leadTo(CHANNEL) || (leadTo(CHANNEL, ACCOUNT) && OURS.test(text))))
  );
}

export const withoutInvitations = (blocks: readonly Block[]): readonly Block[] =>
  blocks.some(isInvitation) ? blocks.filter((block) => !isInvitation(block)) : blocks;
