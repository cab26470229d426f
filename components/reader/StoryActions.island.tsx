'use client';
// An island for clicks on stories and the timer of their ages.

import { useEffect, useMemo, useState } from 'react';
import { withLaterWords } from '@/components/later/withLaterWords';
import { openSharePopup } from '@/components/share/openSharePopup';
import type { Shared } from '@/components/share/shareLinks';
import { PREVIEW_NOTE } from '@/components/story/cardAction';
import { useLazy } from '@/lib/browser/useLazy';
import { pushStory, useScrollRestoration } from '@/lib/browser/useScrollRestoration';
import { whenIdle } from '@/lib/browser/whenIdle';
import type { NewsroomContacts } from '@/lib/config/newsroom';
import { localPath } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/locales';
import { type CardData } from '@/lib/stories/browser/cards';
import { getCard } from '@/lib/stories/browser/getCard';
import { usePrefetchStories } from '@/lib/stories/browser/usePrefetchStories';
import { storyPath } from '@/lib/story/story';
import { fetchShareMenu, LazyDialog } from './LazyDialog';
import { type CardHandlers, useCardActions } from './useCardActions';
import { useOpenStory, useReader } from './useReader';

const fetchPreview = () =>
  withLaterWords(import('./StoryPreview').then(({ StoryPreview }) => StoryPreview));
const fetchAgeUpdater = () =>
  withLaterWords(
    import('@/components/story/RelativeTimeUpdater').then((script) => script.RelativeTimeUpdater),
  );

type Props = {
  locale: Locale;
  contacts: NewsroomContacts;
  videoSite: string | null;
  previewNote: string;
};

export function StoryActions({ locale, contacts, videoSite, previewNote }: Props) {
  const [previewed, setPreviewed] = useState<CardData | null>(null);
  const [shared, setShared] = useState<(Shared & { control: Element }) | null>(null);
  const openId = useOpenStory();
  const [Reader, loadReader] = useReader(openId, locale);

  const on: CardHandlers = useMemo(
    () => ({
      onRead: (href) => {
        setPreviewed(null);
        pushStory(href);
      },
      onPreview: setPreviewed,
      onShare: ({ id, title }, control) => {
        // A part of the page, such as a live update, may have its own title and URL.
        const { title: part = title, url = localPath(storyPath(id), locale) } = control.dataset;
        setShared({ control, title: part, url: location.origin + url });
      },
      onPopup: openSharePopup,
    }),
    [locale],
  );
  usePrefetchStories(Reader ? null : openId, loadReader);
  useScrollRestoration(openId);
  const [AgeUpdater, loadAgeUpdater] = useLazy(fetchAgeUpdater);
  useEffect(() => whenIdle(() => loadAgeUpdater()), [loadAgeUpdater]);
  useCardActions(on);
  useEffect(
    () => () => {
      setPreviewed(null);
      setShared(null);
    },
    [openId],
  );

  return (
    <>
      {AgeUpdater && <AgeUpdater />}
      {openId !== undefined && (
        <p id={PREVIEW_NOTE} hidden>
          {previewNote}
        </p>
      )}
      {openId && Reader && (
        <Reader key={openId} id={openId} card={getCard(openId)} contacts={contacts} />
      )}
      {previewed && (
        <LazyDialog
          fetchIt={fetchPreview}
          props={{
            card: previewed,
            videoSite,
            onRead: on.onRead,
            onClose: () => setPreviewed(null),
          }}
          page={localPath(storyPath(previewed.id), locale)}
        />
      )}
      {shared && (
        <LazyDialog
          fetchIt={fetchShareMenu}
          props={{ shared, onClose: () => setShared(null) }}
          control={shared.control}
        />
      )}
    </>
  );
}
