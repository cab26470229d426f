import { PRIVACY, TERMS } from '#site/policies.mjs';
import type { LiteRequest } from '@/lib/lite/liteRequest';
import { COMPANY_PAGES } from '@/lib/pages/companyPages';
import { AdvertisingText } from '../company/AdvertisingText';
import { AppText } from '../company/AppText';
import { ContactText } from '../company/ContactText';
import { JobsText } from '../company/JobsText';
import { LegalText } from '../company/LegalText';
import type { LitePage } from '../parts/litePage';
import { fixedPage } from './fixedPage';

type CompanyPath = keyof typeof COMPANY_PAGES;

export const isCompanyPath = (path: string): path is CompanyPath =>
  Object.hasOwn(COMPANY_PAGES, path);

/** A page about the company: what its full page says, without its forms and pictures. */
export function companyPage(request: LiteRequest, path: CompanyPath): LitePage {
  const { key } = COMPANY_PAGES[path];
  return fixedPage(request, { path, key, content: contentOf(path, request) });
}

function contentOf(path: CompanyPath, { words }: LiteRequest) {
  switch (path) {
    case '/contact-us':
      return <ContactText words={words} />;
    case '/careers':
      return <JobsText words={words} />;
    case '/advertise-with-us':
      return <AdvertisingText words={words} />;
    case '/privacy-policy':
      return <LegalText document={PRIVACY} words={words} />;
    case '/terms-conditions':
      return <LegalText document={TERMS} words={words} />;
    case '/download-app':
      return <AppText words={words} />;
  }
}
