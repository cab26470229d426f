import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Icon } from './Icon';

export function NewStoriesButton({
  pendingCount,
  onReveal,
}: {
  pendingCount: number;
  onReveal: () => void;
}) {
  const t = useTranslations('Home');
  const status = useRef<HTMLDivElement>(null);
  const reveal = () => {
    status.current?.focus({ preventScroll: true });
    onReveal();
  };
  return (
    <div
      ref={status}
      role="status"
      tabIndex={-1}
      className="pointer-events-none absolute inset-x-0 top-1 z-2 flex justify-center outline-none"
    >
      {pendingCount > 0 && (
        <button
          type="button"
          onClick={reveal}
          className="touch-target pointer-events-auto gap-2 rounded-control border border-transparent bg-ink px-4 text-label font-bold text-paper"
        >
          <Icon name="up" className="size-5" />
          <span>{t('newStories', { count: pendingCount })}</span>
        </button>
      )}
    </div>
  );
}
