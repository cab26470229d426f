import './zoom.css';
import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { CloseButton } from '@/components/ui/CloseButton';
import { Modal } from '@/components/ui/Modal';
import { STEP, useZoom } from './useZoom';

type Props = {
  src: string;
  shown: string | undefined;
  alt: string;
  caption: string;
  lang: string | undefined;
  onClose: () => void;
};

const ARROW_PX = 60;

export function ZoomDialog({ src, shown, alt, caption, lang, onClose }: Props) {
  const t = useTranslations('Zoom');
  const locale = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [source, setSource] = useState<string | null>(src);
  const { transform, zoom, move, reset, gestures } = useZoom(frame, picture);
  const { scale, x, y } = transform;
  const isMissing = source === null;
  // The other buttons do nothing at first and vanish on failure, so Close gets the focus.
  useLayoutEffect(() => close.current?.focus(), [isMissing]);

  const KEYS: Record<string, () => void> = {
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    '0': reset,
    ArrowLeft: () => move(ARROW_PX, 0),
    ArrowRight: () => move(-ARROW_PX, 0),
    ArrowUp: () => move(0, ARROW_PX),
    ArrowDown: () => move(0, -ARROW_PX),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
    if (!act || isMissing) return;
    event.preventDefault();
    act();
  };

  return (
    <Modal label={t('title')} onClose={onClose} closesOutside={false} className="zoom">
      <div className="zoom-view" lang={locale} onKeyDown={onKeyDown}>
        <div ref={frame} className="zoom-frame" {...gestures}>
          {isMissing ? (
            <p role="status">{t('failed')}</p>
          ) : (
            <img
              ref={picture}
              src={source}
              alt={alt}
              lang={lang}
              draggable={false}
              onError={() => setSource(shown && source !== shown ? shown : null)}
              style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
            />
          )}
        </div>
        {caption && (
          <p className="zoom-caption" lang={lang}>
            {caption}
          </p>
        )}
        <div className="zoom-bar">
          {!isMissing && (
            <>
              <button
                type="button"
                className="touch-target"
                aria-label={t('zoomOut')}
                aria-disabled={scale === 1}
                onClick={() => zoom(1 / STEP)}
              >
                <span aria-hidden="true">−</span>
              </button>
              <button
                type="button"
                className="touch-target"
                aria-label={t('zoomIn')}
                onClick={() => zoom(STEP)}
              >
                <span aria-hidden="true">+</span>
              </button>
              <button type="button" className="touch-target zoom-words" onClick={reset}>
                {t('reset')}
              </button>
            </>
          )}
          <CloseButton
            ref={close}
            className="touch-target zoom-close"
            aria-label={t('close')}
            onClick={onClose}
          />
        </div>
        {!isMissing && <p className="sr-only">{t('hint')}</p>}
      </div>
    </Modal>
  );
}
