import MarkdownIt from 'markdown-it';

/** A heading, a link or bold text: plain prose does not contain these by chance. */
const SIGNS = /(?:^|\n)#{1,6} \S|\]\((?:https?:\/\/|\/)[^\s()]|\*\*[^\s*][^*\n]*\*\*/;

export const isMarkdown = (text: string): boolean =>
  (text.includes('](') || text.includes('**') || text.includes('# ')) && SIGNS.test(text);

/** `maxNesting` guards against hostile nesting of quotations and lists. */
const markdown = new MarkdownIt({ html: false, maxNesting: 20 });

/** A picture's title is its caption. */
export const markdownHtml = (text: string): string =>
  markdown
    .render(text)
    .replace(/<img [^<>]* title="([^"]+)">/g, '<figure>$&<figcaption>$1</figcaption></figure>');
