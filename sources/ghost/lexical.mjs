import { renderInlines } from '../wordpress/editorBlocks.mjs';

const BOLD = 1;
const ITALIC = 2;
const CODE = 16;
const FORMATS = { strong: BOLD, emphasis: ITALIC, code: CODE };

/**
 * Converts the seed's blocks to the format of Ghost's editor: https://lexical.dev and Ghost's own
 * cards.
 *
 * @param {any[]} body
 * @param {(name: string) => string} urlOf
 */
export const lexical = (body, urlOf) => documentOf(body.flatMap((block) => nodesOf(block, urlOf)));

/**
 * The editor never saves an empty document.
 *
 * @param {object[]} nodes
 */
export const documentOf = (nodes) =>
  JSON.stringify({
    root: {
      ...NODE,
      type: 'root',
      children: nodes.length > 0 ? nodes : [element('paragraph', [])],
    },
  });

const NODE = { direction: 'ltr', format: '', indent: 0, version: 1 };

/** @param {string} type @param {any[]} content @param {object} [more] */
const element = (type, content, more) => ({
  ...NODE,
  type,
  ...more,
  children: content.flatMap((inline) => inlineOf(inline, 0)),
});

/**
 * @param {any} inline
 * @param {number} format
 * @returns {object[]}
 */
function inlineOf(inline, format) {
  if (typeof inline === 'string')
    return [
      {
        type: 'extended-text',
        version: 1,
        detail: 0,
        format,
        mode: 'normal',
        style: '',
        text: inline,
      },
    ];
  if (inline.type === 'break') return [{ type: 'linebreak', version: 1 }];
  const within = (/** @type {number} */ own) =>
    inline.content.flatMap((/** @type {any} */ each) => inlineOf(each, own));
  if (inline.type === 'link')
    return [
      {
        ...NODE,
        type: 'link',
        rel: 'noreferrer',
        target: null,
        title: null,
        url: inline.href,
        children: within(format),
      },
    ];
  return within(format | FORMATS[/** @type {keyof typeof FORMATS} */ (inline.type)]);
}

/** @param {string} html */
export const htmlCard = (html) => ({ type: 'html', version: 1, html });

/**
 * oEmbed HTML that Ghost gets from each provider.
 *
 * @type {Record<string, (block: { id: string, url: string }) => string>}
 */
const EMBEDS = {
  youtube: ({ id }) =>
    `<iframe width="200" height="113" src="https://www.youtube.com/embed/${id}?feature=oembed" frameborder="0" allowfullscreen></iframe>`,
  x: ({ url }) =>
    `<blockquote class="twitter-tweet">&mdash; Example (@example) <a href="${url}">November 20, 2026</a></blockquote>\n<script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>`,
  instagram: ({ url }) =>
    `<blockquote class="instagram-media" data-instgrm-permalink="${url}" data-instgrm-version="14"><a href="${url}">A post</a></blockquote>\n<script async src="https://www.instagram.com/embed.js"></script>`,
};

/**
 * @param {any} block
 * @param {(name: string) => string} urlOf
 * @returns {object[]}
 */
function nodesOf(block, urlOf) {
  switch (block.type) {
    case 'paragraph':
      return [element('paragraph', block.content)];
    case 'heading':
      return [element('extended-heading', block.content, { tag: `h${block.level}` })];
    case 'list':
      return [
        {
          ...NODE,
          type: 'list',
          listType: block.ordered ? 'number' : 'bullet',
          start: 1,
          tag: block.ordered ? 'ol' : 'ul',
          children: block.items.map((/** @type {any[]} */ item, /** @type {number} */ at) =>
            element('listitem', item, { value: at + 1 }),
          ),
        },
      ];
    case 'quotation': {
      // The editor's own quotation has neither paragraphs nor a source.
      const lines = block.content.map(
        (/** @type {any[]} */ line) => `<p>${renderInlines(line)}</p>`,
      );
      const source = block.source ? `<cite>${renderInlines([block.source])}</cite>` : '';
      return [htmlCard(`<blockquote>${lines.join('')}${source}</blockquote>`)];
    }
    case 'picture':
      return [imageCard(block.picture, urlOf)];
    case 'gallery':
      return [
        {
          type: 'gallery',
          version: 1,
          images: block.pictures.map((/** @type {any} */ picture, /** @type {number} */ at) => ({
            row: 0,
            src: srcOf(picture, urlOf),
            width: 1800,
            height: 1200,
            alt: picture.alt,
            fileName: `${at}.jpg`,
            ...(picture.caption && { title: picture.caption }),
          })),
          caption: '',
        },
      ];
    case 'table': {
      const row = (/** @type {string} */ tag) => (/** @type {any[][]} */ cells) =>
        `<tr>${cells.map((cell) => `<${tag}>${renderInlines(cell)}</${tag}>`).join('')}</tr>`;
      const caption = block.caption ? `<caption>${renderInlines([block.caption])}</caption>` : '';
      return [
        htmlCard(
          `<table>${caption}<thead>${block.head.map(row('th')).join('')}</thead><tbody>${block.rows.map(row('td')).join('')}</tbody></table>`,
        ),
      ];
    }
    case 'embed':
      return [
        {
          type: 'embed',
          version: 1,
          url: block.url,
          embedType: block.provider === 'youtube' ? 'video' : 'rich',
          html: EMBEDS[block.provider]?.(block) ?? '',
          metadata: {},
          caption: '',
        },
      ];
    case 'rule':
      return [{ type: 'horizontalrule', version: 1 }];
    default:
      throw new Error(`no way to write ${block.type} in Ghost`);
  }
}

/** @param {any} picture @param {(name: string) => string} urlOf */
const srcOf = (picture, urlOf) => urlOf(picture.url.replace('picture:', ''));

/** @param {any} picture @param {(name: string) => string} urlOf */
const imageCard = (picture, urlOf) => ({
  type: 'image',
  version: 1,
  src: srcOf(picture, urlOf),
  width: 1800,
  height: 1200,
  title: '',
  alt: picture.alt,
  caption: picture.caption ?? '',
  cardWidth: 'regular',
  href: '',
});
