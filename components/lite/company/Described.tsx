import { localized, type Localized } from '@/lib/i18n/localized';
import type { Locale } from '@/lib/i18n/locales';

type Props = {
  items: readonly { title: Localized; description: Localized }[];
  locale: Locale;
};

/** Things by their names, each with a paragraph. */
export const Described = ({ items, locale }: Props) => (
  <>
    {items.map(({ title, description }) => (
      <section key={localized(title, locale)}>
        <h3>
          <b>{localized(title, locale)}</b>
        </h3>
        <p>{localized(description, locale)}</p>
      </section>
    ))}
  </>
);
