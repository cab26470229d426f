import { useLocale, useTranslations } from 'next-intl';
import { Facts } from '@/components/ui/Facts';
import { Points } from '@/components/ui/Points';
import { channel } from '@/lib/config/channel';
import { localized } from '@/lib/i18n/localized';
import type { Job } from '@/lib/site/contentSchema';

export function JobCard({ job }: { job: Job }) {
  const t = useTranslations('Careers');
  const locale = useLocale();
  const title = localized(job.title, locale);
  const [minYears, maxYears] = job.experienceYears;
  const [minLpa, maxLpa] = job.salaryLpa;

  return (
    <article className="rule-top flex flex-col pt-2">
      <p className="text-label font-bold text-river">{t(job.category)}</p>
      <h2 className="text-card-l tracking-head">{title}</h2>
      <p className="mt-2 mb-3 text-quiet">{localized(job.description, locale)}</p>
      <Facts
        columns="grid-cols-[repeat(auto-fill,minmax(max(8rem,50%),1fr))]"
        facts={[
          { name: t('location'), value: localized(job.location, locale) },
          { name: t('type'), value: t(job.type) },
          { name: t('experience'), value: t('years', { from: minYears, to: maxYears }) },
          { name: t('salary'), value: t('lpa', { from: minLpa, to: maxLpa }) },
        ]}
      />
      <h3 className="mt-4">{t('requirements')}</h3>
      <Points items={localized(job.requirements, locale)} className="mb-4" />
      <a
        href={`mailto:${channel().email.careers}?subject=${encodeURIComponent(title)}`}
        aria-label={t('applyFor', { title })}
        className="btn btn-alt mt-auto self-start"
      >
        {t('apply')}
      </a>
      <p lang="en" className="mt-2 text-label text-quiet select-all">
        {channel().email.careers}
      </p>
    </article>
  );
}
