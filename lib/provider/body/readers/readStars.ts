import { hasClass, isElement } from '@/lib/provider/body/html/parseHtml';
import { textOfNodes } from '@/lib/provider/body/html/textOf';
import { attributeText } from '@/lib/provider/body/pictures/pictures';
import type { Reader } from '@/lib/provider/body/writing/domPosition';
import { readDefault } from './readText';

export const readStars: Reader = (element, writer, position) => {
  const label = element.childNodes
    .filter(isElement)
    .find((part) => hasClass(part, /^screen-reader-text$/));
  const rating =
    attributeText(element, 'title') ||
    attributeText(element, 'aria-label') ||
    (label ? textOfNodes(label.childNodes, position.budget) : '');
  if (!rating) return readDefault(element, writer, position);
  writer.end();
  writer.text(rating, position.marks);
  writer.end();
};
