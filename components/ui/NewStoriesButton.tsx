import { useTranslations } from 'next-intl';
import { Icon } from './Icon';

/**
 * Says how many new stories wait, over the block so that nothing moves, and shows them when
 * pressed.
 */
export function NewStoriesButton({
  pendingCount,
  onReveal,
}: {
  pendingCount: number;
  onReveal: () => void;
}) {
  const t = useTranslations('Home');
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-x-0 top-1 z-2 flex justify-center"
    >
      {pendingCount > 0 && (
        <button
          type="button"
          onClick={onReveal}
          className="touch-target pointer-events-auto gap-2 rounded-control border border-transparent bg-ink px-4 text-label font-bold text-paper"
        >
          <Icon name="up" className="size-5" />
          {t('newStories', { count: pendingCount })}
        </button>
      )}
    </div>
  );
}
