import { Fragment, type ReactNode } from 'react';
import { formatDate } from '@/lib/format/dates';
import { formatTime } from '@/lib/format/timeOfDay';
import { localPath } from '@/lib/i18n/language';
import { authorsOf } from '@/lib/story/authors';
import { changedAt } from '@/lib/story/changedAt';
import type { Story } from '@/lib/story/story';
import { authorPath, tagPath } from '@/lib/story/termPaths';
import { look, type TextForm } from './body/textForm';

type Props = {
  story: Story;
  form: TextForm;
  channel: string;
  state: (name: string) => string;
  age?: ReactNode;
  now?: number;
};

export function Byline({ story, form, channel, state, age, now }: Props) {
  const { t, locale } = form;
  const { publishedAt, place, lang, agency, rating } = story;
  const updatedAt = changedAt(story);
  const date = (at: string) => formatDate(new Date(at), 'long', locale);
  const hasAuthor = authorsOf(story).length > 0;
  const where = [place, story.state && state(story.state)].filter(Boolean).join(', ');
  return (
    <>
      {hasAuthor && (
        <Part form={form} tag="b" className="text-ink" lang={lang} before="">
          <Authors story={story} form={form} />
        </Part>
      )}
      <Part form={form} tag="b" className="text-ink" before={hasAuthor ? ', ' : ''}>
        {t('source', { channel })}
      </Part>
      {agency && <Part form={form}>{t('agency', { agency })}</Part>}
      {publishedAt && (
        <Part form={form} className="text-ink">
          {t('published', { date: date(publishedAt) })}
        </Part>
      )}
      {/* As wide at any age: a minute that passes must not wrap the row anew. */}
      {age && (
        <Part form={form} className="min-w-24 text-ink">
          {age}
        </Part>
      )}
      {updatedAt && (
        <Part form={form} className="text-ink">
          {t('updated', {
            date: date(updatedAt),
            time: formatTime(new Date(updatedAt), locale),
          })}
        </Part>
      )}
      {now !== undefined && (
        <Part form={form}>{t('today', { date: formatDate(now, 'full', locale) })}</Part>
      )}
      {where && (
        <Part form={form} lang={lang}>
          {where}
        </Part>
      )}
      {rating && (
        <Part form={form} className="text-ink">
          {t('rating', rating)}
        </Part>
      )}
    </>
  );
}

type PartProps = {
  form: TextForm;
  tag?: 'b' | 'span';
  className?: string;
  lang?: string;
  before?: string;
  children: ReactNode;
};

function Part({ form, tag: Tag = 'span', className, lang, before = ' · ', children }: PartProps) {
  if (form.kind === 'page')
    return (
      <Tag lang={lang} className={className}>
        {children}
      </Tag>
    );
  return (
    <>
      {before}
      {lang ? <span lang={lang}>{children}</span> : children}
    </>
  );
}

type TermsProps = Pick<Props, 'story' | 'form'>;

function Authors({ story, form: { locale } }: TermsProps) {
  return authorsOf(story).map(({ name, slug, role }, at) => (
    <Fragment key={slug ?? name}>
      {at > 0 && ', '}
      {slug ? (
        <a href={localPath(authorPath(slug), locale)} rel="author">
          {name}
        </a>
      ) : (
        name
      )}
      {role && ` (${role})`}
    </Fragment>
  ));
}

const SHOWN_TAGS = 12;

export function Tags({ story: { tags, lang }, form }: TermsProps) {
  const { t, locale } = form;
  if (!tags?.length) return null;
  return (
    <nav lang={locale} aria-label={t('tags')} className={look(form, 'mt-6 print:hidden', 'n')}>
      <ul lang={lang} className={look(form, 'flex flex-wrap gap-x-4')}>
        {tags.slice(0, SHOWN_TAGS).map(({ name, slug }) => (
          <li key={slug}>
            <a
              href={localPath(tagPath(slug), locale)}
              className={look(form, 'inline-flex min-h-11 min-w-6 items-center text-river')}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
