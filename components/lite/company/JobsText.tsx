import { JOBS } from '#site/jobs.mjs';
import { channel } from '@/lib/config/channel';
import { shownSamples } from '@/lib/config/showsSamples';
import { localized } from '@/lib/i18n/localized';
import type { LiteWords } from '@/lib/lite/liteWords';
import { Facts } from '../parts/Facts';
import { Points } from '../parts/Points';
import { Mail } from './ContactText';

/** The open positions, each with what it asks for. */
export function JobsText({ words: { t, locale } }: { words: LiteWords }) {
  const jobs = shownSamples(JOBS);
  if (jobs.length === 0) return <p>{t('Careers.empty')}</p>;
  return (
    <>
      <p>
        <Mail to={channel().email.careers} />
      </p>
      {jobs.map((job) => {
        const [from, to] = job.experienceYears;
        const [minLpa, maxLpa] = job.salaryLpa;
        return (
          <section key={localized(job.title, locale)} className="a">
            <h2>{localized(job.title, locale)}</h2>
            <p>{localized(job.description, locale)}</p>
            <Facts
              facts={[
                { name: t('Careers.location'), value: localized(job.location, locale) },
                { name: t('Careers.type'), value: t(`Careers.${job.type}`) },
                { name: t('Careers.experience'), value: t('Careers.years', { from, to }) },
                {
                  name: t('Careers.salary'),
                  value: t('Careers.lpa', { from: minLpa, to: maxLpa }),
                },
              ]}
            />
            <h3>{t('Careers.requirements')}</h3>
            <Points points={localized(job.requirements, locale)} />
          </section>
        );
      })}
    </>
  );
}
