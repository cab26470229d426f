/**
 * @param {any[]} body
 * @param {(name: string) => { id: number, url: string }} pictureOf
 */
export const editorBlocks = (body, pictureOf) =>
  body.map((block) => blockOf(block, pictureOf)).join('\n\n');

/**
 * @param {string} name
 * @param {string} html
 * @param {object} [attributes]
 */
const saved = (name, html, attributes) =>
  `<!-- wp:${name}${attributes ? ` ${JSON.stringify(attributes)}` : ''} -->\n${html}\n<!-- /wp:${name} -->`;

/**
 * @param {any} block
 * @param {(name: string) => { id: number, url: string }} pictureOf
 * @returns {string}
 */
function blockOf(block, pictureOf) {
  switch (block.type) {
    case 'paragraph':
      return saved('paragraph', `<p>${renderInlines(block.content)}</p>`);
    case 'heading':
      return saved(
        'heading',
        `<h${block.level} class="wp-block-heading">${renderInlines(block.content)}</h${block.level}>`,
        block.level === 2 ? undefined : { level: block.level },
      );
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      const items = block.items.map((/** @type {any} */ item) =>
        saved('list-item', `<li>${renderInlines(item)}</li>`),
      );
      return saved(
        'list',
        `<${tag}>${items.join('\n')}</${tag}>`,
        block.ordered ? { ordered: true } : undefined,
      );
    }
    case 'quotation': {
      const lines = block.content.map((/** @type {any} */ line) =>
        saved('paragraph', `<p>${renderInlines(line)}</p>`),
      );
      const source = block.source ? `<cite>${renderInlines([block.source])}</cite>` : '';
      return saved(
        'quote',
        `<blockquote class="wp-block-quote">${lines.join('\n')}${source}</blockquote>`,
      );
    }
    case 'picture':
      return pictureBlock(block.picture, pictureOf);
    case 'gallery':
      return saved(
        'gallery',
        `<figure class="wp-block-gallery has-nested-images columns-default is-cropped">${block.pictures
          .map((/** @type {any} */ picture) => pictureBlock(picture, pictureOf))
          .join('\n')}</figure>`,
        { linkTo: 'none' },
      );
    case 'table': {
      const rows = (/** @type {any[]} */ lines, /** @type {string} */ cell) =>
        lines
          .map(
            (line) =>
              `<tr>${line.map((/** @type {any} */ each) => `<${cell}>${renderInlines(each)}</${cell}>`).join('')}</tr>`,
          )
          .join('');
      return saved(
        'table',
        `<figure class="wp-block-table"><table><thead>${rows(block.head, 'th')}</thead><tbody>${rows(block.rows, 'td')}</tbody></table><figcaption class="wp-element-caption">${renderInlines([block.caption ?? ''])}</figcaption></figure>`,
      );
    }
    case 'embed': {
      const provider = block.provider === 'x' ? 'twitter' : block.provider;
      const type = block.provider === 'youtube' ? 'video' : 'rich';
      return saved(
        'embed',
        `<figure class="wp-block-embed is-type-${type} is-provider-${provider} wp-block-embed-${provider}"><div class="wp-block-embed__wrapper">\n${block.url}\n</div></figure>`,
        { url: block.url, type, providerNameSlug: provider, responsive: true },
      );
    }
    case 'rule':
      return saved('separator', '<hr class="wp-block-separator has-alpha-channel-opacity"/>');
    default:
      throw new Error(`no block of WordPress's is a ${block.type}`);
  }
}

/**
 * @param {any} picture
 * @param {(name: string) => { id: number, url: string }} pictureOf
 */
function pictureBlock({ url, alt, caption }, pictureOf) {
  const { id, url: src } = pictureOf(url.replace('picture:', ''));
  const words = caption
    ? `<figcaption class="wp-element-caption">${renderInlines([caption])}</figcaption>`
    : '';
  return saved(
    'image',
    `<figure class="wp-block-image size-large"><img src="${src}" alt="${alt.replaceAll('"', '&quot;')}" class="wp-image-${id}"/>${words}</figure>`,
    { id, sizeSlug: 'large', linkDestination: 'none' },
  );
}

const ENTITIES = /** @type {Record<string, string>} */ ({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
});

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const TAGS = /** @type {Record<string, string>} */ ({
  strong: 'strong',
  emphasis: 'em',
  code: 'code',
});

/**
 * @param {any[]} content
 * @returns {string}
 */
export const renderInlines = (content) =>
  content
    .map((inline) => {
      if (typeof inline === 'string') return escaped(inline);
      if (inline.type === 'break') return '<br>';
      const inner = renderInlines(inline.content);
      return inline.type === 'link'
        ? `<a href="${escaped(inline.href)}">${inner}</a>`
        : `<${TAGS[inline.type]}>${inner}</${TAGS[inline.type]}>`;
    })
    .join('');
