import { isHiddenByStyle } from './hiddenByStyle';
import { type HtmlElement, type HtmlNode, attribute } from './parseHtml';
import { isPromotion } from './promotions';
import { isSkippedName, SKIPPED_PREFIXES, SKIPPED_TAGS } from './skippedNames';

/** Panels that a script opens: https://www.w3.org/WAI/ARIA/apg/patterns/accordion/ */
const isCollapsedPanel = (element: HtmlElement): boolean =>
  element.attrs.length > 0 &&
  (attribute(element, 'hidden') === 'until-found' ||
    attribute(element, 'role') === 'tabpanel' ||
    (attribute(element, 'role') === 'region' &&
      attribute(element, 'aria-labelledby') !== undefined));

const HEADING = /^(?:h[1-6]|dt)$/;
const FOLDING = /accordion|collapsible/i;

const isPanelTitle = (element: HtmlElement): boolean =>
  element.tagName === 'button' &&
  (HEADING.test(element.parentNode?.nodeName ?? '') ||
    attribute(element, 'role') === 'tab' ||
    FOLDING.test(attribute(element, 'class') ?? ''));

/** Media stays visible under `aria-hidden`, because other text describes it. */
const VISIBLE_MEDIA = new Set('img picture figure video audio iframe amp-img'.split(' '));

export function isSkipped(element: HtmlElement): boolean {
  if (SKIPPED_TAGS.has(element.tagName)) return !isPanelTitle(element);
  for (const { name, value } of element.attrs)
    switch (name) {
      case 'hidden':
        if (!isCollapsedPanel(element)) return true;
        break;
      case 'class':
      case 'id':
        if (hasSkippedName(value)) return true;
        break;
      case 'data-f-id':
        if (value === 'pbf') return true;
        break;
      case 'aria-hidden':
        if (value === 'true' && !VISIBLE_MEDIA.has(element.tagName) && !isShownByScript(element))
          return true;
        break;
      case 'style':
        if (isHiddenByStyle(value, element) && !isShownByScript(element)) return true;
        break;
      default:
    }
  return (
    (element.tagName === 'dialog' && !element.attrs.some(({ name }) => name === 'open')) ||
    (element.tagName === 'address' && element.parentNode?.nodeName === 'header') ||
    isHeadingAnchor(element) ||
    isPromotion(element) ||
    isFeedFooter(element)
  );
}

const isHeadingAnchor = (element: HtmlElement) =>
  isLink(element) &&
  hrefOf(element).startsWith('#') &&
  /^[#¶§🔗]$/u.test(element.childNodes.map(ownText).join('').trim());

/** Elements that a script shows later: slides after the first, embedded documents, footnotes. */
const SHOWN_BY_SCRIPT =
  /(?:^|\s)(?:footnote_references_container|(?:slide-\d{1,3}|soliloquy-item|ms-image|carousel-item|slick-slide|splide__slide|swiper-slide|ead-iframe|wprm-recipe-details-unit)(?:\s|$))/;

const isShownByScript = (element: HtmlElement) =>
  isCollapsedPanel(element) ||
  element.attrs.some(
    ({ name, value }) =>
      (name === 'class' || name === 'id') && SHOWN_BY_SCRIPT.test(value.slice(0, NAMES_LENGTH)),
  );

const NAMES_LENGTH = 2_000;

function hasSkippedName(value: string): boolean {
  if (
    !/[-_]|ssba|yarpp|wpcf7|wpulike|simple|lwptoc|ads|adslot|adunit|adbox|adspace|adblock|share|heateor|visually|offscreen|advert|taboola|outbrain|gtranslate|responsivevoice|beyondwords|printfriendly|feedflare|molongui|convertkit|e3lan|wpdiscuz|readspeaker|rsbtn|wpnbha|mailmunch|trinity|novashare|slideshowlink|gofollow|gutentoc|template(?:Pre|Foot)|sfsi/i.test(
      value,
    )
  )
    return false;
  if (/^wp-[\w-]{1,60}$/.test(value)) return isSkippedName(value);
  // Trimmed, because a space at an end would make an empty name.
  const names = value.slice(0, NAMES_LENGTH).trim();
  return SKIPPED_PREFIXES.test(names) || names.split(/\s+/).some(isSkippedName);
}

const FOOTER_WORDS = 60;
const FOOTER_LENGTH = 160;
const APPEARED =
  /\b(?:appeared first|first appeared|(?:first|originally) (?:published|posted|appeared)) (?:on|in|at)\b/i;
const MARKING = /^(?:em|i|small|strong|span)$/;

/** "The post … appeared first on …" in any language: two links, the last to the site's front page. */
function isFeedFooter({ tagName, childNodes: own }: HtmlElement): boolean {
  if (tagName !== 'p') return false;
  const [only] = own;
  const childNodes =
    own.length === 1 && only && 'childNodes' in only && MARKING.test(only.nodeName)
      ? only.childNodes
      : own;
  if (childNodes.length < 3 || childNodes.length > 6) return false;
  const links = childNodes.filter(isLink);
  const words = links.length === 2 ? childNodes.map(ownText).join('') : '';
  if (links.length !== 2 || words.length > FOOTER_LENGTH) return false;
  const [post, site] = links.map(hrefOf).map((href) => (URL.canParse(href) ? new URL(href) : null));
  if (!post || !site || post.host !== site.host) return false;
  if (APPEARED.test(words)) return true;
  if (words.length > FOOTER_WORDS) return false;
  const isToSite = /^\/(?:[a-z]{2}\/?)?$/.test(site.pathname) && post.pathname.length > 1;
  // Hindi puts a word after the link, but never a second sentence.
  return isToSite && !/[.।?!]/.test(behindLastLink(childNodes).trim().slice(0, -1));
}

const isLink = (node: HtmlNode): node is HtmlElement => node.nodeName === 'a' && 'attrs' in node;

const hrefOf = ({ attrs }: HtmlElement) => attrs.find(({ name }) => name === 'href')?.value ?? '';

const ownText = (node: HtmlNode | undefined): string =>
  node?.nodeName === '#text' && 'value' in node ? node.value : '';

const behindLastLink = (nodes: readonly HtmlNode[]) =>
  nodes
    .slice(nodes.findLastIndex(({ nodeName }) => nodeName === 'a') + 1)
    .map(ownText)
    .join('');
