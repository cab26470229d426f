import { useLocale } from 'next-intl';
import { BlockHeader } from '@/components/story/BlockHeader';
import { CLIMATE } from '@/lib/content/world';
import { localized } from '@/lib/i18n/localized';

/** What is known of the climate, a line each with its source and date. */
export function ClimateBlock() {
  const locale = useLocale();
  return (
    <section>
      <BlockHeader title={localized(CLIMATE.title, locale)} />
      <ol>
        {CLIMATE.points.map(({ id, text, source }) => (
          <li
            key={id}
            className="flex flex-wrap justify-between gap-x-col border-b border-rule py-2 text-label"
          >
            <span>{localized(text, locale)}</span>
            <span className="text-meta text-quiet">{localized(source, locale)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
