import { useLocale, useTranslations } from 'next-intl';
import { localPath } from '@/lib/i18n/language';
import { CONSENT_CSS } from './consentCss';
import type { PagePartners } from './partnerSettings';

function ConsentBar({ asked }: { asked: PagePartners['asked'] }) {
  const t = useTranslations('Consent');
  const pages = useTranslations('Pages');
  const locale = useLocale();
  return (
    <>
      <style>{CONSENT_CSS}</style>
      <section id="consent" aria-labelledby="consent-title" tabIndex={-1} hidden>
        <div>
          <div>
            <h2 id="consent-title">{t('title')}</h2>
            <p>
              {t('ask', { what: asked })}{' '}
              <a href={localPath('/privacy-policy', locale)}>{pages('privacy')}</a>
            </p>
          </div>
          <p>
            <button type="button" value="no">
              {t('no')}
            </button>
            <button type="button" value="yes">
              {t('yes')}
            </button>
          </p>
        </div>
      </section>
    </>
  );
}

export function PrivacyChoices() {
  const t = useTranslations('Consent');
  return (
    <button type="button" id="privacy-choices" hidden className="touch-target">
      {t('choices')}
    </button>
  );
}

export const Partners = ({
  asked,
  isAsking,
  nonce,
}: PagePartners & { nonce: string | undefined }) => (
  <>
    {isAsking && <ConsentBar asked={asked} />}
    <script defer src="/api/partners.js" nonce={nonce} />
  </>
);
