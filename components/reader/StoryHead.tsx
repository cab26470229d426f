import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Shared } from '@/components/share/shareLinks';
import { Kicker, LONG_TITLE } from '@/components/story/Headline';
import { Picture } from '@/components/story/Picture';
import { RelativeTime } from '@/components/story/RelativeTime';
import { SampleMark } from '@/components/story/SampleMark';
import { useLabels } from '@/components/story/useLabels';
import { elapsed } from '@/lib/format/elapsed';
import { bindFigures } from '@/lib/format/paragraphs';
import { largestPicture } from '@/lib/images/fittedPictureUrl';
import { standfirst } from '@/lib/story/standfirst';
import type { Story } from '@/lib/story/story';
import { Byline } from './Byline';
import { StoryControls } from './StoryControls';
import { OtherLanguageOnly, StoryAge } from './StoryNotes';
import { Below } from './body/BodyFigure';
import type { TextForm } from './body/textForm';

function Lead({ story, form }: { story: Story; form: TextForm }) {
  const { t, locale } = form;
  const { picture, pictureAlt, pictureCaption, pictureCredit } = story;
  if (!picture) return null;
  const shown = (
    <Picture
      src={picture}
      alt={pictureAlt}
      ratio="lead"
      sizes="(min-width: 1280px) 904px, (min-width: 1024px) 656px, 100vw"
      priority
      className="mt-4 max-md:-mx-gutter xl:col-span-2 xl:mt-6"
    >
      <a
        href={largestPicture(picture)}
        data-later="zoom"
        data-title={pictureAlt}
        aria-label={t('enlarge')}
        lang={locale}
        className="absolute inset-0 z-1 -outline-offset-3 group-data-failed/pic:hidden"
      />
    </Picture>
  );
  return pictureCaption || pictureCredit ? (
    <figure className="xl:col-span-2">
      {shown}
      <Below caption={pictureCaption} credit={pictureCredit} form={form} />
    </figure>
  ) : (
    shown
  );
}

type Props = {
  story: Story;
  shared?: Shared | undefined;
  now: number;
  headlineId?: string | undefined;
  form: TextForm;
  hasText: boolean;
  mark?: ReactNode;
  note?: ReactNode;
};

export function StoryHead({ story, shared, now, headlineId, form, hasText, mark, note }: Props) {
  const { locale } = form;
  const channel = useTranslations('Channel')('name');
  const labels = useLabels();
  const deck = standfirst(story);
  const isRecent =
    story.publishedAt !== null && elapsed(Date.parse(story.publishedAt), now).unit !== 'date';
  return (
    <>
      <header className="rule-top mt-2 pt-2 xl:col-span-2">
        {!story.sample && <StoryAge publishedAt={story.publishedAt} now={now} />}
        {mark}
        <div className="flex flex-wrap items-center gap-x-3">
          <Kicker category={story.category} />
          {story.sample && <SampleMark />}
        </div>
        <h1
          id={headlineId}
          className={`${story.title.length > LONG_TITLE ? 'text-block' : 'text-head'} tracking-head outline-none`}
        >
          {bindFigures(story.title)}
        </h1>
        {!story.otherLanguage && <OtherLanguageOnly lang={story.lang} />}
        <StoryControls
          section={story.category ? labels.category(story.category) : ''}
          shared={shared}
          hasText={hasText}
        />
        {deck && (
          <p data-part="summary" className="mt-3 max-w-184 text-deck text-quiet">
            {deck}
          </p>
        )}
        {note}
      </header>
      <Lead story={story} form={form} />
      <div
        lang={locale}
        className={`my-4 flex min-w-0 flex-wrap gap-x-4 border-b border-rule py-2 text-label leading-relaxed text-quiet xl:mt-6 xl:mb-0 xl:flex-col xl:flex-nowrap xl:self-start xl:border-b-0 ${story.picture ? 'border-t' : ''}`}
      >
        <Byline
          story={story}
          form={form}
          channel={channel}
          state={labels.state}
          age={isRecent && story.publishedAt && <RelativeTime at={story.publishedAt} now={now} />}
          now={now}
        />
      </div>
    </>
  );
}
