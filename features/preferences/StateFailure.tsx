import { useTranslations } from 'next-intl';
import './places.css';

export function StateFailure() {
  const t = useTranslations('Places');
  return (
    <p role="alert" className="places-note">
      {t('newsFailed')}
    </p>
  );
}
