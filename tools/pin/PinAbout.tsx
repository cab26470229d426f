import { useTranslations } from 'next-intl';
import { environment } from '@/lib/config/environment.mjs';
import { ZONES } from './pinDigits';

export function PinAbout() {
  const t = useTranslations('PinAbout');
  const pin = useTranslations('Pin');
  return (
    <>
      <p>{t('search')}</p>
      <p>{t('sample', { samples: environment().SAMPLES })}</p>
      <p>{t('structure')}</p>
      <table className="ruled-table wrap-normal [&_th]:align-top">
        <caption className="pb-1 text-start font-bold">{t('zones')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('digit')}</th>
            <th scope="col" className="text-start!">
              {t('region')}
            </th>
          </tr>
        </thead>
        <tbody>
          {ZONES.map(({ digit, region }) => (
            <tr key={digit}>
              <th scope="row">{digit}</th>
              <td className="text-start!">
                <b className="block">{pin(region)}</b>
                {t(`states.${digit}`)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
