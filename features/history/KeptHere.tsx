import { useLocale, useTranslations } from 'next-intl';
import { localPath } from '@/lib/i18n/language';
import { DEVICE_LIST_ID } from './DeviceList';

export function KeptHere() {
  const t = useTranslations('My');
  const channel = useTranslations('Channel')('name');
  const locale = useLocale();
  return (
    <p className="max-w-measure border-t border-rule pt-3 text-label text-quiet">
      {t('keptHere', { channel })}{' '}
      <a
        href={localPath(`/privacy-policy#${DEVICE_LIST_ID}`, locale)}
        className="touch-target text-river underline"
      >
        {t('allKept')}
      </a>
    </p>
  );
}
