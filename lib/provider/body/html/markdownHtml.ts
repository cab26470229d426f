import MarkdownIt from 'markdown-it';

/** A heading, a link or bold words: prose has none of these by chance. */
const SIGNS = /(?:^|\n)#{1,6} \S|\]\((?:https?:\/\/|\/)[^\s()]|\*\*[^\s*][^*\n]*\*\*/;

/** Whether a text is Markdown, the form in which Strapi, Directus and generators of static sites keep it. */
export const isMarkdown = (text: string): boolean =>
  (text.includes('](') || text.includes('**') || text.includes('# ')) && SIGNS.test(text);

/** A limit, because hostile texts nest quotations and lists. */
const markdown = new MarkdownIt({ html: false, maxNesting: 20 });

/** CommonMark with GitHub's tables, as HTML. Tags in it are words. */
export const markdownHtml = (text: string): string => markdown.render(text);
