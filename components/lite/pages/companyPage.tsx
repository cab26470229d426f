/** @jsxImportSource preact */
import { PRIVACY, TERMS } from '#site/policies.mjs';
import type { LiteRequest } from '@/lib/lite/liteRequest';
import { documentTitle, pageDescription } from '@/lib/lite/pageTexts';
import { COMPANY_PAGES } from '@/lib/pages/companyPages';
import { AdvertisingText } from '../company/AdvertisingText';
import { AppText } from '../company/AppText';
import { ContactText } from '../company/ContactText';
import { JobsText } from '../company/JobsText';
import { LegalText } from '../company/LegalText';
import type { LitePage } from '../parts/litePage';

type CompanyPath = keyof typeof COMPANY_PAGES;

export const isCompanyPath = (path: string): path is CompanyPath =>
  Object.hasOwn(COMPANY_PAGES, path);

/** A page about the company: what its full page says, without its forms and pictures. */
export function companyPage(request: LiteRequest, path: CompanyPath): LitePage {
  const { words } = request;
  const { key } = COMPANY_PAGES[path];
  return {
    title: documentTitle(words.t(`PageTitles.${key}`), words),
    description: pageDescription(key, words),
    url: request.url,
    canonical: path,
    main: (
      <>
        <h1>{words.t(`Pages.${key}`)}</h1>
        {contentOf(path, request)}
      </>
    ),
  };
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
