import { useTranslations } from 'next-intl';
import { NEWSLETTER } from '#site/links.mjs';
import { NEWSLETTER_ID } from '@/components/layout/newsletterLink';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { TextField } from '@/components/ui/Field';
import { channel } from '@/lib/config/channel';

/**
 * The newsletter service answers with its own page. Without an answer no page of ours can help, so
 * the form says beforehand whom to ask.
 */
export function NewsletterForm() {
  const t = useTranslations('Newsletter');
  if (!NEWSLETTER || 'page' in NEWSLETTER) return null;
  const { action, email, hidden, trap } = NEWSLETTER;
  const { news } = channel().email;
  return (
    <section id={NEWSLETTER_ID}>
      <BlockHeader title={t('title')} />
      <form method="post" action={action} className="grid max-w-measure gap-4">
        <TextField
          id="newsletter-email"
          name={email}
          label={t('email')}
          type="email"
          autoComplete="email"
          required
        />
        {hidden.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <input name={trap} defaultValue="" tabIndex={-1} autoComplete="off" aria-hidden hidden />
        <p className="text-label text-quiet">
          {t.rich('note', {
            host: () => <b lang="en">{new URL(action).host}</b>,
            email: () => (
              <a href={`mailto:${news}`} lang="en" className="text-river underline">
                {news}
              </a>
            ),
          })}
        </p>
        <button type="submit" className="btn justify-self-start">
          {t('subscribe')}
        </button>
      </form>
    </section>
  );
}
