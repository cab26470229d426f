import { useTranslations } from 'next-intl';
import './places.css';

/** Says that the news of the reader's state, which were asked for, cannot be had. */
export function StateFailure() {
  const t = useTranslations('Places');
  return (
    <p role="alert" className="places-note">
      {t('newsFailed')}
    </p>
  );
}
