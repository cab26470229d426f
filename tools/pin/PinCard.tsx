import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import type { Locale } from '@/lib/i18n/locales';
import { type Localized, localized } from '@/lib/i18n/localized';
import { NamedFigures } from '@/tools/shared/NamedFigures';
import { DigitMeaning } from './DigitMeaning';
import type { PinRecord } from './pinAnswer';

const INDIA = { en: 'India', hi: 'भारत' } as const;

/** India Post's format: PIN code after the city, the state below. */
export function addressLines(
  { postOffice, location, city, pincode, state }: PinRecord,
  locale: Locale,
): string[] {
  const say = (name: Localized) => localized(name, locale);
  return [
    say(postOffice),
    say(location),
    `${say(city)} ${pincode}`,
    `${say(state)}, ${say(INDIA)}`,
  ];
}

export const mapLink = ({ lat, lng }: PinRecord['coordinates']): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;

export const coordinatesText = ({ lat, lng }: PinRecord['coordinates']): string =>
  `${lat.toFixed(3)}, ${lng.toFixed(3)}`;

const SAID_MS = 2000;

function CopyAddress({ text }: { text: string }) {
  const t = useTranslations('Pin');
  const tool = useTranslations('Tool');
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <>
      <button type="button" onClick={copy} className="btn btn-alt px-4 noscript:hidden">
        <Icon name={outcome === 'copied' ? 'check' : 'csv'} className="size-5" />
        <span>{outcome === 'copied' ? tool('copied') : t('copyAddress')}</span>
      </button>
      <p
        role="status"
        className={outcome === 'failed' ? 'order-last w-full text-label' : 'sr-only'}
      >
        {outcome === 'failed' ? t('copyFailed') : outcome === 'copied' ? tool('copied') : ''}
      </p>
    </>
  );
}

const LINK = 'touch-target text-label text-river underline underline-offset-3';

export function PinCard({ record }: { record: PinRecord }) {
  const t = useTranslations('Pin');
  const locale = useLocale();
  const { pincode, location, city, state, district, postOffice, phone, email, coordinates } =
    record;
  const say = (name: Localized) => localized(name, locale);
  const lines = addressLines(record, locale);
  return (
    <article
      aria-labelledby={`pin-${pincode}`}
      className="rule-top grid gap-x-12 gap-y-4 bg-raised p-4 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div className="grid content-start gap-4">
        <h3 id={`pin-${pincode}`}>
          <span className="block text-label text-river">{`${say(location)}, ${say(city)}`}</span>{' '}
          <span className="block text-[2.5rem] leading-[1.15] tracking-head tabular-nums">
            {pincode}
          </span>
        </h3>
        <address aria-label={t('address')} className="not-italic">
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        <div className="flex flex-wrap gap-2 print:hidden">
          <CopyAddress text={lines.join('\n')} />
          <a
            href={mapLink(coordinates)}
            target="_blank"
            rel="noopener noreferrer"
            className="btn btn-alt px-4"
          >
            <Icon name="pin" className="size-5" />
            {t('openMap')}
            <span className="sr-only"> ({t('newTab')})</span>
          </a>
        </div>
      </div>
      <div className="grid content-start gap-5">
        <NamedFigures
          className="md:border-t-0 md:pt-0"
          figures={[
            { name: t('postOffice'), value: say(postOffice) },
            { name: t('district'), value: say(district) },
            { name: t('state'), value: say(state) },
            { name: t('coordinates'), value: coordinatesText(coordinates) },
          ]}
        />
        <NamedFigures
          className="grid-cols-1! lg:grid-cols-2!"
          figures={[
            {
              name: t('phone'),
              value: (
                <a
                  href={`tel:${phone.replaceAll(' ', '')}`}
                  className={`${LINK} whitespace-nowrap`}
                >
                  {phone}
                </a>
              ),
            },
            {
              name: t('email'),
              value: (
                <a href={`mailto:${email}`} className={LINK}>
                  {email}
                </a>
              ),
            },
          ]}
        />
        <DigitMeaning record={record} />
      </div>
    </article>
  );
}
