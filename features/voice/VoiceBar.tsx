import './voice.css';
import { useFormatter, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { VoiceFrame } from './VoiceFrame';
import { nextPassage, previousPassage, type Sentence } from './sentences';
import { useSpeaker } from './useSpeaker';

type Props = { sentences: readonly Sentence[]; onClose: () => void };

export function VoiceBar({ sentences, onClose }: Props) {
  const t = useTranslations('Voice');
  const format = useFormatter();
  const { at, status, speed, play, pause, changeSpeed } = useSpeaker(sentences);
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus({ preventScroll: true }), []);

  const passages = [...new Set(sentences.map(({ passage }) => passage))];
  const passage = sentences[at]?.passage;
  const number = passages.findIndex((one) => one === passage) + 1;
  const speaks = status === 'speaking';
  const isLast = number === passages.length;

  return (
    <VoiceFrame onClose={onClose}>
      <button
        type="button"
        className="touch-target"
        aria-label={t('previous')}
        onClick={() => play(previousPassage(sentences, at))}
      >
        <Icon name="left" />
      </button>
      <button
        ref={main}
        type="button"
        className="touch-target voice-main"
        onClick={() => (speaks ? pause() : play(at))}
      >
        <Icon name={speaks ? 'pause' : 'play'} solid={!speaks} />
        <span>{speaks ? t('pause') : t('play')}</span>
      </button>
      <button
        type="button"
        className="touch-target"
        aria-label={t('next')}
        aria-disabled={isLast}
        onClick={() => isLast || play(nextPassage(sentences, at))}
      >
        <Icon name="right" />
      </button>
      <button
        type="button"
        className="touch-target voice-speed"
        aria-label={t('speed', { speed: format.number(speed) })}
        onClick={changeSpeed}
      >
        {`${format.number(speed)}×`}
      </button>
      <p className="voice-note" role="status">
        {status === 'failed' && t('failed')}
      </p>
      <p className="voice-note voice-position">
        {t('position', { number, count: passages.length })}
      </p>
    </VoiceFrame>
  );
}
