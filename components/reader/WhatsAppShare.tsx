import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { type Shared, whatsAppLink } from '@/lib/share/shareLinks';

/** Sends a story the way most readers do, by a link that needs no script. */
export function WhatsAppShare({ shared }: { shared: Shared }) {
  const t = useTranslations('Share');
  const service = t('whatsapp');
  return (
    <a
      href={whatsAppLink(shared)}
      data-action="popup"
      target="_blank"
      rel="noopener noreferrer"
      lang={useLocale()}
      aria-label={t('on', { service })}
      className="inline-flex min-h-11 flex-none items-center gap-2 rounded-control bg-chat px-4 font-bold whitespace-nowrap text-on-chat print:hidden"
    >
      <Icon name="wa" />
      {service}
    </a>
  );
}
