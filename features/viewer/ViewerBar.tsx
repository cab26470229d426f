import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';

type Position = { number: number; total: number };

type Props = {
  position: Position;
  words: string;
  movesOn: boolean;
  isPlaying: boolean;
  isMuted: boolean | undefined;
  onToggle: () => void;
  onMute: () => void;
  onClose: () => void;
};

const Sound = ({ isOn }: { isOn: boolean }) => (
  <svg aria-hidden="true" className="icon" viewBox="0 0 24 24">
    <path
      d={`M4 9v6h4l5 4V5L8 9z${isOn ? 'M16 9a4 4 0 0 1 0 6M18.500 6a8 8 0 0 1 0 12' : 'M16.500 9.500l5 5M21.500 9.500l-5 5'}`}
    />
  </svg>
);

function Progress({ position, words }: { position: Position; words: string }) {
  const t = useTranslations('Viewer');
  const { number, total } = position;
  return (
    <>
      <div
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={1}
        aria-valuemax={total}
        aria-valuenow={number}
        aria-valuetext={words}
        className="viewer-segments"
      >
        {Array.from({ length: total }, (_, at) => (
          <span key={at} data-seen={at < number ? '' : undefined} />
        ))}
      </div>
      <p aria-hidden className="viewer-position">
        {number}/{total}
      </p>
    </>
  );
}

export function ViewerBar({
  position,
  words,
  movesOn,
  isPlaying,
  isMuted,
  onToggle,
  onMute,
  onClose,
}: Props) {
  const t = useTranslations('Viewer');
  return (
    <div className="viewer-bar">
      {position.total > 1 && <Progress position={position} words={words} />}
      {(movesOn || isMuted !== undefined) && (
        <button
          type="button"
          data-starts
          onClick={onToggle}
          aria-label={t(isPlaying ? 'pause' : 'play')}
          className="viewer-button"
        >
          <Icon name={isPlaying ? 'pause' : 'play'} solid={!isPlaying} />
        </button>
      )}
      {isMuted !== undefined && (
        <button
          type="button"
          onClick={onMute}
          aria-label={t(isMuted ? 'soundOn' : 'soundOff')}
          className="viewer-button"
        >
          <Sound isOn={!isMuted} />
        </button>
      )}
      <button type="button" onClick={onClose} aria-label={t('close')} className="viewer-button">
        <Icon name="close" />
      </button>
    </div>
  );
}

type Beside = {
  isPage: boolean;
  isEnd: boolean;
};

export function PageButtons({
  back,
  on,
  move,
}: {
  back: Beside;
  on: Beside;
  move: (by: 1 | -1) => void;
}) {
  const t = useTranslations('Viewer');
  return (
    <>
      <button
        type="button"
        aria-label={t(back.isPage ? 'previousPage' : 'previous')}
        aria-disabled={back.isEnd}
        onClick={() => move(-1)}
        className="viewer-button viewer-previous"
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        aria-label={t(on.isPage ? 'nextPage' : 'next')}
        aria-disabled={on.isEnd}
        onClick={() => move(1)}
        className="viewer-button viewer-next"
      >
        <Icon name="right" />
      </button>
    </>
  );
}
