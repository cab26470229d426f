import { useLocale, useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { READ_SIGNS } from '@/lib/content/horoscope';
import { localPath } from '@/lib/i18n/language';
import { localized } from '@/lib/i18n/localized';
import { SIGNS } from './signs';

export function SignLinks() {
  const t = useTranslations('Pages');
  const locale = useLocale();
  return (
    <section>
      <div className="max-md:sr-only">
        <BlockHeader title={t('horoscope')} more="/tools/horoscope" />
      </div>
      <ul className="grid grid-cols-6 overflow-hidden border-b border-rule">
        {READ_SIGNS.map((id) => (
          <li key={id} className="-ms-px border-t border-s border-rule">
            <a
              href={localPath(`/tools/horoscope?sign=${id}`, locale)}
              className="grid justify-items-center py-1 md:py-3 -outline-offset-3! hover:bg-raised"
            >
              <span aria-hidden className="text-[1.75rem] leading-tight">
                {SIGNS[id].symbol}
              </span>
              <b className="max-md:text-meta">{localized(SIGNS[id].name, locale)}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
