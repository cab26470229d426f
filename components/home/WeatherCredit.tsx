import { useTranslations } from 'next-intl';

/** CC BY 4.0 asks for the name, both links, and whether the data were changed. */
export function WeatherCredit() {
  const t = useTranslations('Weather');
  const link = (href: string, name: string) => (
    <a href={href} rel="noopener" className="underline">
      {name}
    </a>
  );
  return (
    <p className="mt-2 text-meta text-quiet">
      {t.rich('credit', {
        source: () => link('https://open-meteo.com/', 'Open-Meteo.com'),
        licence: () => link('https://creativecommons.org/licenses/by/4.0/', 'CC BY 4.0'),
      })}
    </p>
  );
}
