import { useLocale } from 'next-intl';
import { localized } from '@/lib/i18n/localized';
import { CLIMATE } from '@/lib/content/world';

/** What is known of the climate, in a few sentences. */
export function ClimateBlock() {
  const locale = useLocale();
  return (
    <section className="rule-top bg-raised px-4 pt-3 pb-5 max-md:-mx-gutter md:px-6">
      <h2 className="text-block tracking-head">{localized(CLIMATE.title, locale)}</h2>
      <p className="text-quiet">{localized(CLIMATE.description, locale)}</p>
      <ol className="mt-2 grid gap-x-[calc(2*var(--col-gap))] md:grid-cols-2">
        {localized(CLIMATE.points, locale).map((point) => (
          <li key={point} className="border-t border-rule py-3">
            {point}
          </li>
        ))}
      </ol>
    </section>
  );
}
