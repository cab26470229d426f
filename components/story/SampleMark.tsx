import { useLocale, useTranslations } from 'next-intl';

export function SampleMark({ className = '' }: { className?: string }) {
  const t = useTranslations('Story');
  const locale = useLocale();
  return (
    <span
      lang={locale}
      className={`inline-block border border-edge px-1.5 text-meta font-normal text-quiet ${className}`}
    >
      {t('sample')}
    </span>
  );
}
