import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';

type Position = { number: number; total: number };

type Props = {
  position: Position;
  /** Whether anything follows by itself. */
  movesOn: boolean;
  isPlaying: boolean;
  /** Undefined where the story has no sound. */
  isMuted: boolean | undefined;
  onToggle: () => void;
  onMute: () => void;
  onClose: () => void;
};

/** Of the sprite's manner; here, since no other page needs it. */
const Sound = ({ isOn }: { isOn: boolean }) => (
  <svg aria-hidden="true" className="icon" viewBox="0 0 24 24">
    <path
      d={`M4 9v6h4l5 4V5L8 9z${isOn ? 'M16 9a4 4 0 0 1 0 6M18.500 6a8 8 0 0 1 0 12' : 'M16.500 9.500l5 5M21.500 9.500l-5 5'}`}
    />
  </svg>
);

/** A segment for each story, and which of them is shown. */
function Progress({ position }: { position: Position }) {
  const t = useTranslations('Viewer');
  const { number, total } = position;
  const words = t('position', position);
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
        {words}
      </p>
    </>
  );
}

/** The segments of the stories, and the controls. A single story has no position, and no pause unless that holds something. */
export function ViewerBar({
  position,
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
      {position.total > 1 && <Progress position={position} />}
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

/** To the stories beside the one that is shown. */
export function PageButtons({
  position: { number, total },
  move,
}: {
  position: Position;
  move: (by: 1 | -1) => void;
}) {
  const t = useTranslations('Viewer');
  return (
    <>
      <button
        type="button"
        aria-label={t('previous')}
        aria-disabled={number === 1}
        onClick={() => move(-1)}
        className="viewer-button viewer-previous"
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        aria-label={t('next')}
        aria-disabled={number === total}
        onClick={() => move(1)}
        className="viewer-button viewer-next"
      >
        <Icon name="right" />
      </button>
    </>
  );
}
