import { useLocale, useTranslations } from 'next-intl';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import type { Office } from '@/lib/tools/pin/directory/office';

const LATIN = /^[ -~]+$/;

/** A name of the directory, which knows Latin letters alone. */
function Name({ children }: { children: string }) {
  const isForeign = useLocale() !== DEFAULT_LOCALE && LATIN.test(children);
  return <span lang={isForeign ? DEFAULT_LOCALE : undefined}>{children}</span>;
}

/** Post offices of the directory, each with its code, its rank and where it is. */
export function OfficeList({ offices }: { offices: readonly Office[] }) {
  const t = useTranslations('Pin');
  return (
    <ul className="border-t border-rule">
      {offices.map(({ pincode, name, kind, taluk, district, state }, index) => (
        <li
          key={index}
          className="flex flex-wrap items-baseline gap-x-4 border-b border-rule py-2.5"
        >
          <b className="text-card-m whitespace-nowrap tabular-nums">{pincode}</b>{' '}
          <div className="min-w-0 flex-1 basis-48">
            <b>
              <Name>{name}</Name>
            </b>
            {kind !== 'unnamed' && (
              <span className="text-label text-quiet">, {t(`rank.${kind}`)}</span>
            )}{' '}
            <p className="text-label text-quiet">
              {[...new Set([taluk, district, state])]
                .filter((place) => place !== '')
                .map((place, at) => (
                  <span key={place}>
                    {at > 0 && ', '}
                    <Name>{place}</Name>
                  </span>
                ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
