import { type ReactNode, useId } from 'react';
import { ShareRow } from '@/components/share/ShareRow';
import type { Shared } from '@/components/share/shareLinks';
import { Captions, crossOriginFor } from '@/components/story/Captions';
import { Recording } from '@/components/story/Recording';
import { RegisterCard } from '@/components/story/RegisterCard.island';
import type { NewsroomContacts } from '@/lib/config/newsroom';
import type { Locale } from '@/lib/i18n/locales';
import { fittedPictureUrl } from '@/lib/images/fittedPictureUrl';
import { datelined } from '@/lib/story/datelined';
import { type Story, writtenIn } from '@/lib/story/story';
import { watchUrl } from '@/lib/story/videoPage';
import { AboutAuthors } from './AboutAuthors';
import { Tags } from './Byline';
import { CorrectionsAndFactCheck } from './CorrectionsAndFactCheck';
import { StoryBody } from './StoryBody';
import { StoryHead } from './StoryHead';
import { NewsroomNote, PremiumNote, type PremiumWords } from './StoryNotes';
import { YouTubeLink } from './body/EmbedFacade';
import type { TextForm } from './body/textForm';
import { usePageForm } from './body/usePageForm';

type Props = {
  story: Story;
  shared?: Shared;
  origin: string;
  now: number;
  contacts: NewsroomContacts;
  headlineId?: string;
  pending?: ReactNode;
  premium?: PremiumWords;
};

type FrameProps = { story: Story; locale: Locale; children: ReactNode };

export const StoryFrame = ({ story, locale, children }: FrameProps) => (
  <article
    lang={writtenIn(story) === locale ? undefined : writtenIn(story)}
    data-story={story.id}
    className="min-w-0 xl:grid xl:grid-cols-[200px_minmax(0,var(--measure))] xl:gap-x-col-2"
  >
    {children}
    <RegisterCard id={story.id} lang={story.lang} title={story.title} />
  </article>
);

type FootProps = Pick<Props, 'story' | 'shared' | 'contacts'> & { form: TextForm };

export const StoryFoot = ({ story, shared, contacts, form }: FootProps) => (
  <>
    <StoryVideo story={story} form={form} />
    <AboutAuthors story={story} form={form} />
    <Tags story={story} form={form} />
    {shared && <ShareRow shared={shared} />}
    <NewsroomNote contacts={contacts} />
  </>
);

export function StoryArticle({
  story,
  shared,
  origin,
  now,
  contacts,
  headlineId,
  pending,
  premium,
}: Props) {
  const form = usePageForm(origin, story.otherLanguage);
  return (
    <StoryFrame story={story} locale={form.locale}>
      <StoryHead
        story={story}
        shared={shared}
        now={now}
        headlineId={headlineId}
        form={form}
        hasText={!pending}
      />
      <div className="min-w-0">
        <Recording story={story} className="mt-6" />
        <CorrectionsAndFactCheck story={story} form={form} />
        {pending ?? <StoryBody body={datelined(story)} highlights={story.highlights} form={form} />}
        {premium && <PremiumNote {...premium} />}
        <StoryFoot story={story} shared={shared} contacts={contacts} form={form} />
      </div>
    </StoryFrame>
  );
}

type StoryVideoProps = {
  story: Pick<
    Story,
    'title' | 'videoUrl' | 'youtubeId' | 'picture' | 'captions' | 'videoDescription'
  >;
  form: TextForm;
};

function StoryVideo({
  story: { title, videoUrl, youtubeId, picture, captions, videoDescription },
  form,
}: StoryVideoProps) {
  const description = useId();
  if (!videoUrl && !youtubeId) return null;
  return (
    <figure className="mt-6 print:hidden">
      <div className="relative aspect-lead bg-band max-md:-mx-gutter">
        {youtubeId ? (
          <YouTubeLink id={youtubeId} url={watchUrl(youtubeId)} title={title} form={form} />
        ) : (
          <video
            src={videoUrl ?? undefined}
            poster={picture ? fittedPictureUrl(picture, 828) : undefined}
            aria-label={title}
            aria-describedby={videoDescription && description}
            crossOrigin={crossOriginFor(captions)}
            controls
            playsInline
            preload="none"
            className="size-full object-contain"
          >
            <Captions captions={captions} />
          </video>
        )}
      </div>
      <figcaption className="pt-2 text-meta text-quiet">
        <span lang={form.locale}>{form.t('videoCaption')}</span>
        {videoDescription && <p id={description}>{videoDescription}</p>}
      </figcaption>
    </figure>
  );
}
