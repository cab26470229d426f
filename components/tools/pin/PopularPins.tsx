import { useLocale, useTranslations } from 'next-intl';
import { localized } from '@/lib/i18n/localized';
import { PIN_RECORDS } from '@/lib/tools/pin/pinRecords';

type Props = { own: string; choose: (pincode: string) => void };

/**
 * The codes asked for most: one press fills the field and searches. Each is a form's own button, so
 * it works without JavaScript.
 */
export function PopularPins({ own, choose }: Props) {
  const t = useTranslations('Pin');
  const locale = useLocale();
  return (
    <section aria-labelledby="popular-pins" className="print:hidden">
      <h2 id="popular-pins" className="font-bold">
        {t('popular')}
      </h2>
      <form action={own}>
        <ul className="-mx-gutter flex gap-2 overflow-x-auto scroll-px-gutter overscroll-x-contain px-gutter py-1.5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
          {PIN_RECORDS.map(({ pincode, city }) => (
            <li key={pincode} className="flex-none">
              <button
                type="submit"
                name="q"
                value={pincode}
                onClick={(event) => {
                  event.preventDefault();
                  choose(pincode);
                }}
                className="inline-flex min-h-11 items-center gap-2 rounded-control border border-edge px-3 text-label whitespace-nowrap"
              >
                <b className="tabular-nums">{pincode}</b>
                <span className="text-quiet">{localized(city, locale)}</span>
              </button>
            </li>
          ))}
        </ul>
      </form>
      <p className="mt-1 text-label text-quiet">{t('sample')}</p>
    </section>
  );
}
