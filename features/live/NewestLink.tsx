import { useTranslations } from 'next-intl';
import type { TextForm } from '@/components/reader/body/textForm';
import { updateName } from '@/lib/stories/updateAddress';
import type { LiveUpdate } from '@/lib/story/coverage';
import { textLanguage } from '@/lib/story/textLanguage';

type Props = { update: LiveUpdate; form: TextForm; href: string };

export function NewestLink({ update, form, href }: Props) {
  const t = useTranslations('Coverage');
  return (
    <a href={href} className="touch-target text-river">
      <span>
        {t('newest')} <b lang={textLanguage(updateName(update), form)}>{updateName(update)}</b>
      </span>
    </a>
  );
}
