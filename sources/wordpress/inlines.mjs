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
