import { PICTURE_TAG } from './elements';
import {
  attribute,
  hasClass,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isText,
} from './parseHtml';

const SHARING = new RegExp(
  '^(?:(?:https?:)?//(?:www\\.|m\\.|mobile\\.|web\\.|api\\.|[a-z]{2}\\.)?(?:' +
    'facebook\\.com/(?:sharer|share\\.php|dialog/(?:share|feed|send))\\b|' +
    '(?:twitter|x)\\.com/(?:intent/|share\\?)|' +
    'wa\\.me/\\?(?:[^#]{0,2000}&)?text=|' +
    'whatsapp\\.com/send/?\\?(?![^#]{0,2000}phone=\\d)|' +
    'linkedin\\.com/(?:sharearticle\\b|sharing/)|' +
    '(?:t|telegram)\\.me/share\\b|' +
    'pinterest\\.[a-z.]{2,6}/pin/create\\b|' +
    '(?:reddit\\.com|old\\.reddit\\.com)/submit\\?|' +
    '(?:bsky\\.app|threads\\.(?:net|com))/intent/' +
    ')|(?:whatsapp://send|tg://msg|fb-messenger://share|mailto:(?:%20)?\\?))',
  'i',
);

export const CHANNEL = new RegExp(
  '^(?:https?:)?//(?:www\\.)?(?:' +
    'whatsapp\\.com/channel/[\\w-]{1,60}/?(?:[?#]|$)|' +
    'chat\\.whatsapp\\.com/|' +
    '(?:t|telegram)\\.me/(?:s/|joinchat/|\\+)?[\\w-]{3,64}/?(?:[?#]|$)|' +
    'news\\.google\\.com/(?:publications|newsstand)/|' +
    'google\\.com/preferences/source\\b' +
    ')',
  'i',
);

export const isPromotion = (element: HtmlElement): boolean =>
  element.tagName === 'a'
    ? isBanner(element) || isPortalButton(element)
    : ROWS.has(element.tagName) && sharing(element.childNodes, 0) === 'shares';

const hrefOf = (link: HtmlElement) => attribute(link, 'href')?.trim() ?? '';

/** Buttons for Ghost's subscribe and share dialogs, which open only on the Ghost site. */
const isPortalButton = (link: HtmlElement): boolean =>
  /^#\/(?:portal|share)\b/.test(hrefOf(link)) && hasClass(link, /^kg-(?:btn|cta-button)\b/);

function isBanner(link: HtmlElement): boolean {
  if (!hasPicture(link, 0) || textIn(link) !== '') return false;
  const href = hrefOf(link);
  return (
    CHANNEL.test(href) ||
    SHARING.test(href) ||
    /(?:^|\s)sponsored(?:\s|$)/i.test(attribute(link, 'rel') ?? '')
  );
}

const DEPTH = 4;

const hasPicture = ({ childNodes }: HtmlElement, depth: number): boolean =>
  childNodes
    .filter(isElement)
    .some(
      (node) => PICTURE_TAG.test(node.tagName) || (depth < DEPTH && hasPicture(node, depth + 1)),
    );

const ROWS = new Set('p div ul ol li section aside center'.split(' '));
const INSIDE = new Set('p div ul ol li span strong b em i u font small center'.split(' '));

const SEPARATORS = /[\s|•·,/:：–—-]+/g;
const LABEL =
  /^(?:share(?: this)?(?: (?:story|post|article|news))?(?: (?:on|via|with))?|(?:इसे |खबर |ख़बर )?(?:शेयर|साझा) कर(?:ें|े))?$/i;
const LABEL_LENGTH = 60;

/** A longer link text is a sentence to share, which the story may not contain elsewhere. */
const isSharing = (link: HtmlElement) =>
  SHARING.test(hrefOf(link)) && textIn(link).length <= LABEL_LENGTH;

const isLabel = (text: string) =>
  text.length <= 3 * LABEL_LENGTH && LABEL.test(text.replace(SEPARATORS, ' ').trim());

type Sharing = 'shares' | 'nothing' | 'other';

function sharing(nodes: readonly HtmlNode[], depth: number): Sharing {
  let found: Sharing = 'nothing';
  for (const node of nodes) {
    const inside = sharingOf(node, depth);
    if (inside === 'other') return inside;
    if (inside === 'shares') found = inside;
  }
  return found;
}

function sharingOf(node: HtmlNode, depth: number): Sharing {
  if (isText(node)) return isLabel(node.value) ? 'nothing' : 'other';
  if (!isElement(node) || node.tagName === 'br') return 'nothing';
  if (node.tagName === 'a') return isSharing(node) ? 'shares' : 'other';
  return depth < DEPTH && INSIDE.has(node.tagName) ? sharing(node.childNodes, depth + 1) : 'other';
}

function textIn(element: HtmlElement): string {
  const nodes: HtmlNode[] = [...element.childNodes.slice(0, LABEL_LENGTH)];
  let text = '';
  for (let at = 0; at < nodes.length && text.length <= LABEL_LENGTH; at++) {
    const node = nodes[at];
    if (node && isText(node)) text += node.value.trim();
    else if (node && isElement(node) && at < LABEL_LENGTH)
      for (const inner of node.childNodes.slice(0, LABEL_LENGTH)) nodes.push(inner);
  }
  return text;
}
