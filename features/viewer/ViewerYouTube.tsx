import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { embedUrl } from '@/lib/story/videoPage';
import { slidePicture } from './slidePicture';

type Props = {
  id: string;
  title: string;
  picture: string | null;
  /** Called first, because the button may hold the focus. */
  onStart: () => void;
};

export function ViewerYouTube({ id, title, picture, onStart }: Props) {
  const t = useTranslations('Viewer');
  const [isStarted, setStarted] = useState(false);
  const start = () => {
    onStart();
    setStarted(true);
  };
  if (isStarted)
    return (
      <iframe
        src={`${embedUrl(id)}?autoplay=1&playsinline=1&rel=0`}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="viewer-media"
      />
    );
  return (
    <div className="viewer-media viewer-still">
      {picture && (
        <img
          {...slidePicture(picture, undefined, { wide: false, savesData: true })}
          alt=""
          draggable={false}
        />
      )}
      <button type="button" onClick={start} className="viewer-start">
        <Icon name="play" solid />
        {t('playVideo')}
      </button>
    </div>
  );
}
