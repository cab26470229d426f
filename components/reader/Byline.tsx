import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { localPath } from '@/lib/i18n/language';
import type { Story } from '@/lib/stories/model/story';
import { authorPath, tagPath } from '@/lib/stories/model/termPaths';

/** Who wrote a story, each with a link to what they wrote. */
export function Byline({ story: { author, authors, lang } }: { story: Story }) {
  const locale = useLocale();
  if (!authors?.length)
    return (
      author && (
        <b lang={lang} className="text-ink">
          {author}
        </b>
      )
    );
  return (
    <b lang={lang} className="text-ink">
      {authors.map(({ name, slug }, at) => (
        <Fragment key={slug}>
          {at > 0 && ', '}
          <a href={localPath(authorPath(slug), locale)} rel="author">
            {name}
          </a>
        </Fragment>
      ))}
    </b>
  );
}

/** What a story is filed under, each with a link to what else is. */
export function Tags({ story: { tags, lang } }: { story: Story }) {
  const t = useTranslations('Reader');
  const locale = useLocale();
  if (!tags?.length) return null;
  return (
    <nav lang={locale} aria-label={t('tags')} className="mt-6 print:hidden">
      <ul lang={lang} className="flex flex-wrap gap-x-4">
        {tags.map(({ name, slug }) => (
          <li key={slug}>
            <a href={localPath(tagPath(slug), locale)} className="touch-target text-river">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
