import { useLocale, useTranslations } from 'next-intl';

/** A story, or its text, is on its way. */
export function Loading({ className }: { className: string }) {
  const t = useTranslations('Story');
  return (
    <p
      role="status"
      lang={useLocale()}
      className={`grid justify-items-center gap-4 text-quiet ${className}`}
    >
      <span
        aria-hidden
        className="size-10 animate-spin rounded-full border-4 border-rule border-t-ink motion-reduce:animate-none"
      />
      {t('loading')}
    </p>
  );
}
