import { useTranslations } from 'next-intl';
import { KeyPoints } from '@/components/reader/KeyPoints';
import type { TextForm } from '@/components/reader/body/textForm';
import { bindFigures } from '@/lib/format/paragraphs';
import type { LiveAnswer } from '@/lib/stories/liveAnswer';
import { lastChangeOf, updateAnchor, updateName } from '@/lib/stories/updateAddress';
import type { LiveUpdate } from '@/lib/story/coverage';
import { CoverageMark } from './CoverageMark';
import { InPlace, type Patience } from './InPlace';
import { NewestLink } from './NewestLink';
import { UPDATE, Update } from './Update';
import type { LivePageElements } from './livePageElements';

type Props = {
  page: LivePageElements;
  answer: LiveAnswer;
  newest: LiveUpdate | null;
  patience: Patience;
  form: TextForm;
  now: number;
};

/**
 * The parts outside the list that an answer changes; parts that are as the server sent them stay.
 */
export function PageParts({ page, answer, newest, patience, form, now }: Props) {
  const t = useTranslations('Coverage');
  const { title, highlights, pinned, endedAt, changedAt } = answer;
  const bound = bindFigures(title);
  const isPinKept = pinned?.id === page.pinned;
  return (
    <>
      <InPlace host={page.mark}>
        <CoverageMark endedAt={endedAt} changedAt={changedAt} now={now} />
      </InPlace>
      <InPlace host={page.headline} version={bound} sent={page.title} patience={patience}>
        {bound}
      </InPlace>
      <InPlace
        host={page.points}
        version={highlights.join('\n')}
        sent={page.highlights.join('\n')}
        patience={patience}
      >
        <KeyPoints points={highlights} form={form} />
      </InPlace>
      {page.newestLink && newest && updateName(newest) && (
        <InPlace host={page.newestLink} version={updateName(newest)} patience={patience}>
          <NewestLink update={newest} form={form} href={`#${updateAnchor(newest.id)}`} />
        </InPlace>
      )}
      {page.pinMark && (
        <InPlace host={page.pinMark} version={isPinKept ? t('pinned') : ''} sent={t('pinned')}>
          {isPinKept && t('pinned')}
        </InPlace>
      )}
      {page.pin && (
        <InPlace
          host={page.pin}
          version={!pinned || isPinKept ? '' : `${pinned.id} ${lastChangeOf(pinned)}`}
          sent=""
          patience={patience}
        >
          {pinned && !isPinKept && (
            <div className={`${UPDATE} live-pinned`}>
              <Update update={pinned} story={page.story} form={form} now={now} isPinned />
            </div>
          )}
        </InPlace>
      )}
    </>
  );
}
