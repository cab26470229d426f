import { unescapedUrl } from '@/lib/provider/source/httpUrl';
import type { RawItem } from './rawItem';

const FILE =
  /<(?:enc:)?(enclosure|video(?:_?(?:url|link|file)|:content_loc)?|youtube(?:_?(?:url|link|id))?|audio(?:_?(?:url|file))?)((?:\s[^<>]{0,2000})?)>\s{0,20}(?:<url>\s{0,20})?(?:<!\[CDATA\[\s{0,20})?([^<>\]]{0,2000})/gi;
const ADDRESS =
  /\s(?:rdf:)?(?:url|href|src|resource)\s{0,5}=\s{0,5}(?:"([^"]{1,2000})"|'([^']{1,2000})')/i;
const TYPE = /\s(?:enc:)?type\s{0,5}=\s{0,5}["']([\w/+.-]{1,60})/i;

/**
 * An item's files in non-standard elements: `<enclosure href>`, `<enclosure>URL</enclosure>`, RSS
 * 1.0's `<enc:enclosure rdf:resource>`, `<videoUrl>`, a sitemap's `<video:content_loc>`.
 */
export const unknownFiles = (xml: string): RawItem['files'] =>
  [...xml.matchAll(FILE)].flatMap(([, name = '', attributes = '', text = '']) => {
    const [, double, single] = ADDRESS.exec(attributes) ?? [];
    const url = unescapedUrl((double ?? single ?? text).trim());
    const [, type] = TYPE.exec(attributes) ?? [];
    return /^(?:https?:)?\/\//i.test(url) ? { url, type: type ?? TYPES[name.slice(0, 5)] } : [];
  });

const TYPES: Readonly<Record<string, string>> = { audio: 'audio/', video: 'video/' };

export const unknownDuration = (xml: string): string | undefined =>
  xml.includes('<video:duration>') ? /<video:duration>\s{0,9}(\d{1,6})/.exec(xml)?.[1] : undefined;
