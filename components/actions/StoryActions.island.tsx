'use client';
// An island for the clicks on every story of the page.

import { useLocale } from 'next-intl';
import { useMemo, useState } from 'react';
import { Reader } from '@/components/reader/Reader';
import type { DeskContacts } from '@/components/reader/DeskNote';
import { pushAddress } from '@/lib/address/address';
import type { CardInPage } from '@/lib/handed/cardInPage';
import { useStoriesInHand } from '@/lib/handed/useStoriesInHand';
import { localPath } from '@/lib/i18n/language';
import { storyPath } from '@/lib/news/story';
import { openSharePopup, type Shared } from '@/lib/share/shareLinks';
import { goBack, useOpenStory } from './address';
import { fetchShareMenu } from './fetchShareMenu';
import { OnDemand } from './OnDemand';
import { useStoryClicks } from './useStoryClicks';

const fetchVideoPreview = async () => (await import('./VideoPreview')).VideoPreview;

type Props = { contacts: DeskContacts; videoSite: string };

/** What opens over a page: the reader, the video preview, the share menu. */
export function StoryActions({ contacts, videoSite }: Props) {
  const locale = useLocale();
  const [clicked, setClicked] = useState<CardInPage | null>(null);
  const [previewed, setPreviewed] = useState<CardInPage | null>(null);
  const [shared, setShared] = useState<Shared | null>(null);
  const openId = useOpenStory();

  useStoriesInHand();
  useStoryClicks(
    useMemo(
      () => ({
        onRead: (card, href) => {
          setClicked(card);
          pushAddress(href);
        },
        onPreview: setPreviewed,
        onShare: ({ id, title }) => setShared({ title, url: location.origin + localPath(storyPath(id), locale) }),
        onPopup: openSharePopup,
        onBack: () => goBack(localPath('/', locale)),
      }),
      [locale],
    ),
  );

  return (
    <>
      {openId !== null && (
        <Reader key={openId} id={openId} card={clicked?.id === openId ? clicked : null} contacts={contacts} />
      )}
      {previewed && <OnDemand fetchIt={fetchVideoPreview} props={{ card: previewed, videoSite, onClose: () => setPreviewed(null) }} />}
      {shared && <OnDemand fetchIt={fetchShareMenu} props={{ shared, onClose: () => setShared(null) }} />}
    </>
  );
}
