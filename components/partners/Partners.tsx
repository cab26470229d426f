import { useLocale, useTranslations } from 'next-intl';
import { localPath } from '@/lib/i18n/language';
import type { PagePartners } from './partnerSettings';

/**
 * The consent bar is fixed, so nothing shifts; scroll padding keeps the focused element clear of
 * it.
 */
const CONSENT_CSS =
  '#consent{position:fixed;inset:auto 0 0;z-index:20;max-height:70dvh;overflow-y:auto;padding:12px var(--gutter);border-top:var(--bar-w) solid var(--bar);background:var(--paper);}' +
  '#consent>div{max-width:var(--page);margin:0 auto;display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;}' +
  '#consent>div>div{flex:1 1 20rem;font-size:var(--t-label);line-height:max(1.5,var(--l-meta));}' +
  '#consent>div>p{flex:1 1 20rem;display:grid;grid-template-columns:1fr 1fr;gap:8px;}' +
  '#consent button{min-height:44px;padding:8px;border:1px solid var(--ink);border-radius:var(--radius-control);font-weight:700;line-height:1.3;}' +
  '#consent a{text-decoration:underline;}' +
  '#consent[hidden]{display:none;}' +
  ':root:has(#consent:not([hidden])){scroll-padding-bottom:14rem;}' +
  '@media print{#consent{display:none;}}';

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
