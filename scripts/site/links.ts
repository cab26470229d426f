import type { Newsletter, NewsletterField } from '@/lib/site/newsletterSchema';
import type { Site } from '@/lib/site/siteSchema';
import { moduleOf, typed } from './moduleOf';

export function newsletterOf(field: NewsletterField | undefined): Newsletter | null {
  switch (field?.kind) {
    case undefined:
      return null;
    case 'page':
      return { page: field.url };
    case 'mailchimp': {
      // The embed code escapes it.
      const action = field.form.replaceAll('&amp;', '&');
      const { searchParams } = new URL(action);
      const trap = `b_${searchParams.get('u')}_${searchParams.get('id')}`;
      return { action, email: 'EMAIL', hidden: [], trap };
    }
    case 'brevo':
      return {
        action: field.form,
        email: 'EMAIL',
        hidden: [
          ['locale', 'en'],
          ['html_type', 'simple'],
        ],
        trap: 'email_address_check',
      };
    case 'listmonk':
      return {
        action: new URL('subscription/form', field.url.replace(/\/?$/, '/')).href,
        email: 'email',
        hidden: field.lists.map((list) => ['l', list] as const),
        trap: 'nonce',
      };
  }
}

export const links = (site: Site): string =>
  moduleOf({
    LATEST: typed('string', site.viewMore.latest),
    FEATURED: typed('string | null', site.viewMore.featured ?? null),
    NEWSLETTER: typed(
      "import('../lib/site/newsletterSchema').Newsletter | null",
      newsletterOf(site.newsletter),
    ),
    SUBSCRIBE: typed('string | null', site.subscribe ?? null),
    E_PAPER: typed('string | null', site.ePaper ?? null),
    WHATSAPP_CHANNEL: typed('string | null', site.whatsappChannel ?? null),
  });
