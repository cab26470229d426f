import {
  attribute,
  elementAfter,
  hasClass,
  type HtmlElement,
  isElement,
  isText,
  parseHtml,
} from '@/lib/provider/body/html/parseHtml';
import { textOfNodes } from '@/lib/provider/body/html/textOf';
import type { Reader } from '@/lib/provider/body/writing/blockWriter';
import { linkHref } from '@/lib/provider/body/writing/links';
import { addLink } from './readEmbeds';
import { readDefault } from './readText';

/** Content that Borlabs Cookie 2 and 3 hide until a click, and documents drawn by dFlip. */
export const CONSENT_BLOCK =
  /^(?:BorlabsCookie|brlbs-cmpnt-content-blocker|_df_(?:book|button|thumb|custom))$/;

export const readConsentBlock: Reader = (element, writer, position) => {
  const { base, budget, pages } = position;
  if (hasClass(element, /^_df_/)) {
    const href = linkHref(documentUrl(element), base, pages);
    if (href) addLink(href, textOfNodes(element.childNodes, budget), writer, position);
    else readDefault(element, writer, position);
    return;
  }
  const code = attribute(element, 'data-borlabs-cookie-content') ?? templateIn(element) ?? '';
  const html = Buffer.from(code, 'base64').toString('utf8');
  position.readAll(parseHtml(html).nodes, writer, position);
};

const textIn = (script: HtmlElement | undefined): string | undefined =>
  script?.childNodes.find(isText)?.value;

/** Borlabs Cookie 2 keeps the template in the second of its two boxes. */
const templateIn = ({ childNodes }: HtmlElement) =>
  textIn(
    childNodes
      .filter(isElement)
      .flatMap((box) => [box, ...box.childNodes.filter(isElement)])
      .find((script) => attribute(script, 'type') === 'text/template'),
  );

/** dFlip's editor block keeps the document's URL in the script behind it. */
function documentUrl(element: HtmlElement): string | undefined {
  const given = attribute(element, 'source') ?? attribute(element, 'data-source');
  if (given) return given;
  const next = elementAfter(element);
  const [, source] = SOURCE.exec(next?.tagName === 'script' ? (textIn(next) ?? '') : '') ?? [];
  return source?.replaceAll('\\/', '/');
}

const SOURCE = /"source":"(https?:[^"]{1,1000})"/;
