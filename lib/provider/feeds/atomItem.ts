import type { Atom } from 'feedsmith';
import { mediaDuration, mediaFiles, mediaText, type Text, mediaPictures } from './mediaRss';
import {
  basesOf,
  languageOf,
  linkedFiles,
  orElse,
  type RawItem,
  type WithLanguage,
  text,
} from './rawItem';

type AtomEntry = Atom.Entry<string>;

/** RFC 4287, 3.1.1: text is plain by default, but some feeds leave out the type of their HTML. */
const atomText = (given: { value?: string; type?: string } | undefined): Text => ({
  value: given?.value,
  isHtml: given?.type === undefined ? HTML.test(given?.value ?? '') : /html/.test(given.type),
});

const HTML = /<(?:\/(?:p|a|b|i|em|strong|div|span|ul|ol|h[1-6])\s?|br\s?\/?)>/i;

const atomContent = (content: AtomEntry['content']): Text =>
  content?.type && !/^(?:text|html|xhtml|text\/.*|application\/xhtml\+xml)$/.test(content.type)
    ? text(undefined)
    : atomText(content);

/** RFC 4287, 4.2.7.2: a relation may be its whole IRI, and is `alternate` by default. */
const isAlternate = ({ rel = 'alternate' }: Atom.Link<string>) => /(?:^|\/)alternate$/.test(rel);
const isHtmlPage = ({ type = 'text/html' }: Atom.Link<string>) => type.includes('html');

function pageOf({ id, links = [] }: AtomEntry): string | undefined {
  const pages = links.filter(isAlternate);
  const page = (pages.find(isHtmlPage) ?? pages[0])?.href;
  return page ?? (id?.startsWith('http') ? id : undefined);
}

type AtomFeed = WithLanguage & Pick<Atom.Feed<string>, 'authors' | 'title'>;

/** Else those of its source or feed (RFC 4287, 4.1.2, 4.2.1), but not the site's own name. */
const authorsOf = ({ authors, dc, source }: AtomEntry, feed?: AtomFeed) =>
  authors?.map(({ name }) => name) ??
  dc?.creators ??
  source?.authors?.map(({ name }) => name) ??
  feed?.authors?.map(({ name }) => name).filter((name) => name !== feed.title?.value) ??
  [];

export function fromAtom(entry: AtomEntry, feed?: AtomFeed): RawItem {
  const links = entry.links ?? [];
  const content = atomContent(entry.content);
  return {
    id: entry.id ?? links[0]?.href,
    url: pageOf(entry),
    language: languageOf(entry.title, entry.content, entry, feed),
    title: atomText(entry.title),
    summary: atomText(entry.summary),
    content: orElse(orElse(content, atomText(entry.summary)), mediaText(entry.media)),
    authors: authorsOf(entry, feed),
    categories: entry.categories?.map(({ label, term }) => label ?? term) ?? [],
    published: [entry.published, entry.dc?.dates?.[0]],
    modified: [entry.updated],
    files: [...linkedFiles(links), ...mediaFiles(entry.media)],
    duration: entry.itunes?.duration ?? mediaDuration(entry.media),
    sources: [entry.source?.title?.value, ...(entry.dc?.sources ?? [])],
    site: feed?.title?.value,
    pictures: mediaPictures(entry.media),
    bases: basesOf(feed, entry),
    contentBases: basesOf(entry.content),
  };
}
