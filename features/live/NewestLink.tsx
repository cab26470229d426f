import { useTranslations } from 'next-intl';
import { languageOf } from '@/lib/format/script';
import { updateName } from '@/lib/stories/live/updateAddress';
import type { LiveUpdate } from '@/lib/story/coverage';

type Props = { update: LiveUpdate; href: string };

export function NewestLink({ update, href }: Props) {
  const t = useTranslations('Coverage');
  return (
    <a href={href} className="touch-target text-river">
      <span>
        {t('newest')} <b lang={languageOf(updateName(update))}>{updateName(update)}</b>
      </span>
    </a>
  );
}
