import { districtsOf } from '@/lib/content/states/districts';
import type { State } from '@/lib/content/states/state';
import type { Locale } from '@/lib/i18n/locales';
import { localized } from '@/lib/i18n/localized';
import { districtPath } from '@/lib/pages/districtPath';
import { litePath } from '@/lib/pages/litePath';

export function DistrictLinks({ state, locale }: { state: State; locale: Locale }) {
  const districts = districtsOf(state);
  return (
    districts.length > 0 && (
      <ul className="b">
        {districts.map((district) => (
          <li key={district.id}>
            <a href={litePath(districtPath(district), locale)}>
              {localized(district.name, locale)}
            </a>
          </li>
        ))}
      </ul>
    )
  );
}
