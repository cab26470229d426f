import { type Locale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { TextForm } from '@/components/reader/body/textForm';
import { LIST_ANCHOR } from '@/components/ui/listAnchor';
import { localPath } from '@/lib/i18n/language';
import type { LivePage } from '@/lib/stories/livePage';
import { lastChangeOf, updateAnchor } from '@/lib/stories/updateAddress';
import type { Coverage, IsoUtc, LiveUpdate } from '@/lib/story/coverage';
import { type Story, storyPath } from '@/lib/story/story';
import { LivePages } from './LivePages';
import { PageState } from './PageState';
import { UPDATE, Update } from './Update';

type Props = {
  story: Pick<Story, 'id'>;
  page: LivePage;
  coverage: Coverage;
  form: TextForm;
  now: number;
};

export function UpdateList({ story: { id }, page, coverage, form, now }: Props) {
  const t = useTranslations('Coverage');
  const { locale } = form;
  const { updates, pinned, order } = page;
  const path = storyPath(id);
  const total = coverage.updates.length;
  const [newest] = coverage.updates;
  const isLive = coverage.endedAt === null;
  const isFirst = takesNew(page);
  return (
    <section
      aria-labelledby={LIST_ANCHOR}
      data-updates=""
      data-live={isLive ? (isFirst ? 'here' : 'elsewhere') : undefined}
      data-newest={isLive ? newest?.id : undefined}
      data-shown-since={isLive ? shownSince(page, coverage) : undefined}
      {...(isLive && !isFirst && lateSpan(page, coverage))}
      className="mt-6 xl:col-span-2"
    >
      <header
        lang={locale}
        className="rule-top flex min-h-13 flex-wrap items-center justify-between gap-x-3 pt-1"
      >
        <h2 id={LIST_ANCHOR} tabIndex={-1} className="text-block tracking-head outline-none">
          {t('updates', { count: total })}
        </h2>
        {total > 1 && <OrderLinks path={path} order={order} locale={locale} />}
      </header>
      {isLive && <div data-part="news" lang={locale} className="live-news" />}
      {isLive && (
        <PageState
          path={path}
          locale={locale}
          now={now}
          state={coverage.isStale ? 'failed' : 'asOf'}
        />
      )}
      {isLive && <p role="status" data-part="announced" lang={locale} className="sr-only" />}
      {page.isMissing && (
        <p role="note" lang={locale} className="border-t border-rule py-3 font-bold">
          {t('missing')}
        </p>
      )}
      {!isFirst && (
        <p lang={locale} className="print:hidden">
          <a href={localPath(path, locale)} className="touch-target font-bold text-river">
            {t('toNewest')}
          </a>
        </p>
      )}
      {isLive && isFirst && <div data-part="pin" />}
      {pinned && (
        <UpdateElement tag="div" update={pinned}>
          <Update update={pinned} story={id} form={form} now={now} isPinned />
        </UpdateElement>
      )}
      {total === 0 && (
        <p lang={locale} className="py-3 text-quiet">
          {t('none')}
        </p>
      )}
      <ol data-part="text">
        {updates
          .filter((update) => update !== pinned)
          .map((update) => (
            <UpdateElement key={update.id} tag="li" update={update}>
              <Update update={update} story={id} form={form} now={now} />
            </UpdateElement>
          ))}
      </ol>
      <LivePages page={page} path={path} />
    </section>
  );
}

const takesNew = ({ order, number }: LivePage) => order === 'newest' && number === 1;

/** Unknown updates after it are new here. */
function shownSince(page: LivePage, coverage: Coverage): IsoUtc | '' {
  if (page.count === 1 || coverage.isFutureDated) return '';
  return coverage.updates[takesNew(page) ? page.updates.length : 0]?.at ?? '';
}

/** Updates filed late between these belong on this page, which is not the first. */
function lateSpan({ updates, order }: LivePage, coverage: Coverage) {
  const here = order === 'newest' ? updates : updates.toReversed();
  const older =
    coverage.updates[coverage.updates.findIndex(({ id }) => id === here.at(-1)?.id) + 1];
  return { 'data-late-since': older?.at ?? '', 'data-late-until': here[0]?.at };
}

type ElementProps = { tag: 'li' | 'div'; update: LiveUpdate; children: ReactNode };

const UpdateElement = ({ tag: Tag, update, children }: ElementProps) => (
  <Tag
    id={updateAnchor(update.id)}
    data-part={Tag === 'div' ? 'text' : undefined}
    data-update={update.id}
    data-at={update.at}
    data-changed={lastChangeOf(update)}
    className={Tag === 'div' ? `${UPDATE} live-pinned` : UPDATE}
  >
    {children}
  </Tag>
);

type OrderProps = { path: string; order: LivePage['order']; locale: Locale };

function OrderLinks({ path, order, locale }: OrderProps) {
  const t = useTranslations('Coverage');
  const href = localPath(path, locale);
  const links = [
    { to: 'newest', href, name: t('newestFirst') },
    { to: 'oldest', href: `${href}?order=oldest`, name: t('oldestFirst') },
  ];
  return (
    <nav aria-label={t('order')} className="live-links flex flex-wrap gap-x-4 print:hidden">
      {links.map(({ to, href, name }) => (
        <a
          key={to}
          href={`${href}#${LIST_ANCHOR}`}
          aria-current={to === order ? 'true' : undefined}
          className="touch-target text-label text-river"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
