import { useLocale, useTranslations } from 'next-intl';
import { districtsOf } from '@/lib/content/districts';
import type { State } from '@/lib/content/stateRecord';
import { localPath } from '@/lib/i18n/language';
import { localized } from '@/lib/i18n/localized';
import { districtPath } from '@/lib/pages/districtPath';

type Props = {
  state: State;
  current?: string;
};

export function DistrictLinks({ state, current }: Props) {
  const t = useTranslations('District');
  const locale = useLocale();
  const districts = districtsOf(state);
  if (districts.length === 0) return null;
  return (
    <nav
      aria-label={t('cities', { state: localized(state.name, locale) })}
      className="border-b border-rule text-label"
    >
      <ul className="flex flex-wrap gap-x-6">
        {districts.map((district) => (
          <li key={district.id}>
            <a
              href={localPath(districtPath(district), locale)}
              aria-current={district.id === current ? 'page' : undefined}
              className="touch-target font-bold text-river aria-[current]:text-ink"
            >
              {localized(district.name, locale)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
