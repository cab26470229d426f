import { useLocale, useTranslations } from 'next-intl';
import { SamplePicture } from '@/components/section/SamplePicture';
import { BlockHeader } from '@/components/story/BlockHeader';
import type { Attraction } from '@/lib/content/states/state';
import { localized } from '@/lib/i18n/localized';

/**
 * What is worth a journey in a state: a drawn picture of each, its name and a sentence. From 640 px
 * two stand large above the other three.
 */
export function Attractions({ attractions }: { attractions: readonly Attraction[] }) {
  const t = useTranslations('State');
  const locale = useLocale();
  return (
    <section>
      <BlockHeader title={t('attractions')} />
      <ul className="grid gap-x-col gap-y-6 sm:grid-cols-6">
        {attractions.map(({ picture, name, text }) => (
          <li
            key={picture}
            className="grid content-start gap-3 sm:col-span-2 sm:[&:nth-child(-n+2)]:col-span-3"
          >
            <SamplePicture scene={picture} />
            <div>
              <h3 className="text-card-m tracking-head">{localized(name, locale)}</h3>
              <p className="mt-1 text-quiet">{localized(text, locale)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
